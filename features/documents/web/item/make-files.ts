import { tellExport } from '#features/exports/parts.ts'
import type { Client } from '#packages/api/client.ts'
import type { Report } from '#packages/export/format.ts'
import { makeFile } from '#packages/export/make-file.ts'
import { safeName } from '#packages/export/safe-name.ts'
import { packed, saveFile } from '#packages/export/save-file.ts'
import { extensionOf, type Item, type OpenItem } from './item.ts'
import { readStored } from './read-stored.ts'

/** Makes the file from the pages on the screen and saves it on the device. */
export const downloadFile = async (
  client: Client,
  item: OpenItem,
  root: HTMLElement,
  report: Report,
  signal: AbortSignal,
): Promise<void> => {
  const name = safeName(item.meta.name) || item.id
  const document = readStored(item.document)
  const files = await makeFile({ document, root, name, format: extensionOf(item) }, report, signal)
  signal.throwIfAborted()
  saveFile(await packed(files, name))
  tellExport(client, { kind: item.kind, formats: [extensionOf(item)] })
}

/**
 * Pages are enlarged for small print; a dozen slides are only as large as the window, because each pixel takes time.
 */
const scaleFor = ({ kind }: Item): 1 | 2 => (kind === 'word' || innerWidth * devicePixelRatio > 2000 ? 2 : 1)

/** A picture of every page, which does not require access to the document. */
export const pagePictures = async (
  item: Item,
  root: HTMLElement,
  report: Report,
  signal: AbortSignal,
): Promise<Blob[]> => {
  const [{ readDisplayList }, { drawPictures }] = await Promise.all([
    import('#packages/export/display-list/read.ts'),
    import('#packages/export/png/client.ts'),
  ])
  const list = await readDisplayList(root, report, { signal })
  const pictures = await drawPictures(list, { scale: scaleFor(item), long: false }, report, signal)
  return pictures.map((bytes) => new Blob([bytes as BlobPart], { type: 'image/png' }))
}
