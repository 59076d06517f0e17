import type { Writer } from '../format.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

export const pptxWriter: Writer = {
  from: 'pages',
  write: async (list, { document, name, report, signal }) => {
    const [{ factsOf }, { partsOf }, { pack }] = await Promise.all([
      import('./facts.ts'),
      import('./package.ts'),
      import('./pack.ts'),
    ])
    signal.throwIfAborted()
    const date = new Date()
    const parts = await partsOf(list, factsOf(document, list, date), report, signal)
    report({ step: 'write', done: 0, of: 1 })
    const bytes = await pack(parts, date, signal)
    report({ step: 'write', done: 1, of: 1 })
    return [{ name: `${name}.pptx`, type: TYPE, bytes }]
  },
}
