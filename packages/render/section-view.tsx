import { memo } from 'react'
import type { ResolvedSection } from '#packages/sections/resolve-document.ts'
import { ownStyle } from './css.ts'
import { NodeView } from './node-view.tsx'
import { OwnStyleProvider } from './own-style.ts'

/** One section, drawn. The same resolved section is drawn once: a key press in one leaves the others alone. */
export const SectionView = memo(({ resolved }: { resolved: ResolvedSection }) => {
  const { section, title, titleWidth, body, page } = resolved
  const breaks = {
    ...(section.breakBefore ? { breakBefore: 'column' as const } : {}),
    ...(section.keepTogether ? { breakInside: 'avoid' as const } : {}),
  }
  const heading = title && (
    <div className="hj-title" data-slot="title">
      <NodeView node={title} />
    </div>
  )
  return (
    <OwnStyleProvider value={section.style}>
      <section
        className={`hj-section${titleWidth ? ' hj-grid hj-beside' : ''}${page ? ' hj-whole' : ''}`}
        data-section={section.kind}
        data-variant={section.variant}
        data-id={section.id}
        style={{
          ...(titleWidth && title
            ? { gridTemplateColumns: `${titleWidth} minmax(0, 1fr)`, columnGap: 'calc(var(--hj-u) * 5)' }
            : {}),
          ...breaks,
          ...ownStyle(section.style.section),
        }}
      >
        {heading}
        <div className="hj-body">{body && <NodeView node={body} />}</div>
      </section>
    </OwnStyleProvider>
  )
})
