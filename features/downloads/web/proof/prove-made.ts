import { useEffect, useState } from 'react'
import type { Comparison, Proof } from '#packages/checks/proof.ts'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'
import type { MadeFile } from '#packages/export/format.ts'
import type { PdfEngine } from '#packages/import/pdf/engine.ts'

/** A proof, and the document that it is of. */
export interface Proved {
  document: Document
  proof: Proof
}

interface Pages {
  document: Document
  /** The drawn document that the file is made of. */
  root: HTMLElement
  /** Which pages go, from 0; all unless said. */
  pages: ReadonlySet<number> | undefined
}

/** A file on its way: what it is made of is told first, then it is compared. */
export interface Proving {
  onList(list: DisplayList): void
  compare(file: MadeFile): Promise<Comparison>
}

const loadProof = () =>
  Promise.all([import('#packages/checks/proof.ts'), import('#packages/checks/page-texts.ts')])

const startEngine = async (): Promise<PdfEngine> =>
  (await import('#packages/import/pdf/browser-engine.ts')).browserEngine()

/** Reads PDFs that were just made as a stranger would. One reader serves all of them; it ends with `end`. */
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
      const [, { pageTextsInBreaths }] = await loaded()
      // What needs the page itself is done while the writer is at work elsewhere.
      await new Promise((resolve) => setTimeout(resolve))
      return (await pageTextsInBreaths(root)).filter((_, page) => !pages || pages.has(page))
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
  /** What cannot be had now is told when a proof is asked for. */
  const warm = () => {
    for (const coming of [loaded(), started()]) coming.catch(() => undefined)
  }
  const end = () => {
    engine?.then((running) => running.end()).catch(() => undefined)
  }
  return { begin, warm, end }
}
export type Prover = ReturnType<typeof openProver>

/** Once a dialog stands, its reader is started, before anybody presses a button. */
const WARM_MS = 250

/** A reader that lives as long as its dialog. */
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

/** The whole proof of a file. */
export const proofOf = async (comparison: Comparison): Promise<Proof> => {
  try {
    return await comparison.finish()
  } finally {
    await comparison.close()
  }
}
