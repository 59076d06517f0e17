import { useSearchParams } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kinds, variantTotal } from '#packages/sections/catalog.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { designerComponents, pageNames, schemaGroups, smallPartNames } from './catalog.ts'
import { FixtureBar, useFixture } from './fixture-bar.tsx'
import { componentPaths, DESIGNER_BASE } from './paths.ts'
import { Stage } from './stage.tsx'
import { sampleSectionOf } from './subjects.ts'
import classes from './workbench.module.css'

const words = defineWords({
  zh: {
    title: '工作台',
    lead: (kindCount: number, total: number) =>
      `${kindCount} 种栏目，${total} 种版式，都是产品里正在用的那一份。`,
    others: '零件、页面、结构与组件',
  },
  en: {
    title: 'Workbench',
    lead: (kindCount: number, total: number) =>
      `${kindCount} section types, ${total} variants: the same ones the product uses.`,
    others: 'Parts, pages, schemas and components',
  },
})

const others = [
  ...smallPartNames.map((name) => `${DESIGNER_BASE}/modules/components/${name}`),
  ...pageNames.map((name) => `${DESIGNER_BASE}/pages/${name}`),
  `${DESIGNER_BASE}/schema`,
  ...schemaGroups.map((name) => `${DESIGNER_BASE}/schema/${name}`),
  ...designerComponents.map((name) => `${DESIGNER_BASE}/components/${name}`),
  ...componentPaths,
]

/** Lists everything on the workbench and previews the variants of one kind with any sample and theme. */
export const WorkbenchIndex = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const [params] = useSearchParams()
  const fixture = useFixture()
  const shown = kinds.find((entry) => entry.kind === params.get('kind')) ?? kinds[0]
  const kind = shown && kindOf(shown.kind)
  const subject = shown && sampleSectionOf(shown.kind, fixture)
  const withKind = (name: string) => {
    const next = new URLSearchParams(params)
    next.set('kind', name)
    return `?${next}`
  }
  return (
    <div className={classes.workbench}>
      <PageHead title={t.title} />
      <h1>{t.title}</h1>
      <p className={classes.path}>{t.lead(kinds.length, variantTotal)}</p>
      <FixtureBar />
      <nav className={classes.kinds}>
        {kinds.map((entry) => (
          <AppLink
            key={entry.kind}
            to={withKind(entry.kind)}
            aria-current={entry === shown}
            preventScrollReset
          >
            {entry[language]} {entry.variants}
          </AppLink>
        ))}
      </nav>
      <div className={classes.cards}>
        {shown &&
          kind &&
          subject &&
          Object.entries(kind.variants).map(([number, variant]) => {
            const section =
              shown.kind === 'module_title'
                ? { ...subject, titleVariant: Number(number), items: subject.items.slice(0, 1) }
                : { ...subject, variant: Number(number) }
            const side = !(variant.regions ?? ['main']).includes('main')
            return (
              // Links cannot be nested and the preview contains links, so only the caption is a link.
              <article key={number} className={classes.card}>
                <div inert>
                  <Stage section={section} fixture={fixture} side={side} scale={side ? 0.75 : 0.56} />
                </div>
                <AppLink
                  className={classes.caption ?? ''}
                  to={`${DESIGNER_BASE}/modules/${shown.module}/${shown.module}_${number}?${params}`}
                >
                  {variant[language]}
                  <small>
                    {shown.module}_{number}
                  </small>
                </AppLink>
              </article>
            )
          })}
      </div>
      <h2>{t.others}</h2>
      <ul className={classes.groups}>
        {others.map((path) => (
          <li key={path}>
            <AppLink to={path}>{path.replace(`${DESIGNER_BASE}/`, '')}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
