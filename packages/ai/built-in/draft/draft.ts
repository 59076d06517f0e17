import { kindNameOf } from '../../draft/slots.ts'
import type { EngineOutput } from '../../engine.ts'
import type { TaskOf } from '../../tasks.ts'
import { startDrafting } from './drafting.ts'
import { notesFor } from './notes.ts'
import { piecesOf } from './random.ts'
import { type Writer, writers } from './writers.ts'

const writerOf = (slot: string): Writer | undefined => {
  const kind = kindNameOf(slot)
  return Object.hasOwn(writers, kind) ? (writers as Record<string, Writer>)[kind] : undefined
}

/**
 * Drafts a resume from a few words: section by section in the template's order, each text first piece by piece and
 * then as a whole. By seed always the same; what only the person knows is a blank.
 */
export function* draft(task: TaskOf<'draft'>): Generator<EngineOutput> {
  const draftingFor = startDrafting(task)
  for (const text of notesFor(task, draftingFor('note'))) yield { step: { step: 'note', text } }
  for (const kind of new Set(task.kinds)) {
    const drafting = draftingFor(kind)
    for (const [entry, fields] of (writerOf(kind)?.(drafting) ?? []).entries())
      for (const [field, text = ''] of Object.entries(fields)) {
        if (text === '') continue
        const at = { kind, entry, field }
        // A figure is drawn, not written.
        if (text.length > 1)
          for (const piece of piecesOf(text, drafting.random)) yield { live: { at, text: piece } }
        yield { step: { step: 'draft', at, text } }
      }
  }
}
