import type { DisplayList, Structure, StructureRole } from '../display-list/list.ts'
import { type PdfObjects, textString } from './objects.ts'

/** A content stream with marks of its own: a page, or a group that is faded as a whole. */
export interface Tagged {
  page: number
  /** Its own object where it is not the page. */
  stream?: number
  /** Its key in the parent tree. */
  key: number
  /**
   * The tag of each marked piece. All streams of a page share one list, because some readers do not distinguish them.
   */
  marks: number[]
}

interface Piece {
  page: number
  stream?: number
  mark: number
}

interface LinkTag {
  id: number
  href: string
  pieces: Piece[]
  annotations: { id: number; page: number }[]
}

interface PartTag {
  id: number
  kids: (Piece | LinkTag)[]
}

const isLink = (kid: Piece | LinkTag): kid is LinkTag => 'href' in kid

/** Collects which texts and figures belong to which heading, paragraph, entry or link; written after all pages. */
export interface Tags {
  /** A page's stream with its own key. */
  open(page: number): Tagged
  /** A stream within another of its page. */
  openWithin(outer: Tagged, stream: number): Tagged
  /** Returns the number of the mark in the stream. */
  mark(part: number, href: string | undefined, tagged: Tagged): number
  /** Assigns a link's box to its tag and returns the key of the box, or undefined if no text of the link was drawn. */
  annotate(part: number, href: string, annotation: number, page: number): number | undefined
  finish(list: DisplayList, boxOf: (part: number) => string): number
}

const NAMES: Record<StructureRole, string> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  p: 'P',
  li: 'LBody',
  figure: 'Figure',
}

export const tagName = (role: StructureRole): string => NAMES[role]

const reference = (id: number): string => `${id} 0 R`

export const newTags = (pdf: PdfObjects): Tags => {
  const root = pdf.reserve()
  const parts = new Map<number, PartTag>()
  /** By key: the marks of a stream, or the one tag of a link's box. */
  const parents: (Tagged | number)[] = []

  const partOf = (part: number): PartTag => {
    const known = parts.get(part)
    if (known) return known
    const tag: PartTag = { id: pdf.reserve(), kids: [] }
    parts.set(part, tag)
    return tag
  }

  const linkOf = (tag: PartTag, href: string): LinkTag => {
    const last = tag.kids.at(-1)
    if (last && isLink(last) && last.href === href) return last
    const link: LinkTag = { id: pdf.reserve(), href, pieces: [], annotations: [] }
    tag.kids.push(link)
    return link
  }

  const pieceOf = ({ page, stream, mark }: Piece): string =>
    `<</Type/MCR/Pg ${reference(page)}${stream === undefined ? '' : `/Stm ${reference(stream)}`}/MCID ${mark}>>`

  const writeLink = (link: LinkTag, parent: number): string => {
    const boxes = link.annotations.map(
      ({ id, page }) => `<</Type/OBJR/Obj ${reference(id)}/Pg ${reference(page)}>>`,
    )
    pdf.set(
      link.id,
      `<</Type/StructElem/S/Link/P ${reference(parent)}/K[${link.pieces.map(pieceOf).join('')}${boxes.join('')}]>>`,
    )
    return reference(link.id)
  }

  const writePart = (tag: PartTag, { role, says }: Structure, parent: number, box: string): void => {
    const kids = tag.kids.map((kid) => (isLink(kid) ? writeLink(kid, tag.id) : pieceOf(kid)))
    const alt = says === undefined ? '' : `/Alt${textString(says)}`
    const place = role === 'figure' ? `/A<</O/Layout/Placement/Inline/BBox[${box}]>>` : ''
    pdf.set(
      tag.id,
      `<</Type/StructElem/S/${NAMES[role]}/P ${reference(parent)}${alt}${place}/K[${kids.join(' ')}]>>`,
    )
  }

  const element = (id: number, name: string, parent: number, kids: readonly number[]): number =>
    pdf.set(id, `<</Type/StructElem/S/${name}/P ${reference(parent)}/K[${kids.map(reference).join(' ')}]>>`)

  /** Consecutive entries form one list. */
  const writeList = (entries: readonly [PartTag, Structure, string][], parent: number): number => {
    const id = pdf.reserve()
    const items = entries.map(([tag, structure, box]) => {
      const item = pdf.reserve()
      writePart(tag, structure, item, box)
      return element(item, 'LI', id, [tag.id])
    })
    return element(id, 'L', parent, items)
  }

  const writeSection = (entries: readonly [PartTag, Structure, string][], parent: number): number[] => {
    const kids: number[] = []
    for (let at = 0; at < entries.length; at += 1) {
      const [tag, structure, box] = entries[at] as [PartTag, Structure, string]
      if (structure.role !== 'li') {
        writePart(tag, structure, parent, box)
        kids.push(tag.id)
        continue
      }
      const rest = entries.slice(at)
      const end = rest.findIndex(
        ([, other]) =>
          other.role !== 'li' || other.item !== structure.item || other.field !== structure.field,
      )
      const run = end < 0 ? rest : rest.slice(0, end)
      kids.push(writeList(run, parent))
      at += run.length - 1
    }
    return kids
  }

  const writeParents = (): number => {
    const rows = parents.map((parent, key) =>
      typeof parent === 'number'
        ? `${key} ${reference(parent)}`
        : `${key} ${reference(pdf.add(`[${parent.marks.map(reference).join(' ')}]`))}`,
    )
    return pdf.add(`<</Nums[${rows.join(' ')}]>>`)
  }

  const keyFor = (parent: Tagged | number): number => {
    parents.push(parent)
    return parents.length - 1
  }

  const opened = (place: Omit<Tagged, 'key'>): Tagged => {
    const tagged: Tagged = { ...place, key: parents.length }
    keyFor(tagged)
    return tagged
  }

  return {
    open: (page) => opened({ page, marks: [] }),
    openWithin: ({ page, marks }, stream) => opened({ page, stream, marks }),
    mark: (part, href, tagged) => {
      const tag = partOf(part)
      const { page, stream, marks } = tagged
      const mark = marks.length
      const piece: Piece = { page, mark, ...(stream === undefined ? {} : { stream }) }
      const link = href === undefined ? undefined : linkOf(tag, href)
      if (link) link.pieces.push(piece)
      else tag.kids.push(piece)
      marks.push(link?.id ?? tag.id)
      return mark
    },
    annotate: (part, href, annotation, page) => {
      const link = parts.get(part)?.kids.findLast((kid) => isLink(kid) && kid.href === href)
      if (!link || !isLink(link)) return undefined
      link.annotations.push({ id: annotation, page })
      return keyFor(link.id)
    },
    finish: ({ structure }, boxOf) => {
      const document = pdf.reserve()
      const used = structure.flatMap((entry, part): [PartTag, Structure, string][] => {
        const tag = parts.get(part)
        return tag ? [[tag, entry, entry.role === 'figure' ? boxOf(part) : '']] : []
      })
      const sections: [PartTag, Structure, string][][] = []
      for (const entry of used) {
        const last = sections.at(-1)
        if (last && last[0]?.[1].section === entry[1].section) last.push(entry)
        else sections.push([entry])
      }
      const kids = sections.map((entries) => {
        const id = pdf.reserve()
        return element(id, 'Sect', document, writeSection(entries, id))
      })
      element(document, 'Document', root, kids)
      return pdf.set(
        root,
        `<</Type/StructTreeRoot/K ${reference(document)}/ParentTree ${reference(writeParents())}/ParentTreeNextKey ${parents.length}>>`,
      )
    },
  }
}
