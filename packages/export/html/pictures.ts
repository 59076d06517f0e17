import type { Making } from '../format.ts'
import { dataUrlOf, fetchCached } from './data-url.ts'

/** A transparent pixel: a picture that cannot be read leaves its place and its background. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const GROUND = /url\(["']?([^"'()]+)["']?\)/

type Picture = { address: string; put(picture: string): void }

const pictureIn = (element: HTMLElement): Picture[] => {
  if (element instanceof HTMLImageElement)
    return [
      { address: element.getAttribute('src') ?? '', put: (picture) => element.setAttribute('src', picture) },
    ]
  const [, address = ''] = GROUND.exec(element.style.backgroundImage) ?? []
  return address === ''
    ? []
    : [{ address, put: (picture) => (element.style.backgroundImage = `url("${picture}")`) }]
}

/** A background picture of every page is in the file once. */
const sharedGround = (copy: HTMLElement): string => {
  const grounds = [...copy.querySelectorAll<HTMLImageElement>(':scope > .hj-page > img')]
  const [first] = grounds
  if (!first || grounds.length === 1) return ''
  const picture = first.getAttribute('src') ?? NOTHING
  for (const ground of grounds) {
    const sheet = ground.ownerDocument.createElement('div')
    sheet.setAttribute('style', ground.getAttribute('style') ?? '')
    sheet.className = 'ground'
    ground.replaceWith(sheet)
  }
  return `.ground{background:url(${picture}) center/cover no-repeat}`
}

interface Put {
  /** CSS that some of the pictures need. */
  style: string
  /** The number of pictures that could not be read. */
  unread: number
}

/** Embeds the pictures of a copied document. */
export const putPictures = async (copy: HTMLElement, { report, signal }: Making): Promise<Put> => {
  const pictures = [...copy.querySelectorAll<HTMLElement>('img, [style*="url("]')].flatMap(pictureIn)
  const addresses = [...new Set(pictures.map(({ address }) => address))].filter(
    (one) => !one.startsWith('data:'),
  )
  const found = new Map<string, string>()
  for (const [at, address] of addresses.entries()) {
    report({ step: 'pictures', done: at, of: addresses.length })
    const picture = await fetchCached(address, signal).then(dataUrlOf, () => NOTHING)
    signal.throwIfAborted()
    found.set(address, picture)
  }
  if (addresses.length > 0) report({ step: 'pictures', done: addresses.length, of: addresses.length })
  for (const { address, put } of pictures) put(found.get(address) ?? address)
  const unread = [...found.values()].filter((picture) => picture === NOTHING).length
  return { style: sharedGround(copy), unread }
}
