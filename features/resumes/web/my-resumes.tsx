import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '我的简历',
    lead: '你的简历都在这里，改动会自动保存。',
    empty: '还没有简历',
    text: '从一份模板开始，几分钟就能写好第一份。',
    action: '挑一份模板',
  },
  en: {
    title: 'My resumes',
    lead: 'All your resumes, saved as you write.',
    empty: 'No resumes yet',
    text: 'Start from a template: the first one takes minutes.',
    action: 'Pick a template',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="file" title={t.empty} text={t.text}>
        <ButtonLink to="/resume" size="lg">
          {t.action}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
