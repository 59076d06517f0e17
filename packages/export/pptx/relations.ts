import { cleanHref } from '../docx/clean.ts'
import { escaped, HEAD, RELATIONS } from './xml.ts'

/** The relations of one part of the file: references to other parts and external links. */
export interface Relations {
  picture(index: number): string
  /** Undefined for an address that cannot be a link. */
  link(href: string): string | undefined
  /** To another part of the file. */
  part(type: string, target: string): string
  xml(): string
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

export interface Relation {
  type: string
  target: string
  isOutside?: boolean
}

export const relationsXml = (relations: readonly Relation[]): string => {
  const rows = relations.map(({ type, target, isOutside }, at) => {
    const url = type.startsWith('http') ? type : `${RELATIONS}/${type}`
    const mode = isOutside ? ' TargetMode="External"' : ''
    return `<Relationship Id="rId${at + 1}" Type="${url}" Target="${escaped(target)}"${mode}/>`
  })
  return `${HEAD}<Relationships xmlns="${PACKAGE}">${rows.join('')}</Relationships>`
}

/** The relations of a slide: its layout first, then each requested target once. */
export const newRelations = (pictureTarget: (index: number) => string, layout = 1): Relations => {
  const rows: Relation[] = [{ type: 'slideLayout', target: `../slideLayouts/slideLayout${layout}.xml` }]
  const idOf = (relation: Relation): string => {
    const known = rows.findIndex(({ type, target }) => type === relation.type && target === relation.target)
    return `rId${known < 0 ? rows.push(relation) : known + 1}`
  }
  return {
    picture: (index) => idOf({ type: 'image', target: pictureTarget(index) }),
    link: (href) => {
      const target = cleanHref(href)
      return target && idOf({ type: 'hyperlink', target, isOutside: true })
    },
    part: (type, target) => idOf({ type, target }),
    xml: () => relationsXml(rows),
  }
}
