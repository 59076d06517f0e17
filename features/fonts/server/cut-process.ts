import { faces } from '#packages/fonts/faces.ts'
import { slices } from '#packages/fonts/slices.ts'
import { cutSlice } from './cut.ts'
import type { CutAnswer, CutRequest } from './cutter.ts'

// Run by cutter.ts as a child process.
const answer = async ({ face: id, slice: index }: CutRequest): Promise<CutAnswer> => {
  const face = faces.find((one) => one.id === id)
  const slice = slices[index]
  if (!face || !slice) return { error: `there is no slice ${index} of ${id}` }
  try {
    return { woff2: await cutSlice(face, slice) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', async (request: CutRequest) => process.send?.(await answer(request)))
// The server has ended, however it ended.
process.on('disconnect', () => process.exit())
