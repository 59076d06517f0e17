import { applyDraft } from '#packages/ai/draft/apply-draft.ts'
import { emptiedSection, replaceSection } from '#packages/ai/draft/draft-document.ts'
import { sectionOfSlot, slotsOf } from '#packages/ai/draft/slots.ts'
import type { DraftPlace, Place } from '#packages/ai/places.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type AiRun, placeKey } from '../../run/run-state.ts'
import type { Draft } from '../plan.ts'

/** The pages while a draft is being written. */
export interface Written {
  /** Includes text that is still arriving, and sample content as shapes for sections that are not begun. */
  document: Document
  /** Sections in the order in which they were begun, by slot; the last one is being written. */
  begun: readonly string[]
  /** Sections that are not begun; only their shape is shown. */
  waiting: readonly string[]
  /** The field that received the last text. */
  at: DraftPlace | undefined
}

export interface Turn {
  wanted: readonly string[]
  /** Takes all output of a run so far; steps that were taken before are not applied again. */
  take(run: Pick<AiRun, 'steps' | 'live'>): Written
  /** The draft if the run ends here. */
  settle(steps: AiRun['steps'], isDone: boolean): Pick<Draft, 'document' | 'whole'>
}

const shapesOf = (wanted: readonly string[], document: Document, from: Document): Map<string, Section> =>
  new Map(
    wanted.flatMap((slot) => {
      const section = sectionOfSlot(document, slot)
      const items = sectionOfSlot(from, slot)?.items
      return section && items ? [[slot, { ...section, items }] as const] : []
    }),
  )

/** One run over a draft: it writes the wanted sections, and leaves the others as they are. */
export const createTurn = (
  draft: Pick<Draft, 'document' | 'kinds' | 'whole'>,
  wanted: readonly string[],
  /** The content that sections show as shapes before they are begun; by default their current content. */
  sample: Document = draft.document,
): Turn => {
  const before = draft.document
  const shapes = shapesOf(wanted, before, sample)
  const begun: string[] = []
  const stepped = new Set<string>()
  const ids = new Map<string, string>()
  let document = before
  let taken = 0
  let at: DraftPlace | undefined
  let coming: { at: DraftPlace; text: string }[] = []

  const freshId = () => newId(Date.now())
  // The id is the same for every piece of an entry's text: a new id would render it as another entry.
  const idOf = ({ kind, entry }: DraftPlace) => {
    const key = `${kind} ${entry}`
    const known = ids.get(key) ?? freshId()
    ids.set(key, known)
    return known
  }
  const begin = (kind: string) => {
    if (begun.includes(kind)) return
    begun.push(kind)
    document = emptiedSection(document, kind, freshId)
  }
  const written = (onto: Document, place: DraftPlace, text: string) => {
    at = place
    return applyDraft(onto, place, text, () => idOf(place))
  }

  const takeSteps = (steps: AiRun['steps']) => {
    for (const step of steps.slice(taken)) {
      if (step.step !== 'draft' || !wanted.includes(step.at.kind)) continue
      begin(step.at.kind)
      stepped.add(step.at.kind)
      document = written(document, step.at, step.text)
      coming = coming.filter((one) => placeKey(one.at) !== placeKey(step.at))
    }
    taken = steps.length
  }
  /** Drops the last line of each text, which may be incomplete. */
  const wholeLines = () =>
    coming.flatMap((one) => {
      const lines = one.text.split('\n').slice(0, -1)
      return lines.length > 0 ? [{ at: one.at, text: lines.join('\n') }] : []
    })

  return {
    wanted,
    take: ({ steps, live }) => {
      takeSteps(steps)
      coming = live.flatMap((one) =>
        'kind' in one.at && wanted.includes(one.at.kind) ? [{ at: one.at, text: one.text }] : [],
      )
      for (const one of coming) begin(one.at.kind)
      const shown = coming.reduce((onto, one) => written(onto, one.at, one.text), document)
      const waiting = wanted.filter((kind) => !begun.includes(kind))
      const left = new Set(waiting)
      const sections = slotsOf(shown).map(({ slot, section }) =>
        left.has(slot) ? (shapes.get(slot) ?? section) : section,
      )
      return { document: { ...shown, sections }, begun: [...begun], waiting, at }
    },
    settle: (steps, isDone) => {
      takeSteps(steps)
      const lines = isDone ? [] : wholeLines()
      const settled = lines.reduce(
        (onto, one) => applyDraft(onto, one.at, one.text, () => idOf(one.at)),
        document,
      )
      const hasText = (kind: string) => stepped.has(kind) || lines.some((one) => one.at.kind === kind)
      const isWhole = (kind: string) => isDone || (stepped.has(kind) && begun.at(-1) !== kind)
      // A complete section is not replaced by an incomplete one, nor any section by an empty one.
      const lost = begun.filter((kind) =>
        hasText(kind) ? !isWhole(kind) && draft.whole.includes(kind) : true,
      )
      return {
        document: lost.reduce((onto, kind) => replaceSection(onto, kind, before), settled),
        whole: draft.kinds.filter(
          (kind) => draft.whole.includes(kind) || (wanted.includes(kind) && isWhole(kind)),
        ),
      }
    },
  }
}

/** The place in the document of a place of its draft. */
export const placeIn = (document: Document, at: DraftPlace | undefined): Place | undefined => {
  const section = at && sectionOfSlot(document, at.kind)
  const item = section?.items[at?.entry ?? 0]
  return section && item && at ? { section: section.id, item: item.id, field: at.field } : undefined
}
