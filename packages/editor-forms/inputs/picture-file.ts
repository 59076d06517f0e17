/** Why a file cannot be used. */
export type PictureFault = 'big' | 'notImage' | 'broken' | 'heic' | 'none'

export class PictureError extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

const MAX_BYTES = 25 * 1024 * 1024
const MAX_PIXELS = 80_000_000

/** Checks the content of the file, since phones use various names and types for HEIC pictures. */
const isHeic = async (file: Blob): Promise<boolean> => {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(heic|heix|hevc|heim|heis|hevx|mif1|msf1)/.test(head)
}

/** Loads a picture. The content security policy allows data and blob URLs for images, but not for `fetch`. */
export const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => (image.naturalWidth > 0 ? resolve(image) : reject(new PictureError('broken')))
    image.onerror = () => reject(new PictureError('broken'))
    image.src = url
  })

/** The file as an object URL. The caller revokes it with `URL.revokeObjectURL`. */
export const openPicture = async (file: Blob): Promise<{ url: string; image: HTMLImageElement }> => {
  const heic = await isHeic(file)
  if (!heic && !file.type.startsWith('image/')) throw new PictureError('notImage')
  if (file.size > MAX_BYTES) throw new PictureError('big')
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    if (image.naturalWidth * image.naturalHeight > MAX_PIXELS) throw new PictureError('big')
    return { url, image }
  } catch (error) {
    URL.revokeObjectURL(url)
    // Only Safari can open HEIC.
    throw heic ? new PictureError('heic') : error
  }
}

/** The first picture in pasted or dropped data. */
export const pictureAmong = (data: DataTransfer | null): File | undefined => {
  const files = [...(data?.files ?? [])]
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}
