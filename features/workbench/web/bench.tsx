import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { later } from '#packages/scheduling/later.ts'
import { BenchIndex } from './bench-index.tsx'
import { benchItem } from './catalog.ts'
import type { BenchComponent } from './components.tsx'
import { PageView } from './page-view.tsx'
import { PartView } from './part-view.tsx'
import { SchemaView } from './schema-view.tsx'
import { VariantView } from './variant-view.tsx'

/** Apart: every page names the files of the screens, and the editors' components are many. They live in the browser. */
const ComponentView = later(async () => (await import('./component-view.tsx')).ComponentView)

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
      return (
        <Suspense>
          {/* The routes let no other name through. */}
          <ComponentView key={name} name={name as BenchComponent} />
        </Suspense>
      )
  }
}
