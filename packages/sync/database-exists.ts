/** Whether this browser has the database; true where the browser cannot list its databases. */
export const hasLocalDatabase = async (): Promise<boolean> => {
  const known = await indexedDB.databases?.()
  return known === undefined || known.some(({ name }) => name === 'huajian')
}
