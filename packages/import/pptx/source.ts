import type { Document, Section } from '#packages/document/schema.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { hasEntry, unpack } from '../docx/unpack.ts'
import type { Input } from '../input.ts'
import { type Note, refuse } from '../reading.ts'
import type { Outcome, Source } from '../source.ts'
import { ownIn, refreshed } from './own.ts'
import { type Package, packageOf, WANTED } from './package.ts'
import { fittedPictures } from './pictures.ts'
import { readSlide, type Slide } from './read-slide.ts'
import { textOf } from './read-text.ts'
import { themeOf } from './theme.ts'
import { type Pictures, sectionsOf } from './to-section.ts'
import { allIn, attributeOf, childOf } from './xml-tree.ts'

const PRESENTATION = 'ppt/presentation.xml'
const MAX_SLIDES = 100

/** In the order in which they are shown. */
const slidePaths = (file: Package): string[] =>
  allIn(file.tree(PRESENTATION), 'p:sldId')
    .map((one) => file.target(PRESENTATION, attributeOf(one, 'r:id')))
    .filter((path) => path !== undefined)

const sizeOf = (file: Package): '16:9' | '4:3' => {
  const size = allIn(file.tree(PRESENTATION), 'p:sldSz')[0]
  const [width, height] = [Number(attributeOf(size, 'cx')), Number(attributeOf(size, 'cy'))]
  return width / height < 1.5 ? '4:3' : '16:9'
}

const allText = (slides: readonly Slide[]): string =>
  slides.flatMap(({ texts }) => texts.flatMap(({ paragraphs }) => paragraphs.map(textOf))).join('')

const languageOf = (text: string, fallback: 'zh' | 'en'): 'zh' | 'en' => {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (chinese + latin === 0) return fallback
  return chinese * 4 >= latin ? 'zh' : 'en'
}

/** The text at the bottom of most slides. */
const footerOf = (slides: readonly Slide[]): string => {
  const footers = slides.map(({ footer }) => footer).filter((text) => text !== '')
  const counts = Map.groupBy(footers, (text) => text)
  const [commonest = ''] = [...counts].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
  return commonest.slice(0, 120)
}

const uniqueTitle = (sections: readonly Section[], name: string): string =>
  (sections.find(({ title }) => title !== '')?.title || name.replace(/\.pptx$/i, '') || 'PPT').slice(0, 100)

/** An id of ours for each; the same file reads the same. */
const idOf = (at: number): string => `slide-${at + 1}`

const documentOf = (
  file: Package,
  slides: readonly Slide[],
  sections: Section[],
  name: string,
  language: 'zh' | 'en',
): Document => ({
  schema: 2,
  kind: 'ppt',
  title: uniqueTitle(sections, name),
  language,
  page: {
    size: sizeOf(file),
    layout: 'base',
    margin: { top: 15, right: 17, bottom: 17, left: 17 },
    side: { place: 'left', width: 31, ground: 'none' },
    background: {},
    frame: 'double',
    numbers: slides.some(({ isNumbered }) => isNumbered) ? 'plain' : 'none',
    header: '',
    footer: footerOf(slides),
  },
  theme: { ...themeOf(file), fontSize: 22, lineHeight: 1.6, spacing: 1, titleVariant: 3 },
  sections,
})

interface Read {
  file: Package
  slides: readonly Slide[]
  pictures: Pictures
}

const sectionsAt = ({ slides, pictures }: Read, slide: Slide, at: number, id = idOf(at)): Section[] =>
  sectionsOf(slide, pictures, { isFirst: at === 0, isLast: at === slides.length - 1 && at > 0 }, id)

const checked = async (document: Document, notes: Note[], source?: 'huajian-pptx'): Promise<Outcome> => {
  const loaded = await readDocument(document)
  if (!loaded.ok) {
    const detail = loaded.problems.slice(0, 3).map(({ path, detail: why }) => `${path}: ${why}`)
    return refuse('broken', detail.join('; '))
  }
  return { ok: true, document: loaded.document, notes, ...(source ? { source } : {}) }
}

const notesOf = ({ slides, pictures }: Read, count: number): Note[] => [
  ...(count > slides.length
    ? [{ code: 'cut' as const, what: 'pages' as const, kept: slides.length, of: count }]
    : []),
  ...(slides.some((slide) => slide.pictures.some((path) => !pictures.has(path)))
    ? [{ code: 'picture-left-out' as const }]
    : []),
]

const read = async (input: Input, { language }: { language: 'zh' | 'en' }): Promise<Outcome> => {
  if (input.is !== 'zip') return refuse('unknown')
  const parts = unpack(input.bytes, WANTED)
  if ('ok' in parts) return parts as Outcome
  const file = packageOf(parts)
  if (!childOf(file.tree(PRESENTATION), 'p:presentation')) return refuse('unknown', 'zip')
  const paths = slidePaths(file)
  if (paths.length === 0) return refuse('empty')
  const slides = paths.slice(0, MAX_SLIDES).map((path) => readSlide(file, path))
  const own = await ownIn(file)
  if (own === 'newer') return refuse('newer')
  const pictures = await fittedPictures(
    slides.flatMap((slide) => slide.pictures),
    file.bytes,
  )
  const all: Read = { file, slides, pictures }
  const notes = notesOf(all, paths.length)
  if (own) {
    const { document, changed } = refreshed(own, file, slides, (slide, at) =>
      sectionsAt(all, slide, at, `read-${at + 1}`),
    )
    const within = { ...document, sections: document.sections.slice(0, 100) }
    return checked(within, changed > 0 ? notes : [], 'huajian-pptx')
  }
  const sections = slides.flatMap((slide, at) => sectionsAt(all, slide, at)).slice(0, 100)
  const text = allText(slides)
  const isBlank = text === '' && slides.every(({ tables, charts }) => tables.length + charts.length === 0)
  if (isBlank) return refuse('no-text')
  return checked(documentOf(file, slides, sections, input.name, languageOf(text, language)), [
    ...notes,
    { code: 'design-left-out' },
  ])
}

/** Presentations: slides in their order, by what they say and show; one of ours comes back as it was. */
export const pptxSource: Source = {
  kind: 'pptx',
  claims: (input) => input.is === 'zip' && hasEntry(input.bytes, PRESENTATION),
  read,
}
