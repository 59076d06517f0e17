import type { CSSProperties } from 'react'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { NodeView } from '#packages/render/node-view.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { resolvePart } from '#packages/sections/resolve.ts'
import { smallParts } from '#packages/sections/small-parts.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import { FixtureBar, useFixture } from './fixture-bar.tsx'
import { sampleSectionOf, themedDocument } from './subjects.ts'
import classes from './workbench.module.css'
import '#packages/render/document.css'

/** One small part with the first entry of a sample. */
export const PartView = ({ name }: { name: string }) => {
  const fixture = useFixture()
  const small = smallParts.find((one) => one.name === name)
  const kind = small && kindOf(small.kind)
  const section = small && sampleSectionOf(small.kind, fixture)
  if (!small || !kind || !section) return null
  const scope = {
    kind,
    section,
    language: fixture.language,
    items: section.items,
    item: section.items[0],
    index: 0,
  }
  const resolved = resolvePart(small.part, scope)
  const variables = themeVariables(themedDocument(fixture))
  return (
    <div className={classes.workbench}>
      <PageHead title={name} />
      <h1>{name}</h1>
      <FixtureBar />
      <DocumentFonts />
      <div className={classes.sheet}>
        <div
          className="hj-doc"
          style={{ ...variables, width: 640, padding: 32, background: '#fff' } as CSSProperties}
        >
          {resolved.state !== 'empty' && <NodeView node={resolved.node} />}
        </div>
      </div>
      <pre className={classes.code}>{JSON.stringify(small.part, null, 2)}</pre>
    </div>
  )
}
