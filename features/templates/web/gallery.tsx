import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '简历模板',
    lead: '挑一份模板，逐字写、随手改，导出的文件和屏幕上一样。',
    empty: '还没有上架的模板',
    text: '这个站点还没有发布简历模板。发布之后，这里会按风格、用途和岗位排好，供你挑选。',
    blank: '从空白开始',
  },
  en: {
    title: 'Resume templates',
    lead: 'Pick a template, write every word your way, and get a file that equals the screen.',
    empty: 'No templates yet',
    text: 'This site has not published any resume templates. Once it has, they are sorted here by style, purpose and job.',
    blank: 'Start with a blank page',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/resume" />
      <PageIntro title={t.title} lead={t.lead} />
      <EmptyState icon="pages" title={t.empty} text={t.text}>
        <ButtonLink to="/builder/new" size="lg">
          {t.blank}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
