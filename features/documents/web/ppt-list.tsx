import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '演示文稿',
    lead: '述职、答辩与商业计划，在线编辑，下载真正的 .pptx。',
    empty: '还没有上架的演示文稿',
    text: '这个站点还没有发布演示模板。',
  },
  en: {
    title: 'Presentations',
    lead: 'Reviews, thesis defences and business plans: edit online, download a real .pptx.',
    empty: 'No presentations yet',
    text: 'This site has not published any presentation templates.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/ppt" />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="file" title={t.empty} text={t.text} />
    </>
  )
}
