import type { DisplayList } from '../display-list/list.ts'
import type { Progress } from '../format.ts'
import { FontsUnreachable } from './fonts-unreachable.ts'
import { type PdfOptions, type WrittenPdf, writePdf } from './write-pdf.ts'

export interface PdfRequest {
  id: number
  list: DisplayList
  options: PdfOptions
  /** The address `…/fonts/<version>` of the screen's own fonts, which are in the browser's cache. */
  fonts: string
}

export type PdfAnswer = { id: number } & (
  | { progress: Progress }
  | { written: WrittenPdf }
  | { error: string; noFonts: boolean }
)

const answer = (message: PdfAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

const readSlice = (fonts: string) => async (face: string, slice: number) => {
  const reply = await fetch(`${fonts}/${face}/${slice}.woff2`, { cache: 'force-cache' }).catch(
    (error: unknown) => {
      throw new FontsUnreachable(`font ${face}/${slice}: ${error}`)
    },
  )
  if (!reply.ok) throw new FontsUnreachable(`font ${face}/${slice}: ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}

self.addEventListener('message', async ({ data }: MessageEvent<PdfRequest>) => {
  const { id, list, options, fonts } = data
  try {
    const written = await writePdf(list, options, readSlice(fonts), (progress) => answer({ id, progress }))
    answer({ id, written }, [written.bytes.buffer as ArrayBuffer])
  } catch (error) {
    answer({
      id,
      error: error instanceof Error ? error.message : String(error),
      noFonts: error instanceof FontsUnreachable,
    })
  }
})
