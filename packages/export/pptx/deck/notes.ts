import { TREE } from '../master.ts'
import { escaped, HEAD, SPACES } from '../xml.ts'

const MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'

const place = (x: number, y: number, width: number, height: number): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`

const picture = (shape: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide 2"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr>${shape}</p:spPr></p:sp>`

const body = (shape: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes 3"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr>${shape}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${text}</p:txBody></p:sp>`

/** A notes page with the slide above the notes; its size is 7.5 by 10 inches. */
export const notesMasterXml = (): string =>
  [
    `${HEAD}<p:notesMaster ${SPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${TREE}`,
    picture(place(685_800, 685_800, 5_486_400, 3_086_100)),
    body(place(685_800, 4_114_800, 5_486_400, 4_114_800), '<a:p><a:endParaRPr lang="zh-CN"/></a:p>'),
    `</p:spTree></p:cSld>${MAP}<p:notesStyle><a:lvl1pPr algn="l"><a:defRPr sz="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>`,
  ].join('')

export const notesXml = (notes: string, language: 'zh' | 'en'): string => {
  const lang = language === 'zh' ? 'zh-CN' : 'en-US'
  const paragraphs = notes
    .split('\n')
    .map((line) =>
      line.trim() === ''
        ? `<a:p><a:endParaRPr lang="${lang}"/></a:p>`
        : `<a:p><a:r><a:rPr lang="${lang}" dirty="0"/><a:t>${escaped(line)}</a:t></a:r></a:p>`,
    )
  return `${HEAD}<p:notes ${SPACES}><p:cSld><p:spTree>${TREE}${picture('')}${body('', paragraphs.join(''))}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`
}
