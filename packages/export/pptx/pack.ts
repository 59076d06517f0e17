import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Part } from './package.ts'

/** Packs all parts into one archive, with a pause after each so that the page stays responsive. */
export const pack = async (parts: readonly Part[], date: Date, signal: AbortSignal): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { path, content } of parts) {
    // Pictures are packed already.
    const entry = typeof content === 'string' ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    entry.mtime = date
    zip.add(entry)
    entry.push(typeof content === 'string' ? strToU8(content) : content, true)
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
  zip.end()
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())
}
