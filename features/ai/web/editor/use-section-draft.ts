import { useMemo, useState } from 'react'
import { draftedTexts } from '#packages/ai/draft/draft-document.ts'
import type { Section } from '#packages/document/schema.ts'
import { useEditor } from '#packages/editor/use-editor.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import type { Suggested } from '../change/proposal.ts'
import { textAt } from '../change/text-at.ts'
import { useAiRun } from '../run/use-ai-run.ts'
import { useAiDesk } from './desk.ts'
import { draftedEntries } from './drafted-entries.ts'
import { personName } from './person.ts'

export interface DraftWish {
  job: string
  years: number
  words: string
}

/** Where a person's few words belong, as a draft is asked for. */
const wordsFor = (kind: string, words: string) => ({
  major: '',
  skills: kind === 'skill_specialties' ? words.slice(0, 500) : '',
  projects: kind === 'project_experience' ? words : '',
  other: kind === 'skill_specialties' || kind === 'project_experience' ? '' : words,
})

/** Writes a section from a few words: new entries, or, for a section that is one text, that text. */
export const useSectionDraft = (section: Section | undefined) => {
  const editor = useEditor()
  const { id } = useAiDesk()
  const run = useAiRun()
  const [asked, setAsked] = useState<Section>()
  const { steps, live, phase } = run
  const entries = useMemo(
    () => (asked ? draftedEntries(editor.state.getState().document, asked, { phase, steps, live }) : []),
    [editor, asked, phase, steps, live],
  )
  const isSingle = kindOf(asked?.kind ?? '')?.single === true
  /** Of a section that is one record: each of its texts against what stands there. */
  const suggested = useMemo((): Suggested[] => {
    const item = asked?.items[0]?.id ?? `${asked?.id.slice(0, 36)}-0`
    if (!asked || !isSingle) return []
    return steps.flatMap((step) => {
      if (step.step !== 'draft' || step.at.kind !== asked.kind) return []
      const place = { section: asked.id, item, field: step.at.field }
      const before = textAt({ ...editor.state.getState().document, sections: [asked] }, place)
      return before === undefined || before === step.text
        ? []
        : [{ place, before, after: step.text, why: '' }]
    })
  }, [editor, asked, isSingle, steps])
  const start = (model: string, { job, years, words }: DraftWish) => {
    const { document } = editor.state.getState()
    if (!section) return
    setAsked(section)
    run.start({
      model,
      ...(id ? { about: { id, title: document.title } } : {}),
      task: {
        task: 'draft',
        language: document.language,
        keywords: { name: personName(document), job, years, ...wordsFor(section.kind, words) },
        kinds: [section.kind],
        seed: Math.floor(Math.random() * 2 ** 31),
        others: draftedTexts(document, ''),
      },
    })
  }
  return { run, asked, entries: isSingle ? [] : entries, suggested, start }
}
