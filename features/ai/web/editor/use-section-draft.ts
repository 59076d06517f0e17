import { useMemo, useState } from 'react'
import { draftedTexts, draftTitles } from '#packages/ai/draft/draft-document.ts'
import type { Section } from '#packages/document/schema.ts'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import type { Suggested } from '../change/proposal.ts'
import { textAt } from '../change/text-at.ts'
import { useAiRun } from '../run/use-ai-run.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import { draftedEntries } from './drafted-entries.ts'
import { personName } from './person.ts'

export interface DraftRequest {
  job: string
  years: number
  words: string
}

/** The keyword fields for the user's words: skills and projects have fields of their own. */
const wordsFor = (kind: string, words: string) => {
  const isSkills = kind === 'skill_specialties'
  const isProjects = kind === 'project_experience'
  return {
    keywords: {
      major: '',
      skills: isSkills ? words.slice(0, 500) : '',
      projects: isProjects ? words : '',
      other: '',
    },
    ...(isSkills || isProjects || words === '' ? {} : { words }),
  }
}

/** Writes a section from a few words: new entries, or the texts of a section with a single entry. */
export const useSectionDraft = () => {
  const editor = useEditor()
  const { id } = useAiWorkspace()
  const run = useAiRun()
  const [asked, setAsked] = useState<Section>()
  const { steps, live, phase } = run
  const entries = useMemo(
    () => (asked ? draftedEntries(editor.state.getState().document, asked, { phase, steps, live }) : []),
    [editor, asked, phase, steps, live],
  )
  const isThere = useDocument().sections.some(({ id: one }) => one === asked?.id)
  const isSingle = isThere && kindOf(asked?.kind ?? '')?.single === true
  /** For a section with a single entry: each drafted text as a change of the current one. */
  const suggested = useMemo((): Suggested[] => {
    const item = asked?.items[0]?.id ?? `${asked?.id.slice(0, 36)}-0`
    if (!asked || !isSingle) return []
    return steps.flatMap((step) => {
      if (step.step !== 'draft' || step.at.kind !== asked.kind) return []
      const place = { section: asked.id, item, field: step.at.field }
      const before = textAt({ ...editor.state.getState().document, sections: [asked] }, place)
      const isFree = before?.trim() === ''
      // The draft is appended, because the user's own text must not be removed. A single line has no room for both.
      const isRich = kindOf(asked.kind)?.fields[step.at.field]?.type === 'rich'
      if (before === undefined || !(isFree || isRich)) return []
      return [{ place, before, after: isFree ? step.text : `${before.trimEnd()}\n${step.text}`, why: '' }]
    })
  }, [editor, asked, isSingle, steps])
  const start = (model: string, section: Section, { job, years, words }: DraftRequest) => {
    const { document } = editor.state.getState()
    const { keywords, ...input } = wordsFor(section.kind, words)
    const titles = draftTitles({ ...document, sections: [section] }, [section.kind])
    setAsked(section)
    run.start({
      model,
      ...(id ? { about: { id, title: document.title } } : {}),
      task: {
        task: 'draft',
        language: document.language,
        keywords: { name: personName(document), job, years, ...keywords },
        kinds: [section.kind],
        ...input,
        ...(titles.length > 0 ? { titles } : {}),
        seed: Math.floor(Math.random() * 2 ** 31),
        others: draftedTexts(document, ''),
      },
    })
  }
  return { run, asked, isThere, entries: isSingle ? [] : entries, suggested, start }
}
