import type { Family } from '#packages/fonts/faces.ts'
import type { EditableAlign, EditableParagraph, EditableRun } from '../../display-list/editable-objects.ts'
import { type FontFacts, fontFacts } from '../font-facts.ts'
import { solid } from '../paint.ts'
import { emu, escaped, hundredths } from '../xml.ts'

/** Options that all texts of a file share. */
export interface TextManner {
  language: 'zh' | 'en'
  /** The document's own: the file's theme names its faces. */
  family: Family
  linkTo(href: string): string | undefined
}

export interface TextContext extends TextManner {
  isTitle: boolean
  opacity: number
  scale: number
}

const familyOf = ({ face }: EditableRun): Family => face.split('-')[0] as Family

export const factsOf = (run: EditableRun, { language }: TextManner): FontFacts =>
  fontFacts(language, familyOf(run))

const facesXml = (run: EditableRun, context: TextContext): string => {
  const { latin, eastAsian } = factsOf(run, context)
  if (familyOf(run) !== context.family)
    return `<a:latin typeface="${latin}"/><a:ea typeface="${eastAsian}"/><a:cs typeface="${latin}"/>`
  const which = context.isTitle ? 'mj' : 'mn'
  return `<a:latin typeface="+${which}-lt"/><a:ea typeface="+${which}-ea"/><a:cs typeface="+${which}-lt"/>`
}

export const textSize = (pixels: number): number => Math.max(100, Math.round(hundredths(pixels) / 5) * 5)

const LINK_COLOR =
  '<a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst>'

/** Attributes and children; `isBare` leads nowhere. */
const propertiesOf = (run: EditableRun, context: TextContext, isBare = false): string => {
  const { scale, opacity } = context
  const spacing = Math.round(hundredths(run.spacing ?? 0) * scale)
  const relation = run.href && !isBare ? context.linkTo(run.href) : undefined
  const attributes = [
    context.language === 'zh' ? 'lang="zh-CN" altLang="en-US"' : 'lang="en-US" altLang="zh-CN"',
    `sz="${textSize(run.size * scale)}"`,
    `b="${run.face.endsWith('700') ? 1 : 0}"`,
    ...(run.slant ? ['i="1"'] : []),
    ...(run.underline ? ['u="sng"'] : []),
    ...(run.strike ? ['strike="sngStrike"'] : []),
    ...(spacing === 0 ? [] : [`spc="${spacing}"`]),
    'dirty="0"',
  ]
  const click = relation ? `<a:hlinkClick r:id="${relation}">${LINK_COLOR}</a:hlinkClick>` : ''
  return `${attributes.join(' ')}>${solid(run.color, opacity)}${facesXml(run, context)}${click}`
}

export const runXml = (run: EditableRun, context: TextContext): string =>
  run.text
    .split('\n')
    .map((text) =>
      text === '' ? '' : `<a:r><a:rPr ${propertiesOf(run, context)}</a:rPr><a:t>${escaped(text)}</a:t></a:r>`,
    )
    .join(`<a:br><a:rPr ${propertiesOf(run, context, true)}</a:rPr></a:br>`)

/** A slide number as a field, which the program updates. */
export const numberXml = (run: EditableRun, context: TextContext): string =>
  `<a:fld id="{5F2C1B5A-6E0B-4C57-9D0B-2B1E6C7A9D10}" type="slidenum"><a:rPr ${propertiesOf(run, context)}</a:rPr><a:t>${escaped(run.text)}</a:t></a:fld>`

const ALIGNS: Record<EditableAlign, string> = { left: 'l', center: 'ctr', right: 'r', justify: 'just' }

export interface ParagraphLook {
  align: EditableAlign
  leading: number
  /** Before it, in pixels. */
  before?: number
  indent?: number
  bullet?: EditableParagraph['bullet']
}

const bulletXml = (bullet: EditableParagraph['bullet']): string => {
  if (!bullet) return '<a:buNone/>'
  const color = `<a:buClr>${solid(bullet.color, 1).replace(/<\/?a:solidFill>/g, '')}</a:buClr>`
  const number = /^(\d+)\.$/.exec(bullet.sign)?.[1]
  if (number !== undefined) {
    const start = number === '1' ? '' : ` startAt="${number}"`
    return `${color}<a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod"${start}/>`
  }
  return `${color}<a:buFont typeface="Arial"/><a:buChar char="${escaped(bullet.sign)}"/>`
}

export const paragraphXml = (
  body: string,
  last: EditableRun | undefined,
  look: ParagraphLook,
  context: TextContext,
): string => {
  const { align, leading, before = 0, indent = 0, bullet } = look
  const { scale } = context
  const room = bullet ? emu(bullet.room * scale) : 0
  const margins = bullet ? ` marL="${room}" indent="${-room}"` : ` marL="0" indent="${emu(indent * scale)}"`
  const points = (pixels: number) => Math.max(0, hundredths(pixels * scale))
  const spacing = [
    `<a:lnSpc><a:spcPts val="${points(leading)}"/></a:lnSpc>`,
    `<a:spcBef><a:spcPts val="${points(before)}"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft>`,
  ].join('')
  const end = last ? `<a:endParaRPr ${propertiesOf(last, context, true)}</a:endParaRPr>` : ''
  return `<a:p><a:pPr${margins} algn="${ALIGNS[align]}" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">${spacing}${bulletXml(bullet)}</a:pPr>${body}${end}</a:p>`
}
