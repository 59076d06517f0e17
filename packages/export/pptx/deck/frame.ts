import type { Box } from '../../display-list/list.ts'
import { transformXml } from '../geometry.ts'
import { escaped } from '../xml.ts'

interface Frame {
  id: number
  name: string
  says?: string
  box: Box
  uri: 'table' | 'chart'
  inner: string
}

const PLACE = 'http://schemas.openxmlformats.org/drawingml/2006'

/** The graphic frame of a table or a chart on a slide. */
export const frameXml = ({ id, name, says, box, uri, inner }: Frame): string => {
  const place = transformXml(box).replaceAll('a:xfrm', 'p:xfrm')
  const description = says === undefined ? '' : ` descr="${escaped(says)}"`
  return [
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${escaped(name)}"${description}/>`,
    '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>',
    `${place}<a:graphic><a:graphicData uri="${PLACE}/${uri}">${inner}</a:graphicData></a:graphic></p:graphicFrame>`,
  ].join('')
}
