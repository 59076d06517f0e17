import type { Given } from '#packages/import/input.ts'
import { MOST_BYTES, type Refusal, refuse } from '#packages/import/reading.ts'

/** The bytes of a chosen file. One too large is refused by what it says of itself: half a gigabyte is never read. */
export const givenFile = async (
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Given | Refusal> => {
  if (file.size > MOST_BYTES) return refuse('too-large')
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch (error) {
    // Moved, deleted or unplugged since it was chosen.
    return refuse('broken', String(error))
  }
}
