import './document.tsx'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'
import { readDisplayList } from '#packages/export/display-list/read.ts'
import type { Progress } from '#packages/export/format.ts'
import type { FormatId } from '#packages/export/formats.ts'
import { makeFile } from '#packages/export/make-file.ts'
import { pictureOf } from '#packages/export/png/writer.ts'

interface Made {
  /** Base64, because only text can be returned from a page. */
  files: { name: string; bytes: string }[]
  steps: Progress[]
  took: number
  /** The longest time in which the page did not respond. */
  frozen: number
}

declare global {
  interface Window {
    /** Makes a file of the current document; `stopAt` cancels it at a step of that name. */
    make(format: FormatId, document: Document, options?: object, stopAt?: string): Promise<Made>
    readList(): Promise<DisplayList>
    thumbnail(page: number, width: number): Promise<string>
  }
}

const root = document.getElementById('root') as HTMLElement

const base64 = (bytes: Uint8Array | Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.readAsDataURL(new Blob([bytes as BlobPart]))
  })

/** Schedules tasks continuously and records the longest wait. */
const watch = () => {
  let maxWait = 0
  let before = performance.now()
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    const now = performance.now()
    maxWait = Math.max(maxWait, now - before)
    before = now
    channel.port2.postMessage(0)
  }
  channel.port2.postMessage(0)
  return () => {
    channel.port1.close()
    return Math.max(maxWait, performance.now() - before)
  }
}

window.make = async (format, shown, options = {}, stopAt) => {
  const controller = new AbortController()
  const steps: Progress[] = []
  const report = (step: Progress) => {
    steps.push(step)
    if (step.step === stopAt) controller.abort()
  }
  const start = performance.now()
  const stopWatch = watch()
  const order = { format, document: shown, root, name: 'file', options }
  const files = await makeFile(order, report, controller.signal)
  const frozen = stopWatch()
  return {
    files: await Promise.all(files.map(async ({ name, bytes }) => ({ name, bytes: await base64(bytes) }))),
    steps,
    took: performance.now() - start,
    frozen,
  }
}

window.readList = () => readDisplayList(root)
window.thumbnail = async (page, width) => base64(await pictureOf(await readDisplayList(root), page, width))
