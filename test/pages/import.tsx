import { readResume } from '#packages/import/read-resume.ts'
import type { Reading } from '#packages/import/reading.ts'

declare global {
  interface Window {
    /** Imports a file as the product does: pdf.js in its worker, everything on this device. */
    readFile(base64: string): Promise<Reading>
  }
}

window.readFile = (base64) =>
  readResume({ name: 'resume', bytes: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) })
document.documentElement.dataset.ready = 'true'
