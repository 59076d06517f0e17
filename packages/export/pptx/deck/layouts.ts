import type { Box } from '../../display-list/list.ts'
import { transformXml } from '../geometry.ts'
import { TREE } from '../master.ts'
import { escaped, HEAD, SPACES } from '../xml.ts'

/** The layouts of slides, by their placeholders. */
export const layoutKinds = ['title', 'obj', 'secHead', 'titleOnly', 'blank'] as const
export type LayoutKind = (typeof layoutKinds)[number]

/** The names that presentation programs show in the list of layouts. */
const names = {
  zh: {
    title: '封面',
    obj: '标题和内容',
    secHead: '章节',
    titleOnly: '仅标题',
    blank: '空白',
    heading: '标题',
    body: '正文',
  },
  en: {
    title: 'Title slide',
    obj: 'Title and content',
    secHead: 'Chapter',
    titleOnly: 'Title only',
    blank: 'Blank',
    heading: 'Heading',
    body: 'Text',
  },
}

/** The positions of a layout's placeholders, from the first slide that has the layout. */
export interface Places {
  heading: Box
  body: Box
  footer: Box
  number: Box
}

export interface DeckStyle {
  language: 'zh' | 'en'
  /** Hundredths of a point. */
  heading: { size: number; isBold: boolean; color: string }
  text: { size: number; color: string }
}

/** The number of a placeholder that holds a slide's text, its footer, its number. */
export const BODY = 1
export const FOOTER = 11
export const NUMBER = 12

type Holder = 'title' | 'body' | 'subTitle' | 'ftr' | 'sldNum'

const holderXml = (
  id: number,
  holder: Holder,
  idx: number | undefined,
  box: Box,
  inner: string,
  align = 'l',
): string => {
  const place = idx === undefined ? '' : ` idx="${idx}"`
  const size = holder === 'ftr' || holder === 'sldNum' ? ' sz="quarter"' : ''
  const style = align === 'l' ? '<a:lstStyle/>' : `<a:lstStyle><a:lvl1pPr algn="${align}"/></a:lstStyle>`
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${holder} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${holder}"${size}${place}/></p:nvPr></p:nvSpPr>`,
    `<p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"><a:normAutofit/></a:bodyPr>${style}${inner}</p:txBody></p:sp>`,
  ].join('')
}

const prompt = (text: string, language: 'zh' | 'en'): string =>
  `<a:p><a:r><a:rPr lang="${language === 'zh' ? 'zh-CN' : 'en-US'}"/><a:t>${escaped(text)}</a:t></a:r></a:p>`
const EMPTY = '<a:p><a:endParaRPr lang="zh-CN"/></a:p>'
const COUNT =
  '<a:p><a:fld id="{5F2C1B5A-6E0B-4C57-9D0B-2B1E6C7A9D10}" type="slidenum"><a:rPr lang="zh-CN"/><a:t>‹#›</a:t></a:fld></a:p>'

const holdersOf = (
  kind: LayoutKind | 'master',
  { heading, body, footer, number }: Places,
  language: 'zh' | 'en',
): string => {
  const words = names[language]
  const hasHeading = kind !== 'blank'
  const second = kind === 'title' ? 'subTitle' : kind === 'titleOnly' || kind === 'blank' ? undefined : 'body'
  return [
    hasHeading ? holderXml(2, 'title', undefined, heading, prompt(words.heading, language)) : '',
    second ? holderXml(3, second, BODY, body, prompt(words.body, language)) : '',
    holderXml(4, 'ftr', FOOTER, footer, EMPTY),
    holderXml(5, 'sldNum', NUMBER, number, COUNT, 'r'),
  ].join('')
}

const level = (size: number, color: string, isBold: boolean, face: 'mj' | 'mn'): string =>
  `<a:defRPr sz="${size}" b="${isBold ? 1 : 0}" kern="0"><a:solidFill><a:srgbClr val="${color}"></a:srgbClr></a:solidFill><a:latin typeface="+${face}-lt"/><a:ea typeface="+${face}-ea"/><a:cs typeface="+${face}-lt"/></a:defRPr>`

const bodyLevels = ({ text }: DeckStyle): string =>
  [1, 2, 3]
    .map((depth) => {
      const margin = depth * 228_600
      return `<a:lvl${depth}pPr marL="${margin}" indent="-228600" algn="l"><a:lnSpc><a:spcPct val="120000"/></a:lnSpc><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="•"/>${level(text.size - (depth - 1) * 100, text.color, false, 'mn')}</a:lvl${depth}pPr>`
    })
    .join('')

export const deckMasterXml = (places: Places, style: DeckStyle): string => {
  const layouts = layoutKinds.map(
    (_, at) => `<p:sldLayoutId id="${2_147_483_649 + at}" r:id="rId${at + 1}"/>`,
  )
  const { heading, text, language } = style
  return [
    `${HEAD}<p:sldMaster ${SPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`,
    `<p:spTree>${TREE}${holdersOf('master', places, language)}</p:spTree></p:cSld>`,
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>',
    `<p:sldLayoutIdLst>${layouts.join('')}</p:sldLayoutIdLst>`,
    `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/>${level(heading.size, heading.color, heading.isBold, 'mj')}</a:lvl1pPr></p:titleStyle>`,
    `<p:bodyStyle>${bodyLevels(style)}</p:bodyStyle>`,
    `<p:otherStyle><a:lvl1pPr algn="l">${level(text.size, text.color, false, 'mn')}</a:lvl1pPr></p:otherStyle></p:txStyles></p:sldMaster>`,
  ].join('')
}

export const deckLayoutXml = (kind: LayoutKind, places: Places, language: 'zh' | 'en'): string =>
  `${HEAD}<p:sldLayout ${SPACES} type="${kind}" preserve="1"><p:cSld name="${names[language][kind]}"><p:spTree>${TREE}${holdersOf(kind, places, language)}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`
