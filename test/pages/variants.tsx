import type { CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SectionView } from '#packages/render/section-view.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { sectionAtLength } from '#packages/samples/lengths.ts'
import { people } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import { sampleDocument, sampleSection } from '#packages/sections/sample-document.ts'
import '#packages/render/document.css'

declare global {
  interface Window {
    /** Renders every variant of a kind as the query says; resolves once fonts are loaded. */
    draw(search: string): Promise<void>
  }
}

// ?kind=work_experience&person=engineer&language=zh&length=normal&theme=indigo&where=main|side&font=sans
const cardsOf = (query: URLSearchParams) => {
  const kind = query.get('kind') ?? 'work_experience'
  const language = (query.get('language') ?? 'zh') as 'zh' | 'en'
  const id = query.get('person') ?? 'engineer'
  const person =
    people.find((one) => one.id === id && one.language === language) ??
    edgeCases.find((one) => one.id === id) ??
    people[0]
  if (!person) throw new Error('there is nobody')
  const shown = sampleDocument({ ...person, sections: [] })
  shown.theme.colors = query.get('theme') ?? 'indigo'
  shown.theme.font = (query.get('font') ?? 'sans') as 'sans'
  const titles = kind === 'module_title'
  const sample = person.sections.find((section) => section.kind === (titles ? 'work_experience' : kind))
  const length = (query.get('length') ?? 'normal') as Length
  const subject = sample && sampleSection(sectionAtLength(sample, length), 0)
  const one = query.get('variant')
  const numbers = Object.keys(kindOf(kind)?.variants ?? {}).map(Number)

  return numbers
    .filter((number) => subject && (!one || number === Number(one)))
    .map((number) => {
      if (!subject) return null
      const variant = kindOf(kind)?.variants[number]
      const side =
        query.get('where') === 'side' ||
        (variant?.regions?.includes('side') && !variant.regions.includes('main'))
      const section = titles
        ? { ...subject, titleVariant: number, variant: 1, items: subject.items.slice(0, 1) }
        : { ...subject, variant: number }
      const resolved = resolveSection(section, person.language, Number(query.get('title') ?? 3), 0)
      const pad = side ? 30 : 56
      const dark = side && query.get('ground') !== 'soft'
      return (
        <figure key={number}>
          <figcaption>
            {kind}_{number} {variant?.zh}
          </figcaption>
          <div
            className="hj-doc"
            lang={person.language === 'zh' ? 'zh-CN' : 'en'}
            style={
              {
                ...themeVariables(shown),
                width: side ? 246 : 740,
                padding: `28px ${pad}px`,
                background: side ? (dark ? 'var(--hj-dark)' : 'var(--hj-soft)') : '#fff',
                overflow: 'hidden',
                '--hj-bleed-top': '28px',
                '--hj-bleed-left': `${pad}px`,
                '--hj-bleed-right': `${pad}px`,
              } as CSSProperties
            }
          >
            <div className={`hj-flow ${dark ? 'hj-on' : side ? 'hj-tint' : ''}`} data-card={number}>
              <SectionView resolved={resolved} />
            </div>
          </div>
        </figure>
      )
    })
}

const root = createRoot(document.getElementById('root') as HTMLElement)
window.draw = async (search) => {
  flushSync(() => root.render(cardsOf(new URLSearchParams(search))))
  await document.fonts.ready
}
void window.draw(location.search).then(() => {
  document.documentElement.dataset.ready = 'true'
})
