import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '会员',
    lead: '简历一直免费，会员买的是更多模型与模板。',
    empty: '会员方案还没有设定',
    text: '站点管理员设定方案之后，价格和权益会列在这里。简历的制作与导出不受影响。',
  },
  en: {
    title: 'Membership',
    lead: 'Resumes are always free; membership buys more models and templates.',
    empty: 'No plans have been set',
    text: 'Once the operator sets them, prices and benefits are listed here. Making and exporting resumes is not affected.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/membership" />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="coins" title={t.empty} text={t.text} />
    </>
  )
}
