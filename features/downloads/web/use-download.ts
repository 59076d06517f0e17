import { useRef, useState } from 'react'
import type { Comparison } from '#packages/checks/proof.ts'
import type { Document } from '#packages/document/schema.ts'
import type { ToolPorts } from '#packages/editor-core/tool.ts'
import type { MadeFile, Progress, Report } from '#packages/export/format.ts'
import type { FormatId } from '#packages/export/formats.ts'
import { makeFile, type Order } from '#packages/export/make-file.ts'
import { packed, saveFile } from '#packages/export/save-file.ts'
import { type Proved, type Proving, proofOf, useProver } from './proof/prove-made.ts'

/** The state of one format in a download. */
export interface Step extends Progress {
  format: FormatId
}

/** The result of reading a PDF back: first whether it equals the screen, the rest a little later. */
export type Check = { state: 'none' | 'reading' | 'unread' } | { state: 'proved'; proved: Proved }

interface Ready {
  steps: readonly Step[]
  file: MadeFile
  files: readonly MadeFile[]
  took: number
  /** The formats that were made, and the document. */
  formats: readonly FormatId[]
  document: Document
}

export type Download =
  | { state: 'idle' }
  | { state: 'making'; steps: readonly Step[]; startedAt: number }
  /** The file differs from the screen. It is saved only if the user confirms. */
  | ({ state: 'withheld'; difference: Comparison } & Ready)
  | ({ state: 'done'; check: Check } & Ready)
  | { state: 'failed'; format: FormatId; error: unknown }

type Wanted = Omit<Order, 'format' | 'onList'>

export const withStep = (steps: readonly Step[], step: Step): readonly Step[] => {
  const at = steps.findIndex((one) => one.format === step.format && one.step === step.step)
  return at < 0 ? [...steps, step] : steps.with(at, step)
}

/** Reads a PDF back before it is saved, to guarantee that it equals the screen. */
const compared = async ({ compare }: Proving, file: MadeFile, report: Report) => {
  report({ step: 'check', done: 0, of: 1 })
  // A file that cannot be checked is saved all the same.
  const comparison = await compare(file).catch(() => undefined)
  report({ step: 'check', done: 1, of: 1 })
  return comparison
}

/** Rendering every step would take longer than making most files. */
const SHOW_STEPS_MS = 100

const differs = ({ sameText, samePages }: Comparison): boolean => !(sameText && samePages)

/** Makes one or more formats one after the other, saves the files and reports the counts. */
export const useDownload = (exported?: ToolPorts['exported']) => {
  const [download, setDownload] = useState<Download>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  const prover = useProver()

  const give = ({ file, formats, document }: Ready) => {
    saveFile(file)
    exported?.({ kind: document.kind, formats: [...formats] })
  }

  /** The part of the proof that is ready only after the file was saved. */
  const prove = async (ready: Ready, comparison: Comparison, signal: AbortSignal) => {
    const { document } = ready
    // A request for another file does not wait for the proof of this one.
    signal.addEventListener('abort', () => void comparison.close(), { once: true })
    const check = await proofOf(comparison).then(
      (proof): Check => ({ state: 'proved', proved: { document, proof } }),
      (): Check => ({ state: 'unread' }),
    )
    if (!signal.aborted) setDownload({ state: 'done', ...ready, check })
  }

  const start = async (formats: readonly FormatId[], order: Wanted) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const startedAt = performance.now()
    let steps: readonly Step[] = []
    let format = formats[0] as FormatId
    let comparison: Comparison | undefined
    const report = (progress: Progress) => {
      steps = withStep(steps, { ...progress, format })
    }
    const show = () => setDownload({ state: 'making', steps, startedAt })
    const showing = setInterval(show, SHOW_STEPS_MS)
    signal.addEventListener('abort', () => clearInterval(showing))
    show()
    try {
      const files: MadeFile[] = []
      for (format of formats) {
        const { document, root, pages } = order
        const proving = format === 'pdf' ? prover.begin({ document, root, pages }) : undefined
        const onList = proving?.onList
        const made = await makeFile({ ...order, format, ...(onList ? { onList } : {}) }, report, signal)
        if (proving && made[0]) comparison = await compared(proving, made[0], report)
        signal.throwIfAborted()
        files.push(...made)
      }
      const file = await packed(files, order.name)
      signal.throwIfAborted()
      clearInterval(showing)
      const took = performance.now() - startedAt
      const ready: Ready = { steps, file, files, took, formats, document: order.document }
      if (comparison && differs(comparison)) {
        void comparison.close()
        setDownload({ state: 'withheld', ...ready, difference: comparison })
        return
      }
      give(ready)
      const isRead = formats.includes('pdf')
      setDownload({
        state: 'done',
        ...ready,
        check: { state: comparison ? 'reading' : isRead ? 'unread' : 'none' },
      })
      if (comparison) await prove(ready, comparison, signal)
    } catch (error) {
      clearInterval(showing)
      void comparison?.close()
      if (!signal.aborted) setDownload({ state: 'failed', format, error })
    }
  }

  const stop = () => {
    running.current?.abort()
    setDownload({ state: 'idle' })
  }
  /** Saves the file that was withheld. */
  const saveAnyway = () => {
    if (download.state !== 'withheld') return
    const { difference: _, ...ready } = download
    give(download)
    setDownload({ ...ready, state: 'done', check: { state: 'none' } })
  }
  return { download, start, stop, saveAnyway }
}
