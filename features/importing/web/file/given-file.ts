import type { Given } from '#packages/import/input.ts'
import { MAX_BYTES, type Refusal, refuse } from '#packages/import/reading.ts'

/** Reads the bytes of a chosen file. A file that is too large is refused by its size, before it is read. */
export const givenFile = async (
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Given | Refusal> => {
  if (file.size > MAX_BYTES) return refuse('too-large')
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch (error) {
    // The file was moved or deleted after it was chosen.
    return refuse('broken', String(error))
  }
}
