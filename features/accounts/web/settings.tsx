import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '设置',
    lead: '账号与安全',
    empty: '没有可以修改的设置',
    text: '语言和明暗可以在页面顶部切换，马上生效。',
  },
  en: {
    title: 'Settings',
    lead: 'Account and safety',
    empty: 'Nothing to set here yet',
    text: 'Language and light or dark are switched at the top of the page, with effect at once.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="settings" title={t.empty} text={t.text} />
    </>
  )
}
