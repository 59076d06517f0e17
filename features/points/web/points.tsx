import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '积分',
    lead: '积分用来下载 Word 和演示模板、使用付费模型。',
    empty: '还没有积分记录',
    text: '得到或用掉的每一分，都会在这里写明原因。',
  },
  en: {
    title: 'Points',
    lead: 'Points pay for Word and slide templates and for paid models.',
    empty: 'No entries yet',
    text: 'Every point earned or spent is listed here with its reason.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="coins" title={t.empty} text={t.text} />
    </>
  )
}
