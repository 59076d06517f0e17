import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { DraftWaiting } from '../draft-waiting.tsx'
import type { Draft, Plan } from '../plan.ts'
import { beginDraft } from './begin-draft.ts'
import { DraftView } from './draft-view.tsx'
import { useTemplate } from './use-template.ts'

const words = defineWords({
  zh: {
    failed: '没能打开这份模板',
    text: '网络断了，或者它刚刚下架。你说的都还在。',
    again: '再试一次',
    other: '换一份模板',
  },
  en: {
    failed: 'Couldn’t open this template',
    text: 'You may be offline, or the template was just taken down. Everything you entered is still here.',
    again: 'Try again',
    other: 'Choose another template',
  },
})

interface DraftWriterProps {
  /** Either `begin`, for a new draft, or `draft`, for a stored one. */
  begin?: Plan
  draft?: Draft
  owner: string
  onBack(step: 1 | 2 | 3): void
}

/** Loads the template and shows the draft while it is written. */
export const DraftWriter = ({ begin, draft, owner, onBack }: DraftWriterProps) => {
  const t = useWords(words)
  const template = useTemplate((draft ?? begin)?.template.id)
  const [first, setFirst] = useState(draft)
  if (!first && begin && template.data) setFirst(beginDraft(begin, template.data, owner))
  if (first)
    return <DraftView first={first} isNew={draft === undefined} sample={template.data} onBack={onBack} />
  if (!template.isError) return <DraftWaiting />
  return (
    <EmptyState level={1} icon="refresh" title={t.failed} text={t.text}>
      <Button size="lg" busy={template.isFetching} onClick={() => void template.refetch()}>
        {t.again}
      </Button>
      <Button size="lg" look="plain" onClick={() => onBack(2)}>
        {t.other}
      </Button>
    </EmptyState>
  )
}
