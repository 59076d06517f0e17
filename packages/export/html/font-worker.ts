import decompress from 'woff2-encoder/decompress'
import { hasAny, thinFont } from './thin-font.ts'

export interface FontRequest {
  id: number
  woff2: ArrayBuffer
  /** Whose outlines are kept, unless it stays whole. */
  characters: ReadonlySet<number>
  whole: boolean
}

/** `woff` is undefined if the slice has none of the characters. */
export type FontAnswer = { id: number } & ({ woff: Uint8Array | undefined } | { error: string })

/** In a worker, because decompression runs code that the page's Content-Security-Policy forbids. */
self.addEventListener('message', async ({ data }: MessageEvent<FontRequest>) => {
  const { id, woff2, characters, whole } = data
  try {
    const sfnt = new Uint8Array(await decompress(woff2))
    const woff = hasAny(sfnt, characters) ? await thinFont(sfnt, whole ? undefined : characters) : undefined
    self.postMessage({ id, woff } satisfies FontAnswer)
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies FontAnswer)
  }
})
