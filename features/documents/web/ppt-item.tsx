import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '演示文稿',
    lead: '文稿预览',
    empty: '没有找到这份演示文稿',
    text: '它可能还没有发布，或者已经下架。',
    action: '看看其他文稿',
  },
  en: {
    title: 'Presentation',
    lead: 'Presentation preview',
    empty: 'This presentation was not found',
    text: 'It may not be published yet, or it was taken down.',
    action: 'See other presentations',
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
        <ButtonLink to="/ppt" size="lg">
          {t.action}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
