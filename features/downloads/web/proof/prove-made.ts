import { useEffect, useState } from 'react'
import type { Comparison, Proof } from '#packages/checks/proof.ts'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'
import type { MadeFile } from '#packages/export/format.ts'
import type { PdfEngine } from '#packages/import/pdf/engine.ts'

/** A proof, and the document that was proved. */
export interface Proved {
  document: Document
  proof: Proof
}

interface Pages {
  document: Document
  /** The rendered document of which the file is made. */
  root: HTMLElement
  /** Numbers of the pages that go into the file, from 0. Default: all. */
  pages: ReadonlySet<number> | undefined
}

/** A proof in progress: first gets the content that the file is made of, then compares the file with it. */
export interface Proving {
  onList(list: DisplayList): void
  compare(file: MadeFile): Promise<Comparison>
}

const loadProof = () =>
  Promise.all([import('#packages/checks/proof.ts'), import('#packages/checks/page-texts.ts')])

const startEngine = async (): Promise<PdfEngine> =>
  (await import('#packages/import/pdf/browser-engine.ts')).browserEngine()

/** Reads generated PDFs as another program would. One worker serves all of them until `end` is called. */
export const openProver = () => {
  let modules: ReturnType<typeof loadProof> | undefined
  let engine: Promise<PdfEngine> | undefined
  const loaded = () => {
    modules ??= loadProof()
    return modules
  }
  const started = () => {
    engine ??= startEngine()
    return engine
  }
  const lasting = async (): Promise<PdfEngine> => ({ ...(await started()), end: () => undefined })

  const begin = ({ document, root, pages }: Pages): Proving => {
    let list: DisplayList | undefined
    const read = async () => {
      const [, { pageTextsYielding }] = await loaded()
      // Reads the DOM while the PDF writer works in its own thread.
      await new Promise((resolve) => setTimeout(resolve))
      return (await pageTextsYielding(root)).filter((_, page) => !pages || pages.has(page))
    }
    let texts: ReturnType<typeof read> | undefined
    return {
      onList: (made) => {
        list = made
        texts = read()
        texts.catch(() => undefined)
      },
      compare: async (file) => {
        const [{ comparePdf }] = await loaded()
        const shown = await (texts ?? read())
        const text = shown.map(({ seen }) => seen).join('')
        const drawn = { text, pages: shown.length, ...(list ? { list } : {}) }
        return comparePdf(file.bytes, document, drawn, {
          pdf: lasting,
          troubles: file.troubles,
          isPart: pages !== undefined,
        })
      },
    }
  }
  /** A failure to start is reported when a proof is requested. */
  const warm = () => {
    for (const coming of [loaded(), started()]) coming.catch(() => undefined)
  }
  const end = () => {
    engine?.then((running) => running.end()).catch(() => undefined)
  }
  return { begin, warm, end }
}
export type Prover = ReturnType<typeof openProver>

/** Starts the reader when the dialog opens, so that it is ready when the user presses the button. */
const WARM_MS = 250

/** A reader that ends when its dialog closes. */
export const useProver = (): Prover => {
  const [prover] = useState(openProver)
  useEffect(() => {
    const timer = setTimeout(prover.warm, WARM_MS)
    return () => {
      clearTimeout(timer)
      prover.end()
    }
  }, [prover])
  return prover
}

/** The complete proof of a file. */
export const proofOf = async (comparison: Comparison): Promise<Proof> => {
  try {
    return await comparison.finish()
  } finally {
    await comparison.close()
  }
}
