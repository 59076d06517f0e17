import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { customCssOf } from '#packages/render/custom-css.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { AppNavLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { VariantItem } from './catalog.ts'
import { FixtureBar, useFixture } from './fixture-bar.tsx'
import { DESIGNER_BASE } from './paths.ts'
import { Stage } from './stage.tsx'
import { sampleSectionOf } from './subjects.ts'
import classes from './workbench.module.css'

const words = defineWords({
  zh: {
    drawn: '样子',
    schema: '结构',
    css: '样式',
    all: '工作台',
    missing: '这位样例没有这一栏，请换一位。',
  },
  en: {
    drawn: 'Preview',
    schema: 'Schema',
    css: 'Style',
    all: 'Workbench',
    missing: 'This sample doesn’t have this section. Choose another.',
  },
})

const Drawn = ({ item }: { item: VariantItem }) => {
  const t = useWords(words)
  const fixture = useFixture()
  const subject = sampleSectionOf(item.kind.kind, fixture)
  if (!subject) return <p>{t.missing}</p>
  const titles = item.kind.kind === 'module_title'
  const section = titles ? { ...subject, titleVariant: item.variant } : { ...subject, variant: item.variant }
  const regions = kindOf(item.kind.kind)?.variants[item.variant]?.regions ?? ['main']
  return (
    <>
      <FixtureBar />
      <div className={classes.sheet}>
        <Stage section={section} fixture={fixture} side={!regions.includes('main')} />
      </div>
    </>
  )
}

/** One variant: its preview, its schema or its CSS. */
export const VariantView = ({ item }: { item: VariantItem }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const kind = kindOf(item.kind.kind)
  const variant = kind?.variants[item.variant]
  const name = `${item.kind.module}_${item.variant}`
  if (!kind || !variant) throw new Error(`${name} is in the catalogue but not in the registry`)
  const fields = Object.fromEntries(
    Object.entries(kind.fields).map(([field, row]) => [
      field,
      { label: row[language], input: row.input, type: row.type },
    ]),
  )
  return (
    <div className={classes.workbench}>
      <PageHead title={`${name} · ${variant[language]}`} />
      <p className={classes.path}>
        <AppNavLink to={`${DESIGNER_BASE}/modules`}>{t.all}</AppNavLink> / {item.kind[language]} / {name}
      </p>
      <h1>{variant[language]}</h1>
      <nav className={classes.views}>
        <AppNavLink to={`${DESIGNER_BASE}/modules/${item.kind.module}/${name}`}>{t.drawn}</AppNavLink>
        <AppNavLink to={`${DESIGNER_BASE}/schema/modules/${item.kind.kind}/${name}`}>{t.schema}</AppNavLink>
        <AppNavLink to={`${DESIGNER_BASE}/schema/customCss/${item.kind.kind}/${name}`}>{t.css}</AppNavLink>
      </nav>
      {item.view === 'drawn' && <Drawn item={item} />}
      {item.view === 'schema' && (
        <pre className={classes.code}>
          {JSON.stringify({ kind: kind.kind, fields, layout: variant.layout }, null, 2)}
        </pre>
      )}
      {item.view === 'css' && <pre className={classes.code}>{customCssOf(name, variant.layout)}</pre>}
    </div>
  )
}
