export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8
export const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50

/** The content of a picture's address. The address may be a data URL, as for visitors, who cannot upload files. */
export const bytesOf = async (url: string): Promise<Uint8Array> => {
  // The page's Content-Security-Policy only allows requests to its own server.
  const [, data] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? []
  if (data !== undefined) return Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
  const answer = await fetch(url, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Loads and decodes an image, for backgrounds, which have no element, and for files without a page. */
export const imageAt = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}
