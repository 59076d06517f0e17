export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** From the browser's cache, where all that is drawn already lies: a file is made without a network, too. */
export const fetchCached = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { cache: 'force-cache', signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.blob()
}
