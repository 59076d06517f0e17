import type { Document } from '#packages/document/schema.ts'
import type { Report } from '#packages/export/format.ts'
import { makeFile } from '#packages/export/make-file.ts'
import { renderOffscreen } from '#packages/render/render-offscreen.tsx'
import { type Proved, type Prover, proofOf } from './prove-made.ts'

/** Makes the PDF in memory, reads it back and returns what was recognized. Nothing is saved. */
export const makeProof = (
  { begin }: Prover,
  document: Document,
  report: Report,
  signal: AbortSignal,
): Promise<Proved> =>
  renderOffscreen(document, async (root) => {
    const { onList, compare } = begin({ document, root, pages: undefined })
    const [file] = await makeFile({ format: 'pdf', document, root, name: 'proof', onList }, report, signal)
    if (!file) throw new Error('no file was made')
    report({ step: 'check', done: 0, of: 1 })
    const proof = await proofOf(await compare(file))
    signal.throwIfAborted()
    report({ step: 'check', done: 1, of: 1 })
    return { document, proof }
  })
