export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Reads from the browser's cache, which has everything that is drawn, so that files can be made offline. */
export const fetchCached = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { cache: 'force-cache', signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.blob()
}
