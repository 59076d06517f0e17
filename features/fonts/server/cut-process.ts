import { faces } from '#packages/fonts/faces.ts'
import { codePointsOf, slices } from '#packages/fonts/slices.ts'
import { cutCodePoints } from './cut.ts'
import type { CutAnswer, CutRequest } from './cutter.ts'

// Run by cutter.ts as a child process.
const answer = async ({ face: id, slice: wanted }: CutRequest): Promise<CutAnswer> => {
  const face = faces.find((one) => one.id === id)
  const planned = typeof wanted === 'number' ? slices[wanted] : undefined
  const codePoints = typeof wanted === 'number' ? planned && codePointsOf(planned) : wanted
  if (!face || !codePoints) return { error: `there is no slice ${wanted} of ${id}` }
  try {
    return { woff2: await cutCodePoints(face, codePoints) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', async (request: CutRequest) => {
  const answered = await answer(request)
  // The server may have ended meanwhile; then the answer is not needed.
  process.send?.(answered, undefined, {}, () => undefined)
})
// The server has ended, however it ended.
process.on('disconnect', () => process.exit())
