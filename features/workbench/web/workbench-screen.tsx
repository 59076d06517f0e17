import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { workbenchItem } from './catalog.ts'
import type { WorkbenchComponent } from './components.tsx'
import { PageView } from './page-view.tsx'
import { PartView } from './part-view.tsx'
import { SchemaView } from './schema-view.tsx'
import { VariantView } from './variant-view.tsx'
import { WorkbenchIndex } from './workbench-index.tsx'

/** Loaded separately, because the components of the editors are many files and run only in the browser. */
const ComponentView = lazyComponent(async () => (await import('./component-view.tsx')).ComponentView)

export const Screen = () => {
  const name = useLocation().pathname.split('/').at(-1) ?? ''
  const { '*': rest, name: component } = useParams()
  const item = workbenchItem(component ? `components/${component}` : (rest ?? ''))
  switch (item?.shows) {
    case 'index':
      return <WorkbenchIndex />
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
          {/* The routes validate the name. */}
          <ComponentView key={name} name={name as WorkbenchComponent} />
        </Suspense>
      )
  }
}
