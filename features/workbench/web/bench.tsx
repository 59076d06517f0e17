import { useLocation } from 'react-router'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: (name: string) => `${name} · 工作台`,
    missing: (name: string) => `「${name}」还没有做好`,
    text: '工作台只挂产品里真正在用的组件。这一个做好之后，会带着样例数据出现在这里。',
  },
  en: {
    title: (name: string) => `${name} · Workbench`,
    missing: (name: string) => `“${name}” is not built yet`,
    text: 'The workbench mounts only what the product itself uses. Once this one exists it stands here with sample data.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  const name = useLocation().pathname.split('/').at(-1) ?? ''
  return (
    <>
      <PageHead title={t.title(name)} />
      <EmptyState icon="pages" title={t.missing(name)} text={t.text} />
    </>
  )
}
