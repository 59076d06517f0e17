/** Whether anything was ever written here. Where a browser cannot tell, it may have been. */
export const hasDatabase = async (): Promise<boolean> => {
  const known = await indexedDB.databases?.()
  return known === undefined || known.some(({ name }) => name === 'huajian')
}
