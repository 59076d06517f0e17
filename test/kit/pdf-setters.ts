import type { Document, Section } from '#packages/document/schema.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import { sectionAtLength } from '#packages/samples/lengths.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import type { NamedDocument } from './pdf-documents.ts'

type Styles = Record<string, StyleProps>

/** A chequered tile, half of it nearly transparent. */
const TILE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAYAAABWdVznAAAAHUlEQVR42mOoWHDJBgf+jw0zjFQN/3FgrAaNSA0ANWZsSBo4sRwAAAAASUVORK5CYII='

const bordered = (
  borderStyle: NonNullable<StyleProps['borderStyle']>,
  more: StyleProps = {},
): StyleProps => ({
  borderStyle,
  borderColor: 'theme',
  padding: [6, 8, 6, 8],
  ...more,
})

/** Style changes that a user can make to a section and its parts, one set for each section in turn. */
const SETS: Record<string, readonly Styles[]> = {
  'borders and corners': [
    { section: bordered('dashed', { borderWidth: 1 }), item: bordered('dotted', { borderWidth: 1 }) },
    { section: bordered('dotted', { borderWidth: 5 }), item: bordered('double', { borderWidth: 4 }) },
    {
      section: bordered('double', { borderWidth: 7, borderRadius: 14 }),
      item: bordered('dotted', { borderWidth: 2 }),
    },
    { section: bordered('solid', { borderWidth: [1, 4, 9, 2], borderRadius: 18, background: 'soft' }) },
    {
      section: bordered('dashed', { borderWidth: 3, borderRadius: 20 }),
      title: bordered('dotted', { borderWidth: 3 }),
    },
    {
      section: bordered('dashed', { borderWidth: [0, 0, 2, 0] }),
      item: { background: '#fff2d8', borderRadius: 200 },
    },
  ],
  'letters and lines': [
    { section: { textDecoration: 'underline' }, name: { fontSize: 31, textDecoration: 'line-through' } },
    { bullets: { textAlign: 'justify', letterSpacing: 1.5 }, title: { letterSpacing: -1 } },
    { section: { lineHeight: 0.9, background: 'soft' }, bullets: { background: '#ffffff' } },
    { section: { textAlign: 'center', fontFamily: 'kai' }, period: { color: 'theme', fontWeight: '700' } },
    { bullets: { textDecoration: 'underline', fontFamily: 'serif', fontSize: 17 } },
    { section: { textAlign: 'right', lineHeight: 2.6, fontSize: 10 } },
  ],
  'rotation, opacity and position': [
    {
      title: { rotate: -4 },
      item: { rotate: 1.5, background: 'soft', borderWidth: 1, borderStyle: 'solid' },
    },
    { section: { opacity: 0.55, background: 'theme', color: '#ffffff' } },
    { title: { position: 'relative', background: '#ffe4c8' }, item: { opacity: 0.4 } },
    { period: { rotate: 90 }, name: { display: 'inline-block', background: 'soft', padding: [4, 9, 4, 9] } },
    { title: { display: 'vertical' }, section: { borderWidth: 2, borderStyle: 'solid' } },
    { section: { width: 400, height: 150, background: '#e8f1f5', margin: [10, 0, 10, 60] } },
  ],
  'picture backgrounds': [
    {
      section: {
        backgroundPath: TILE,
        backgroundRepeat: 'repeat',
        padding: [12, 12, 12, 12],
        borderRadius: 24,
      },
    },
    { section: { backgroundPath: TILE, backgroundRepeat: 'repeat-x', height: 200 } },
    { section: { backgroundPath: 'sample-nurse', padding: [20, 20, 20, 20] } },
    { section: { backgroundPath: TILE, backgroundRepeat: 'repeat-y', background: '#eef4ee' } },
    { item: { backgroundPath: TILE, borderWidth: 3, borderStyle: 'dashed', borderColor: '#204060' } },
    {
      avatar: {
        objectFit: 'contain',
        width: 160,
        height: 100,
        borderRadius: 30,
        borderWidth: 4,
        borderStyle: 'solid',
      },
    },
  ],
}

const KINDS = [
  'work_experience',
  'edu_background',
  'project_experience',
  'awards',
  'campus_experience',
  'base_info',
]

const dressed = (styles: readonly Styles[], language: 'zh' | 'en'): Document => {
  const person = personOf('designer', language)
  const base = sampleDocument({
    ...person,
    sections: KINDS.flatMap((kind) =>
      person.sections.filter((section) => section.kind === kind).map((one) => sectionAtLength(one, 'normal')),
    ),
  })
  return {
    ...base,
    theme: { ...base.theme, colors: 'indigo' },
    sections: base.sections.map(
      (section, at): Section => ({
        ...section,
        style: styles[at % styles.length] ?? {},
      }),
    ),
  }
}

/** Documents with styles that no template uses. */
export const setterDocuments = (): NamedDocument[] =>
  Object.entries(SETS).map(([name, styles], at) => ({
    name,
    document: dressed(styles, at % 2 === 0 ? 'zh' : 'en'),
  }))
