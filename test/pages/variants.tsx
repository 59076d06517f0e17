import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { SectionView } from '#packages/render/section-view.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { personOf } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import '#packages/render/document.css'

// ?kind=work_experience&person=engineer&language=zh&length=normal&theme=indigo&where=main|side&font=sans
const query = new URLSearchParams(location.search)
const kind = query.get('kind') ?? 'work_experience'
const language = (query.get('language') ?? 'zh') as 'zh' | 'en'
const person = atLength(
  personOf((query.get('person') ?? 'engineer') as 'engineer', language),
  (query.get('length') ?? 'normal') as Length,
)
const document_ = sampleDocument(person)
document_.theme.colors = query.get('theme') ?? 'indigo'
document_.theme.font = (query.get('font') ?? 'sans') as 'sans'
const where = query.get('where') ?? 'main'
const one = query.get('variant')

const titles = kind === 'module_title'
const subject = document_.sections.find((section) => section.kind === (titles ? 'work_experience' : kind))
const numbers = Object.keys(kindOf(kind)?.variants ?? {}).map(Number)

const Card = ({ number }: { number: number }) => {
  if (!subject) return null
  const variant = kindOf(kind)?.variants[number]
  const side = where === 'side' || (variant?.regions?.includes('side') && !variant.regions.includes('main'))
  const section = titles
    ? { ...subject, titleVariant: number, variant: 1, items: subject.items.slice(0, 1) }
    : { ...subject, variant: number }
  const resolved = resolveSection(section, language, Number(query.get('title') ?? 3), 0)
  const pad = side ? 30 : 56
  const dark = side && query.get('ground') !== 'soft'
  return (
    <figure>
      <figcaption>
        {kind}_{number} {variant?.zh}
      </figcaption>
      <div
        className="hj-doc"
        style={{
          ...(themeVariables(document_) as CSSProperties),
          width: side ? 246 : 740,
          padding: `28px ${pad}px`,
          background: side ? (dark ? 'var(--hj-dark)' : 'var(--hj-soft)') : '#fff',
          overflow: 'hidden',
          ...({
            '--hj-bleed-top': '28px',
            '--hj-bleed-left': `${pad}px`,
            '--hj-bleed-right': `${pad}px`,
          } as CSSProperties),
        }}
      >
        <div className={`hj-flow ${dark ? 'hj-on' : ''}`} data-card={number}>
          <SectionView resolved={resolved} />
        </div>
      </div>
    </figure>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  numbers
    .filter((number) => !one || number === Number(one))
    .map((number) => <Card key={number} number={number} />),
)
void document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true'
})
document.documentElement.dataset.kinds = kindNames.join()
