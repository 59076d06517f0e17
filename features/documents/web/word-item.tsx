import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: 'Word 文档',
    lead: '文档预览',
    empty: '没有找到这份文档',
    text: '它可能还没有发布，或者已经下架。',
    action: '看看其他文档',
  },
  en: {
    title: 'Word document',
    lead: 'Document preview',
    empty: 'This document was not found',
    text: 'It may not be published yet, or it was taken down.',
    action: 'See other documents',
  },
})

// Nothing is published yet, so no id names anything.
export const load = async () => ({ status: 404 })

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="search" title={t.empty} text={t.text}>
        <ButtonLink to="/word" size="lg">
          {t.action}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
