import type { DisplayList } from '../display-list/list.ts'
import type { Progress } from '../format.ts'
import { sliceReader } from '../glyphs/page-fonts.ts'
import { makePictures, type PictureOrder } from './make-pictures.ts'

export type PictureRequest = { id: number } & (
  | { list: DisplayList; order: PictureOrder; fonts: string }
  | { stop: true }
)

export type PictureAnswer = { id: number } & (
  | { progress: Progress }
  | { pictures: Uint8Array[] }
  | { error: string }
)

const running = new Map<number, AbortController>()

const answer = (message: PictureAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer })

self.addEventListener('message', async ({ data }: MessageEvent<PictureRequest>) => {
  const { id } = data
  if ('stop' in data) return running.get(id)?.abort()
  const controller = new AbortController()
  running.set(id, controller)
  const report = (progress: Progress) => answer({ id, progress })
  try {
    const read = sliceReader(data.fonts)
    const pictures = await makePictures(data.list, data.order, read, report, controller.signal)
    answer(
      { id, pictures },
      pictures.map(({ buffer }) => buffer),
    )
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) })
  } finally {
    running.delete(id)
  }
})
