import { useLocation, useParams } from 'react-router'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { BenchIndex } from './bench-index.tsx'
import { benchItem } from './catalog.ts'
import { ComponentView } from './component-view.tsx'
import { components } from './components.tsx'
import { PageView } from './page-view.tsx'
import { PartView } from './part-view.tsx'
import { SchemaView } from './schema-view.tsx'
import { VariantView } from './variant-view.tsx'

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

const Missing = ({ name }: { name: string }) => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title(name)} />
      <EmptyState level={1} title={t.missing(name)} text={t.text} />
    </>
  )
}

export const Screen = () => {
  const name = useLocation().pathname.split('/').at(-1) ?? ''
  const { '*': rest, name: component } = useParams()
  const item = benchItem(component ? `components/${component}` : (rest ?? ''))
  switch (item?.shows) {
    case 'index':
      return <BenchIndex />
    case 'variant':
      return <VariantView item={item} />
    case 'part':
      return <PartView name={item.name} />
    case 'schema':
      return <SchemaView name={item.name} />
    case 'page':
      return <PageView name={item.name} />
    default:
      return Object.hasOwn(components, name) ? (
        <ComponentView key={name} name={name} />
      ) : (
        <Missing name={name} />
      )
  }
}
