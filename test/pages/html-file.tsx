import './document.tsx'
import type { Document } from '#packages/document/schema.ts'
import type { Progress } from '#packages/export/format.ts'
import { htmlWriter } from '#packages/export/html/writer.ts'

declare global {
  interface Window {
    /** Renders a document at this scale, writes it as one file, and returns the reported steps. */
    writeHtml(document: Document, scale?: number): Promise<{ html: string; steps: Progress[] }>
  }
}

window.writeHtml = async (shown, scale = 1) => {
  await window.show(shown)
  const root = document.getElementById('root') as HTMLElement
  root.style.transform = scale === 1 ? '' : `scale(${scale})`
  const steps: Progress[] = []
  const making = {
    document: shown,
    name: 'file',
    report: (step: Progress) => steps.push(step),
    signal: new AbortController().signal,
  }
  const [file] = await htmlWriter.write(root, making)
  root.style.transform = ''
  return { html: new TextDecoder().decode(file?.bytes), steps }
}
