import { useRef, useState } from 'react'
import type { MadeFile, Progress } from '#packages/formats/format.ts'
import type { FormatId } from '#packages/formats/formats.ts'
import { makeFile, type Order } from '#packages/formats/make-file.ts'
import { packed, saveFile } from '#packages/formats/save-file.ts'

/** One format on its way. */
export interface Step extends Progress {
  format: FormatId
}

export type Download =
  | { state: 'idle' }
  | { state: 'making'; steps: readonly Step[]; startedAt: number }
  | { state: 'done'; steps: readonly Step[]; file: MadeFile; files: readonly MadeFile[]; took: number }
  | { state: 'failed'; format: FormatId; error: unknown }

const withStep = (steps: readonly Step[], step: Step): readonly Step[] => {
  const at = steps.findIndex((one) => one.format === step.format && one.step === step.step)
  return at < 0 ? [...steps, step] : steps.with(at, step)
}

/** Makes one format or several, one after the other, and gives the result to the person. */
export const useDownload = () => {
  const [download, setDownload] = useState<Download>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)

  const start = async (formats: readonly FormatId[], order: Omit<Order, 'format'>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const startedAt = performance.now()
    let steps: readonly Step[] = []
    let format = formats[0] as FormatId
    const report = (progress: Progress) => {
      if (signal.aborted) return
      steps = withStep(steps, { ...progress, format })
      setDownload({ state: 'making', steps, startedAt })
    }
    setDownload({ state: 'making', steps, startedAt })
    try {
      const files: MadeFile[] = []
      for (format of formats) files.push(...(await makeFile({ ...order, format }, report, signal)))
      const file = await packed(files, order.name)
      signal.throwIfAborted()
      saveFile(file)
      setDownload({ state: 'done', steps, file, files, took: performance.now() - startedAt })
      return files
    } catch (error) {
      if (!signal.aborted) setDownload({ state: 'failed', format, error })
      return undefined
    }
  }

  const stop = () => {
    running.current?.abort()
    setDownload({ state: 'idle' })
  }
  return { download, start, stop }
}
