import type { Page } from '#packages/document/schema.ts'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { DocumentPages } from '#packages/render/pages.tsx'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import { FixtureBar, useFixture } from './fixture-bar.tsx'
import { fullSample } from './subjects.ts'
import classes from './workbench.module.css'

const layouts: Record<string, Page['layout']> = {
  BasePage: 'base',
  LeftRightPage: 'left_right',
  Page_1: 'page_1',
}
const SIDE = ['skill_specialties', 'awards', 'hobbies', 'job_intention']

/** A page layout with a complete sample document. */
export const PageView = ({ name }: { name: string }) => {
  const fixture = useFixture()
  const sample = sampleDocument(fullSample(fixture))
  const layout = layouts[name] ?? 'base'
  const document = {
    ...sample,
    page: {
      ...sample.page,
      layout,
      margin: { ...sample.page.margin, left: layout === 'left_right' ? 9 : 17 },
    },
    theme: { ...sample.theme, colors: fixture.theme, font: fixture.font },
    sections: sample.sections.map((section) => ({
      ...section,
      region: layout === 'left_right' && SIDE.includes(section.kind) ? ('side' as const) : section.region,
    })),
  }
  return (
    <div className={classes.workbench}>
      <PageHead title={name} />
      <h1>{name}</h1>
      <FixtureBar />
      <DocumentFonts />
      <div className={classes.sheet}>
        <DocumentPages document={document} />
      </div>
    </div>
  )
}
