import type { Family } from '#packages/fonts/faces.ts'
import type { Box } from '../display-list/list.ts'
import { type FontFacts, fontFacts, widthIn } from './font-facts.ts'
import { transformXml } from './geometry.ts'
import { solid } from './paint.ts'
import { type Run, sizeOf, type TextBlock, type TextLine } from './text-lines.ts'
import { emu, escaped, hundredths } from './xml.ts'

export interface TextContext {
  language: 'zh' | 'en'
  /** The id of a relation to an address. */
  linkTo(href: string): string | undefined
}

const familyOf = ({ op }: Run): Family => op.face.split('-')[0] as Family
const isBold = ({ op }: Run): boolean => op.face.endsWith('700')

const factsOf = (run: Run, { language }: TextContext): FontFacts => fontFacts(language, familyOf(run))

/** Scripts with joined letters, and signs of several code points: their width in another face cannot be estimated. */
const UNKNOWN = /\p{M}|\p{Extended_Pictographic}|[\u0590-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** The largest letter spacing, as a share of the text size. */
const MAX_SPACING = 0.6
const MIN_SPACING = -0.12

/** Letter spacing in hundredths of a point, so that a text has the same width in the reader's font as on the page. */
const spacingOf = (run: Run, context: TextContext): number => {
  const { op } = run
  const count = op.advances.filter((advance) => advance > 0).length
  const characters = [...op.text].slice(0, op.text.endsWith(' ') && op.advances.at(-1) === 0 ? -1 : undefined)
  if (op.vertical || count < 2 || UNKNOWN.test(op.text)) return 0
  const wanted = op.advances.reduce((sum, advance) => sum + advance, 0) / op.size
  const facts = factsOf(run, context)
  const own = widthIn(characters, facts, { isBold: isBold(run), isLatin: op.proportional ?? false })
  const each = Math.min(MAX_SPACING, Math.max(MIN_SPACING, (wanted - own) / count))
  return hundredths(each * op.size)
}

const HLINK_COLOR =
  '<a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst>'

/** Properties of a text, or (`isBare`) of the line break after it, which has no link. */
const propertiesOf = (
  run: Run,
  block: TextBlock,
  context: TextContext,
  scale: number,
  isBare = false,
): string => {
  const { op, underline, strike } = run
  const { latin, eastAsian } = factsOf(run, context)
  const spacing = Math.round(spacingOf(run, context) * scale)
  const link = op.href && !isBare ? context.linkTo(op.href) : undefined
  const attributes = [
    context.language === 'zh' ? 'lang="zh-CN" altLang="en-US"' : 'lang="en-US" altLang="zh-CN"',
    `sz="${Math.max(100, Math.round(hundredths(op.size * scale) / 5) * 5)}"`,
    `b="${isBold(run) ? 1 : 0}"`,
    `i="${op.slant ? 1 : 0}"`,
    `u="${underline ? 'sng' : 'none'}"`,
    ...(strike ? ['strike="sngStrike"'] : []),
    ...(spacing === 0 ? [] : [`spc="${spacing}"`]),
    'dirty="0"',
  ]
  const faces = `<a:latin typeface="${latin}"/><a:ea typeface="${eastAsian}"/><a:cs typeface="${latin}"/>`
  const click = link ? `<a:hlinkClick r:id="${link}">${HLINK_COLOR}</a:hlinkClick>` : ''
  return `${attributes.join(' ')}>${solid(op.color, block.state.opacity)}${faces}${click}`
}

const runsXml = ({ runs }: TextLine, block: TextBlock, context: TextContext, scale: number): string =>
  runs
    .map((run) => {
      const properties = propertiesOf(run, block, context, scale)
      const text = block.align === 'l' ? run.op.text : run.op.text.replace(/ $/, '')
      return `<a:r><a:rPr ${properties}</a:rPr><a:t>${escaped(text)}</a:t></a:r>`
    })
    .join('')

const paragraphXml = (block: TextBlock, context: TextContext, scale: number): string => {
  const { lines, align, pitch } = block
  const lefts = lines.map(({ left }) => left)
  const [first = 0] = lefts
  const rest = lefts[1] ?? first
  const edge = Math.min(...lefts)
  const margins =
    align === 'l' ? ` marL="${emu((rest - edge) * scale)}" indent="${emu((first - rest) * scale)}"` : ''
  const spacing = `<a:lnSpc><a:spcPts val="${hundredths(pitch * scale)}"/></a:lnSpc>`
  const flat = '<a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/>'
  const last = lines.at(-1)?.runs.at(-1)
  const breakAfter = ({ runs }: TextLine) => {
    const run = runs.at(-1)
    return run ? `<a:br><a:rPr ${propertiesOf(run, block, context, scale, true)}</a:rPr></a:br>` : ''
  }
  const body = lines
    .map((line, at) => runsXml(line, block, context, scale) + (at < lines.length - 1 ? breakAfter(line) : ''))
    .join('')
  const end = last ? `<a:endParaRPr ${propertiesOf(last, block, context, scale, true)}</a:endParaRPr>` : ''
  return `<a:p><a:pPr algn="${align}"${margins} eaLnBrk="1" latinLnBrk="0" hangingPunct="1">${spacing}${flat}</a:pPr>${body}${end}</a:p>`
}

/** The descent of a line: with a fixed line height, programs take missing space from above the text. */
const descentOf = ({ runs }: TextLine, context: TextContext): number =>
  Math.max(...runs.map((run) => factsOf(run, context).descent * run.op.size))

const boxOf = ({ lines, pitch, isVertical }: TextBlock, context: TextContext): Box => {
  const left = Math.min(...lines.map((line) => line.left))
  const right = Math.max(...lines.map((line) => line.right))
  const [first] = lines
  if (!first) return { x: 0, y: 0, width: 0, height: 0 }
  if (isVertical) {
    const width = sizeOf(first) * 1.3
    return { x: first.baseline - width / 2, y: left, width, height: right - left }
  }
  const y = first.baseline - pitch + descentOf(first, context)
  return { x: left, y, width: right - left, height: pitch * lines.length }
}

export interface PlacedBox {
  box: Box
  /** In degrees. */
  turn: number
  scale: number
}

/** A box as a matrix turns and scales it: slides turn a box about its middle. */
export const placedBox = (
  { x, y, width, height }: Box,
  [a, b, c, d, e, f]: TextBlock['state']['matrix'],
): PlacedBox => {
  const scale = Math.hypot(a, b)
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [px, py] = [a * middleX + c * middleY + e, b * middleX + d * middleY + f]
  const [w, h] = [width * scale, height * scale]
  return {
    box: { x: px - w / 2, y: py - h / 2, width: w, height: h },
    turn: (Math.atan2(b, a) * 180) / Math.PI,
    scale,
  }
}

/**
 * Extra width on the sides that the text is not aligned to, as a multiple of the line height, because some programs
 * wrap titles all the same.
 */
const ROOM = 2

const withRoom = ({ x, width, ...rest }: Box, { align, pitch }: TextBlock): Box => {
  const room = pitch * ROOM
  const before = align === 'l' ? 0 : align === 'r' ? room : room / 2
  return { ...rest, x: x - before, width: width + room }
}

/** The text body of a shape, with its formatting. */
export const textBoxXml = (block: TextBlock, context: TextContext, isTitle: boolean): string => {
  const own = boxOf(block, context)
  const { box, turn, scale } = placedBox(isTitle ? withRoom(own, block) : own, block.state.matrix)
  const way = block.isVertical ? ' vert="eaVert" anchor="ctr"' : ' anchor="t"'
  return [
    `<p:spPr>${transformXml(box, turn)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0"${way}><a:noAutofit/></a:bodyPr><a:lstStyle/>`,
    paragraphXml(block, context, scale),
    '</p:txBody>',
  ].join('')
}
