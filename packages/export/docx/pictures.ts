import type { Document } from '#packages/document/schema.ts'
import type { Node } from '#packages/sections/node.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import type { Picture } from '../display-list/list.ts'

/** Loads pictures: a browser draws them, a server reads its files. Undefined if there is none. */
export type PicturePort = (src: string) => Promise<Picture | undefined>

const sourcesIn = (node: Node): string[] => {
  if (node.node === 'picture') return node.src === '' ? [] : [node.src]
  return 'children' in node ? node.children.flatMap(sourcesIn) : []
}

/** Every picture that a document shows, once. */
export const pictureSources = (document: Document): string[] => {
  const shown = resolveDocument(document).flatMap(({ body }) => (body ? sourcesIn(body) : []))
  const { picture } = document.page.background
  return [...new Set([...(picture ? [picture] : []), ...shown])]
}

/** A picture that cannot be loaded leaves its place empty and is counted, because the text matters more. */
export const loadPictures = async (
  sources: readonly string[],
  port: PicturePort,
  onLoaded: (done: number) => void,
): Promise<Map<string, Picture>> => {
  const found = new Map<string, Picture>()
  for (const [at, src] of sources.entries()) {
    const picture = await port(src).catch(() => undefined)
    if (picture && picture.width > 0 && picture.height > 0) found.set(src, picture)
    onLoaded(at + 1)
  }
  return found
}
