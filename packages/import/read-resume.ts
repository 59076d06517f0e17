import { docxSource } from './docx/source.ts'
import type { Draft } from './draft.ts'
import { type Given, sniff } from './input.ts'
import { jsonResumeSource } from './json/json-resume.ts'
import { magicResumeSource } from './json/magic-resume.ts'
import { ownJsonSource } from './json/own.ts'
import { reactive4Source, reactive5Source } from './json/reactive-resume.ts'
import { pdfSource } from './pdf/source.ts'
import { pptxSource } from './pptx/source.ts'
import { type Note, type Reading, refuse } from './reading.ts'
import type { Source, Tools } from './source.ts'
import { htmlSource, markdownSource, textSource } from './text-sources.ts'
import { toDocument, withinReach } from './to-document.ts'

/** The first that claims an input reads it. */
export const sources: readonly Source[] = [
  pdfSource,
  pptxSource,
  docxSource,
  ownJsonSource,
  reactive5Source,
  reactive4Source,
  magicResumeSource,
  jsonResumeSource,
  htmlSource,
  markdownSource,
  textSource,
]

const notesOf = (notes: readonly Note[], { replaced, empty = [] }: Draft): Note[] => [
  ...notes,
  ...(replaced.length > 0 ? [{ code: 'replaced' as const, words: [...new Set(replaced)] }] : []),
  ...(empty.length > 0 ? [{ code: 'empty-sections' as const, words: [...new Set(empty)] }] : []),
]

const isEmpty = (sections: readonly { items: readonly { data: object }[] }[]) =>
  sections.every(({ items }) => items.every(({ data }) => Object.keys(data).length === 0))

const inBrowser = async () => (await import('./pdf/browser-engine.ts')).browserEngine()

/** Reads a resume that was made elsewhere, or one of ours. Never throws: what cannot be read is refused in words. */
export const readResume = async (given: Given, options: Partial<Tools> = {}): Promise<Reading> => {
  const tools: Tools = { pdf: inBrowser, language: 'zh', ...options }
  try {
    const input = sniff(given)
    if ('ok' in input) return input
    const source = sources.find((one) => one.claims(input))
    if (!source) return refuse('unknown')
    const outcome = await source.read(input, tools)
    if (!outcome.ok) return outcome
    const dropped = input.is === 'json' ? input.dropped : 0
    // One of ours comes back whole or not at all.
    if ('document' in outcome && dropped > 0) return refuse('too-large')
    if ('document' in outcome)
      return {
        ok: true,
        document: outcome.document,
        source: outcome.source ?? source.kind,
        notes: outcome.notes,
        unsure: [],
        unplaced: 0,
      }
    if (isEmpty(outcome.draft.sections)) return refuse('text' in input ? 'empty' : 'no-text')
    const { draft, cut } = withinReach(outcome.draft, dropped)
    const { document, unsure } = toDocument(draft)
    return {
      ok: true,
      document,
      source: source.kind,
      notes: [
        ...notesOf(outcome.notes, draft),
        ...(cut ? [{ code: 'cut' as const, what: 'entries' as const, ...cut }] : []),
      ],
      unsure,
      unplaced: draft.unplaced,
    }
  } catch (error) {
    return refuse('broken', String(error))
  }
}
