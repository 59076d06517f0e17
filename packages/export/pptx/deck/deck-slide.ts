import type { Section } from '#packages/document/schema.ts'
import type { EditableChart, EditableObject, EditableText } from '../../display-list/editable-objects.ts'
import type { DisplayList, DisplayPage, TextOp } from '../../display-list/list.ts'
import type { Relations } from '../relations.ts'
import { type EditableThing, slideXml, type Thing } from '../slide.ts'
import { blockOf, lineOfAll } from '../text-lines.ts'
import { escaped } from '../xml.ts'
import { type ChartNode, chartFrameXml } from './chart-frame.ts'
import { BODY, FOOTER, type LayoutKind, NUMBER } from './layouts.ts'
import { tableFrameXml } from './table-frame.ts'
import type { TextManner } from './text.ts'
import { textFrameXml } from './text-frame.ts'

export interface DeckSlide {
  list: DisplayList
  page: DisplayPage
  /** From 1. */
  number: number
  section: Section | undefined
  layout: LayoutKind
  relations: Relations
  manner: TextManner
  chartAt(editable: EditableChart): { node: ChartNode; relation: string } | undefined
}

const editableObjectsOn = ({ list, page }: Pick<DeckSlide, 'list' | 'page'>): EditableObject[] => {
  const found: EditableObject[] = []
  const walk = (ops: DisplayPage['ops']): void => {
    for (const op of ops) {
      if (op.op !== 'group') continue
      const editable = op.editable === undefined ? undefined : list.editableObjects?.[op.editable]
      if (editable) found.push(editable)
      else walk(op.ops)
    }
  }
  walk(page.ops)
  return found
}

const isHeading = (editable: EditableObject): editable is EditableText =>
  editable.is === 'text' && (editable.role === 'h1' || editable.role === 'h2')

/** The heading of a slide. */
export const headingOf = (slide: Pick<DeckSlide, 'list' | 'page'>): EditableText | undefined =>
  editableObjectsOn(slide).find(isHeading)

const LAYOUTS: Record<string, LayoutKind> = {
  slide_title: 'title',
  slide_section: 'secHead',
  slide_text: 'obj',
}

export const layoutOf = (heading: EditableText | undefined, section: Section | undefined): LayoutKind =>
  heading ? (LAYOUTS[section?.kind ?? ''] ?? 'titleOnly') : 'blank'

/** The field that is a slide's text, for layouts that have a place for it. */
const BODIES: Partial<Record<LayoutKind, string>> = { title: 'subtitle', obj: 'content', secHead: 'lead' }

export const bodyOf = (
  slide: Pick<DeckSlide, 'list' | 'page'>,
  layout: LayoutKind,
): EditableText | undefined => {
  const field = BODIES[layout]
  return editableObjectsOn(slide).find(
    (editable): editable is EditableText =>
      editable.is === 'text' && field !== undefined && editable.place.field === field,
  )
}

export const footOf = (
  slide: Pick<DeckSlide, 'list' | 'page'>,
  foot: 'footer' | 'number',
): EditableText | undefined =>
  editableObjectsOn(slide).find(
    (editable): editable is EditableText => editable.is === 'text' && editable.foot === foot,
  )

interface Holders {
  heading: EditableText | undefined
  body: EditableText | undefined
}

/** Vertical text does not use the layout's placeholders, because most programs would make it horizontal there. */
const holderOf = (editable: EditableText, { heading, body }: Holders, layout: LayoutKind): string => {
  if (editable.isVertical) return ''
  if (editable === heading) return '<p:ph type="title"/>'
  if (editable === body) return `<p:ph type="${layout === 'title' ? 'subTitle' : 'body'}" idx="${BODY}"/>`
  if (editable.foot === 'footer') return `<p:ph type="ftr" sz="quarter" idx="${FOOTER}"/>`
  return editable.foot === 'number' ? `<p:ph type="sldNum" sz="quarter" idx="${NUMBER}"/>` : ''
}

const nameOf = (editable: EditableText, { heading }: Holders): string =>
  editable === heading ? 'Title' : (editable.foot ?? editable.place.field ?? 'Text')

/** A text with the texts that continue its line. */
const withThose = (
  editable: EditableText,
  { goesOn: those, ops }: EditableThing,
  editableObjects: readonly EditableObject[],
): EditableText => {
  const [first] = editable.paragraphs
  if (those.length === 0 || !first) return editable
  const others = those.flatMap((at) => {
    const one = editableObjects[at]
    return one?.is === 'text' ? (one.paragraphs[0]?.runs ?? []) : []
  })
  const lefts = ops.map(({ pens }) => pens[0] ?? 0)
  const gap = Math.max(0, (lefts[1] ?? 0) - endOf(ops[0]))
  const [run] = others
  // A space as wide as the gap was.
  const space = run ? [{ ...run, text: ' ', size: Math.max(1, Math.min(run.size, gap / 0.27)) }] : []
  return {
    ...editable,
    isUnbroken: true,
    paragraphs: [{ ...first, runs: [...first.runs, ...space, ...others] }],
  }
}

const endOf = (op: TextOp | undefined): number => (op?.pens.at(-1) ?? 0) + (op?.advances.at(-1) ?? 0)

const textXml = (
  editable: EditableText,
  thing: EditableThing,
  id: number,
  holders: Holders,
  slide: DeckSlide,
): string => {
  const { ops, state, block } = thing
  if (ops.length === 0) return ''
  const holder = holderOf(editable, holders, slide.layout)
  const isTitle = editable === holders.heading
  const completed = withThose(editable, thing, slide.list.editableObjects ?? [])
  const inner = textFrameXml(
    {
      editable: completed,
      ops,
      state,
      isTitle,
      inPlaceholder: holder !== '',
      align: block?.align,
      number: slide.number,
    },
    slide.manner,
  )
  const lock = holder ? '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' : '<p:cNvSpPr txBox="1"/>'
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escaped(nameOf(editable, holders))} ${id}"/>${lock}<p:nvPr>${holder}</p:nvPr></p:nvSpPr>${inner}</p:sp>`
}

/** Shapes and pictures are under all texts; the heading is read first, then the rest in drawing order. */
const ordered = (things: readonly Thing[], isTitle: (thing: Thing) => boolean): Thing[] => {
  const isUnder = (thing: Thing) => thing.thing === 'shape' || thing.thing === 'picture'
  return [
    ...things.filter(isUnder),
    ...things.filter((thing) => !isUnder(thing) && isTitle(thing)),
    ...things.filter((thing) => !isUnder(thing) && !isTitle(thing)),
  ]
}

/** Whether a text directly follows another in its line, as a unit follows its figure. */
const goesOn = (one: Thing | undefined, other: Thing, isFree: (thing: EditableThing) => boolean): boolean => {
  if (one?.thing !== 'editable' || other.thing !== 'editable') return false
  const [last, next] = [one.ops.at(-1), other.ops[0]]
  if (!one.block || !other.block || !last || !next || !isFree(one) || !isFree(other)) return false
  const gap = (next.pens[0] ?? 0) - endOf(last)
  const size = Math.max(last.size, next.size)
  return (
    Math.abs(last.y - next.y) < 1 &&
    gap >= 0 &&
    gap < size * 0.5 &&
    one.state.matrix.join() === other.state.matrix.join()
  )
}

const joined = (things: readonly Thing[], isFree: (thing: EditableThing) => boolean): Thing[] => {
  const all: Thing[] = []
  for (const thing of things) {
    const last = all.at(-1)
    if (last?.thing === 'editable' && thing.thing === 'editable' && goesOn(last, thing, isFree)) {
      const ops = [...last.ops, ...thing.ops]
      const line = lineOfAll(ops)
      const block = line && blockOf([line], ops[0]?.part, last.state)
      all.splice(-1, 1, {
        ...last,
        goesOn: [...last.goesOn, thing.editable],
        ops,
        ...(block ? { block } : {}),
      })
    } else all.push(thing)
  }
  return all
}

export const deckSlideXml = (slide: DeckSlide): string => {
  const { list, page, relations, manner, layout } = slide
  const at = (index: number): EditableObject | undefined => list.editableObjects?.[index]
  const holders: Holders = { heading: headingOf(slide), body: bodyOf(slide, layout) }
  const charts = editableObjectsOn(slide).filter(
    (editable): editable is EditableChart => editable.is === 'chart',
  )
  const isFree = ({ editable }: EditableThing) => {
    const own = at(editable)
    return own?.is === 'text' && own.paragraphs.length === 1 && holderOf(own, holders, layout) === ''
  }
  return slideXml(list, page, relations, manner.language, {
    xml: (thing, id) => {
      const editable = at(thing.editable)
      if (editable?.is === 'text') return textXml(editable, thing, id, holders, slide)
      if (editable?.is === 'table') return tableFrameXml(editable, thing.state, manner, id)
      const chart = editable && slide.chartAt(editable)
      return editable && chart ? chartFrameXml(editable, chart.node, thing.state, chart.relation, id) : ''
    },
    order: (things) => {
      const isTitle = (thing: Thing) => thing.thing === 'editable' && at(thing.editable) === holders.heading
      return joined(ordered(things, isTitle), isFree)
    },
    nameOf: (part) => {
      const { item, field } = (part === undefined ? undefined : list.structure[part]) ?? {}
      return charts.some(({ place }) => place.item === item && place.field === field) ? 'Legend' : 'Text'
    },
  })
}
