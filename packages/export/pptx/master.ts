import { HEAD, MAIN, SPACES } from './xml.ts'

export const TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

/** The default position of a slide's title; every slide sets its own. */
const titleXml = (width: number, height: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${Math.round(width * 0.08)}" y="${Math.round(height * 0.05)}"/><a:ext cx="${Math.round(width * 0.84)}" cy="${Math.round(height * 0.06)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`

const level = (size: number): string =>
  `<a:defRPr sz="${size}" kern="0"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr>`

export const masterXml = (width: number, height: number): string =>
  [
    `${HEAD}<p:sldMaster ${SPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`,
    `<p:spTree>${TREE}${titleXml(width, height)}</p:spTree></p:cSld>`,
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>',
    '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>',
    `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l">${level(2400)}</a:lvl1pPr></p:titleStyle>`,
    `<p:bodyStyle><a:lvl1pPr algn="l">${level(1050)}</a:lvl1pPr></p:bodyStyle>`,
    `<p:otherStyle><a:lvl1pPr algn="l">${level(1050)}</a:lvl1pPr></p:otherStyle></p:txStyles></p:sldMaster>`,
  ].join('')

export const layoutXml = (width: number, height: number): string =>
  `${HEAD}<p:sldLayout ${SPACES} type="titleOnly" preserve="1"><p:cSld name="Page"><p:spTree>${TREE}${titleXml(width, height)}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`

export interface Theme {
  latin: string
  eastAsian: string
  /** Six hexadecimal digits each. */
  text: string
  accent: string
  link: string
}

/** Shades of the accent that a person finds in the palette when a slide is edited. */
const tinted = (accent: string, share: number): string =>
  [0, 2, 4]
    .map((at) => {
      const value = Number.parseInt(accent.slice(at, at + 2), 16)
      return Math.round(value + (255 - value) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')
    .toUpperCase()

const rgb = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`

/** The twelve colours of a file's theme, by name. */
export const paletteXml = (colors: Record<string, string>): string =>
  Object.entries(colors)
    .map(([name, value]) => rgb(name, value))
    .join('')

export const themeXml = ({ text, accent, link, ...fonts }: Theme): string =>
  themeWith(
    fonts,
    [
      rgb('dk1', text) + rgb('lt1', 'FFFFFF') + rgb('dk2', tinted(text, 0.2)) + rgb('lt2', 'F3F1EC'),
      ...[0, 0.2, 0.4, 0.55, 0.7, 0.85].map((share, at) => rgb(`accent${at + 1}`, tinted(accent, share))),
      rgb('hlink', link) + rgb('folHlink', link),
    ].join(''),
  )

export const themeWith = (
  { latin, eastAsian }: Pick<Theme, 'latin' | 'eastAsian'>,
  colors: string,
): string => {
  const fonts = `<a:latin typeface="${latin}"/><a:ea typeface="${eastAsian}"/><a:cs typeface=""/>`
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const line = `<a:ln w="6350" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  return [
    `${HEAD}<a:theme xmlns:a="${MAIN}" name="Huajian"><a:themeElements><a:clrScheme name="Huajian">`,
    colors,
    `</a:clrScheme><a:fontScheme name="Huajian"><a:majorFont>${fonts}</a:majorFont><a:minorFont>${fonts}</a:minorFont></a:fontScheme>`,
    `<a:fmtScheme name="Huajian"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`,
    '</a:themeElements></a:theme>',
  ].join('')
}
