import { tellExport } from '#features/exports/parts.ts'
import type { MadeFile, Report } from '#packages/formats/format.ts'
import { makeFile } from '#packages/formats/make-file.ts'
import { safeName } from '#packages/formats/safe-name.ts'
import { packed, saveFile } from '#packages/formats/save-file.ts'
import type { Client } from '#packages/wire/client.ts'
import { extensionOf, type Item } from './item.ts'
import { readStored } from './read-stored.ts'

const orderOf = (item: Item, root: HTMLElement) => ({
  document: readStored(item.document),
  root,
  name: safeName(item.meta.name) || item.id,
})

/** Makes the file of the very pages that are shown, and gives it to the person. */
export const downloadFile = async (
  client: Client,
  item: Item,
  root: HTMLElement,
  report: Report,
  signal: AbortSignal,
): Promise<void> => {
  const order = orderOf(item, root)
  const files = await makeFile({ ...order, format: extensionOf(item) }, report, signal)
  signal.throwIfAborted()
  saveFile(await packed(files, order.name))
  tellExport(client, { kind: item.kind, formats: [extensionOf(item)] })
}

/** Small print is enlarged; a dozen slides are as fine as this window can show them, since each dot costs time. */
const scaleFor = ({ kind }: Item): 1 | 2 => (kind === 'word' || innerWidth * devicePixelRatio > 2000 ? 2 : 1)

/** A picture of every page. */
export const pagePictures = (
  item: Item,
  root: HTMLElement,
  report: Report,
  signal: AbortSignal,
): Promise<MadeFile[]> =>
  makeFile({ ...orderOf(item, root), format: 'png', options: { scale: scaleFor(item) } }, report, signal)
