import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: 'Word 文档',
    lead: '求职信、会议纪要、周报与合同，在线编辑，下载真正的 .docx。',
    empty: '还没有上架的文档',
    text: '这个站点还没有发布 Word 模板。',
  },
  en: {
    title: 'Word documents',
    lead: 'Cover letters, minutes, reports and contracts: edit online, download a real .docx.',
    empty: 'No documents yet',
    text: 'This site has not published any Word templates.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/word" />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="file" title={t.empty} text={t.text} />
    </>
  )
}
