import type { IParagraphStyleOptions, IRunPropertiesOptions, IStylesOptions } from 'docx'
import type { Document } from '#packages/document/schema.ts'
import type { Block, Paragraph, ParagraphRole, TextLook } from './block.ts'
import { fontNames } from './fonts.ts'
import { halfPoints, twips } from './lengths.ts'
import type { Paint } from './paint.ts'

/** The default look of the text of each role. */
export type RoleLooks = Record<ParagraphRole, TextLook>

export const styleIds: Record<ParagraphRole, string> = {
  h1: 'Title',
  h2: 'Heading1',
  h3: 'Heading2',
  head: 'EntryHead',
  detail: 'EntryDetail',
  body: 'BodyText',
  blank: 'Spacer',
}

const NAMES: Record<
  Document['language'],
  Pick<Record<ParagraphRole, string>, 'head' | 'detail' | 'blank'>
> = {
  zh: { head: '条目抬头', detail: '条目信息', blank: '间隔' },
  en: { head: 'Entry Head', detail: 'Entry Detail', blank: 'Spacer' },
}

const paragraphsIn = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) =>
    block.block === 'paragraph'
      ? [block]
      : block.rows.flatMap((row) => row.cells.flatMap((one) => paragraphsIn(one.blocks))),
  )

const lookIn = ({ pieces }: Paragraph): TextLook | undefined =>
  pieces.find(({ piece }) => piece === 'text')?.look

/** The most common look of a role, by number of paragraphs. */
const commonLook = (paragraphs: readonly Paragraph[], role: ParagraphRole): TextLook | undefined => {
  const looks = new Map<string, { look: TextLook; count: number }>()
  for (const paragraph of paragraphs) {
    const look = paragraph.role === role ? lookIn(paragraph) : undefined
    if (!look) continue
    const key = JSON.stringify([look.size, look.bold, look.color, look.face])
    looks.set(key, { look, count: (looks.get(key)?.count ?? 0) + 1 })
  }
  return [...looks.values()].sort((one, other) => other.count - one.count)[0]?.look
}

/** A style has only properties that suit a whole text, not those of single words. */
const plain = ({
  ground: _ground,
  edge: _edge,
  scribble: _scribble,
  raise: _raise,
  ...look
}: TextLook): TextLook => ({
  ...look,
  italic: false,
  underline: false,
  strike: false,
})

/** Word's styles follow the looks in the document: a change of a style in Word changes all texts of its role. */
export const roleLooks = (blocks: readonly Block[], base: TextLook): RoleLooks => {
  const paragraphs = paragraphsIn(blocks)
  const roles = Object.keys(styleIds) as ParagraphRole[]
  return Object.fromEntries(
    roles.map((role) => [role, plain(commonLook(paragraphs, role) ?? base)]),
  ) as RoleLooks
}

type Shown = Partial<TextLook>

/** The language and the colours of a file. */
export interface Pen {
  language: Document['language']
  paint: Paint
}

/** The differences from the style; a run without properties follows its style. */
export const runProperties = (look: Shown, { language, paint }: Pen): IRunPropertiesOptions => ({
  ...(look.face === undefined ? {} : { font: fontNames(language, look.face) }),
  ...(look.bold === undefined ? {} : { bold: look.bold }),
  ...(look.italic === undefined ? {} : { italics: look.italic }),
  ...(look.upper === undefined ? {} : { allCaps: look.upper }),
  ...(look.strike === undefined ? {} : { strike: look.strike }),
  ...(look.color === undefined ? {} : { color: paint(look.color) }),
  ...(look.spacing === undefined ? {} : { characterSpacing: twips(look.spacing) }),
  ...(look.size === undefined ? {} : { size: halfPoints(look.size) }),
})

/** The keys of a look that a style can hold. */
const STYLE_KEYS = ['face', 'bold', 'italic', 'upper', 'strike', 'color', 'spacing', 'size'] as const

export const difference = (look: TextLook, base: TextLook): Shown =>
  Object.fromEntries(STYLE_KEYS.filter((key) => look[key] !== base[key]).map((key) => [key, look[key]]))

const lineOf = ({ size, leading }: TextLook) =>
  ({ line: twips(size * leading), lineRule: 'atLeast' }) as const

/** In a written document, such as a report, paragraphs are the body text, which is Word's Normal style. */
export const proseStyles = (looks: RoleLooks, base: TextLook): Record<ParagraphRole, string> =>
  Object.keys(difference(looks.body, base)).length === 0 ? { ...styleIds, body: 'Normal' } : styleIds

/** The document's font, size, line height and colours as Word's styles. */
export const wordStyles = (looks: RoleLooks, base: TextLook, pen: Pen): IStylesOptions => {
  const run = (role: ParagraphRole) => runProperties(difference(looks[role], base), pen)
  const paragraph = (role: ParagraphRole) => ({ spacing: { before: 0, after: 0, ...lineOf(looks[role]) } })
  const heading = (role: ParagraphRole) => ({
    run: run(role),
    paragraph: { ...paragraph(role), keepNext: true, keepLines: true },
    next: styleIds.body,
    quickFormat: true,
  })
  const own = (role: 'head' | 'detail' | 'blank'): IParagraphStyleOptions => ({
    id: styleIds[role],
    name: NAMES[pen.language][role],
    basedOn: 'Normal',
    quickFormat: true,
    run: run(role),
    paragraph: paragraph(role),
  })
  const listed = (id: string, name: string): IParagraphStyleOptions => ({
    id,
    name,
    basedOn: styleIds.body,
    quickFormat: true,
    run: {},
    paragraph: {},
  })
  return {
    default: {
      document: {
        run: {
          ...runProperties({ face: base.face, size: base.size, color: base.color }, pen),
          language: { value: 'en-US', eastAsia: 'zh-CN' },
        },
        paragraph: { spacing: { before: 0, after: 0, ...lineOf(base) } },
      },
      title: heading('h1'),
      heading1: heading('h2'),
      heading2: heading('h3'),
      // Links look as on the page, where each has its own colour.
      hyperlink: { run: { underline: { type: 'none' } } },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      {
        id: styleIds.body,
        name: 'Body Text',
        basedOn: 'Normal',
        quickFormat: true,
        run: run('body'),
        paragraph: paragraph('body'),
      },
      listed('ListBullet', 'List Bullet'),
      listed('ListNumber', 'List Number'),
      own('head'),
      own('detail'),
      own('blank'),
    ],
  }
}
