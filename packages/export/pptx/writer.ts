import type { Writer } from '../format.ts'

/** Options of a presentation's file. */
interface PptxRequest {
  /** Whether the document is attached, so that the file can be imported without loss. */
  attach?: boolean
}

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

/** A presentation becomes an editable one; pages of other documents become slides that look like them. */
export const pptxWriter: Writer = {
  from: 'pages',
  editableObjects: ({ kind }) => kind === 'ppt',
  write: async (list, { document, name, report, signal }, options) => {
    const { attach = true } = (options ?? {}) as PptxRequest
    const [{ factsOf }, { partsOf }, { deckPartsOf }, { pack }] = await Promise.all([
      import('./facts.ts'),
      import('./package.ts'),
      import('./deck/deck-parts.ts'),
      import('./pack.ts'),
    ])
    signal.throwIfAborted()
    const date = new Date()
    const facts = factsOf(document, list, date)
    const parts = await (list.editableObjects
      ? deckPartsOf(list, document, { facts, attach, report, signal })
      : partsOf(list, facts, report, signal))
    report({ step: 'write', done: 0, of: 1 })
    const bytes = await pack(parts, date, signal)
    report({ step: 'write', done: 1, of: 1 })
    return [{ name: `${name}.pptx`, type: TYPE, bytes }]
  },
}
