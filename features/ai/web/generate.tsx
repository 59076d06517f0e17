import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: 'AI 写简历',
    lead: '说三件事，AI 替你起草。',
    empty: '还没有可用的模板',
    text: 'AI 会把内容直接写进你选的模板里，而这个站点还没有发布模板。',
    action: '回到首页',
  },
  en: {
    title: 'AI resume',
    lead: 'Say three things and let AI draft it.',
    empty: 'No template to write into',
    text: 'AI writes straight into the template you choose, and this site has not published any yet.',
    action: 'Back to home',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/generateAiResume" />
      <EmptyState level={1} icon="file" title={t.empty} text={t.text}>
        <ButtonLink to="/" size="lg">
          {t.action}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
