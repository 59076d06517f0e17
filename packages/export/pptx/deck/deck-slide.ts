import type { Section } from '#packages/document/schema.ts'
import type { DisplayList, DisplayPage, TextOp } from '../../display-list/list.ts'
import type { Native, NativeChart, NativeText } from '../../display-list/natives.ts'
import type { Relations } from '../relations.ts'
import { type NativeThing, slideXml, type Thing } from '../slide.ts'
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
  chartAt(native: NativeChart): { node: ChartNode; relation: string } | undefined
}

const nativesOn = ({ list, page }: Pick<DeckSlide, 'list' | 'page'>): Native[] => {
  const found: Native[] = []
  const walk = (ops: DisplayPage['ops']): void => {
    for (const op of ops) {
      if (op.op !== 'group') continue
      const native = op.native === undefined ? undefined : list.natives?.[op.native]
      if (native) found.push(native)
      else walk(op.ops)
    }
  }
  walk(page.ops)
  return found
}

const isHeading = (native: Native): native is NativeText =>
  native.is === 'text' && (native.role === 'h1' || native.role === 'h2')

/** What a slide is called. */
export const headingOf = (slide: Pick<DeckSlide, 'list' | 'page'>): NativeText | undefined =>
  nativesOn(slide).find(isHeading)

const LAYOUTS: Record<string, LayoutKind> = {
  slide_title: 'title',
  slide_section: 'secHead',
  slide_text: 'obj',
}

export const layoutOf = (heading: NativeText | undefined, section: Section | undefined): LayoutKind =>
  heading ? (LAYOUTS[section?.kind ?? ''] ?? 'titleOnly') : 'blank'

/** The field that is a slide's text, for layouts that have a place for it. */
const BODIES: Partial<Record<LayoutKind, string>> = { title: 'subtitle', obj: 'content', secHead: 'lead' }

export const bodyOf = (
  slide: Pick<DeckSlide, 'list' | 'page'>,
  layout: LayoutKind,
): NativeText | undefined => {
  const field = BODIES[layout]
  return nativesOn(slide).find(
    (native): native is NativeText =>
      native.is === 'text' && field !== undefined && native.place.field === field,
  )
}

export const footOf = (
  slide: Pick<DeckSlide, 'list' | 'page'>,
  foot: 'footer' | 'number',
): NativeText | undefined =>
  nativesOn(slide).find((native): native is NativeText => native.is === 'text' && native.foot === foot)

interface Holders {
  heading: NativeText | undefined
  body: NativeText | undefined
}

/** Text that runs downwards keeps out of the layout's places: most programs would turn it there. */
const holderOf = (native: NativeText, { heading, body }: Holders, layout: LayoutKind): string => {
  if (native.isVertical) return ''
  if (native === heading) return '<p:ph type="title"/>'
  if (native === body) return `<p:ph type="${layout === 'title' ? 'subTitle' : 'body'}" idx="${BODY}"/>`
  if (native.foot === 'footer') return `<p:ph type="ftr" sz="quarter" idx="${FOOTER}"/>`
  return native.foot === 'number' ? `<p:ph type="sldNum" sz="quarter" idx="${NUMBER}"/>` : ''
}

const nameOf = (native: NativeText, { heading }: Holders): string =>
  native === heading ? 'Title' : (native.foot ?? native.place.field ?? 'Text')

/** A text with those that go on in its line. */
const withThose = (
  native: NativeText,
  { goesOn: those, ops }: NativeThing,
  natives: readonly Native[],
): NativeText => {
  const [first] = native.paragraphs
  if (those.length === 0 || !first) return native
  const others = those.flatMap((at) => {
    const one = natives[at]
    return one?.is === 'text' ? (one.paragraphs[0]?.runs ?? []) : []
  })
  const lefts = ops.map(({ pens }) => pens[0] ?? 0)
  const gap = Math.max(0, (lefts[1] ?? 0) - endOf(ops[0]))
  const [run] = others
  // A space as wide as the gap was.
  const space = run ? [{ ...run, text: ' ', size: Math.max(1, Math.min(run.size, gap / 0.27)) }] : []
  return {
    ...native,
    isUnbroken: true,
    paragraphs: [{ ...first, runs: [...first.runs, ...space, ...others] }],
  }
}

const endOf = (op: TextOp | undefined): number => (op?.pens.at(-1) ?? 0) + (op?.advances.at(-1) ?? 0)

const textXml = (
  native: NativeText,
  thing: NativeThing,
  id: number,
  holders: Holders,
  slide: DeckSlide,
): string => {
  const { ops, setting, block } = thing
  if (ops.length === 0) return ''
  const holder = holderOf(native, holders, slide.layout)
  const isTitle = native === holders.heading
  const said = withThose(native, thing, slide.list.natives ?? [])
  const inner = textFrameXml(
    { native: said, ops, setting, isTitle, isHeld: holder !== '', align: block?.align, number: slide.number },
    slide.manner,
  )
  const lock = holder ? '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' : '<p:cNvSpPr txBox="1"/>'
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escaped(nameOf(native, holders))} ${id}"/>${lock}<p:nvPr>${holder}</p:nvPr></p:nvSpPr>${inner}</p:sp>`
}

/** Shapes and pictures lie under all texts; the heading is read first, then the rest as it was drawn. */
const ordered = (things: readonly Thing[], isTitle: (thing: Thing) => boolean): Thing[] => {
  const isUnder = (thing: Thing) => thing.thing === 'shape' || thing.thing === 'picture'
  return [
    ...things.filter(isUnder),
    ...things.filter((thing) => !isUnder(thing) && isTitle(thing)),
    ...things.filter((thing) => !isUnder(thing) && !isTitle(thing)),
  ]
}

/** Whether a text stands right after another in its line, as a unit after its figure. */
const goesOn = (one: Thing | undefined, other: Thing, isFree: (thing: NativeThing) => boolean): boolean => {
  if (one?.thing !== 'native' || other.thing !== 'native') return false
  const [last, next] = [one.ops.at(-1), other.ops[0]]
  if (!one.block || !other.block || !last || !next || !isFree(one) || !isFree(other)) return false
  const gap = (next.pens[0] ?? 0) - endOf(last)
  const size = Math.max(last.size, next.size)
  return (
    Math.abs(last.y - next.y) < 1 &&
    gap >= 0 &&
    gap < size * 0.5 &&
    one.setting.matrix.join() === other.setting.matrix.join()
  )
}

const joined = (things: readonly Thing[], isFree: (thing: NativeThing) => boolean): Thing[] => {
  const all: Thing[] = []
  for (const thing of things) {
    const last = all.at(-1)
    if (last?.thing === 'native' && thing.thing === 'native' && goesOn(last, thing, isFree)) {
      const ops = [...last.ops, ...thing.ops]
      const line = lineOfAll(ops)
      const block = line && blockOf([line], ops[0]?.part, last.setting)
      all.splice(-1, 1, { ...last, goesOn: [...last.goesOn, thing.native], ops, ...(block ? { block } : {}) })
    } else all.push(thing)
  }
  return all
}

export const deckSlideXml = (slide: DeckSlide): string => {
  const { list, page, relations, manner, layout } = slide
  const at = (index: number): Native | undefined => list.natives?.[index]
  const holders: Holders = { heading: headingOf(slide), body: bodyOf(slide, layout) }
  const charts = nativesOn(slide).filter((native): native is NativeChart => native.is === 'chart')
  const isFree = ({ native }: NativeThing) => {
    const own = at(native)
    return own?.is === 'text' && own.paragraphs.length === 1 && holderOf(own, holders, layout) === ''
  }
  return slideXml(list, page, relations, manner.language, {
    xml: (thing, id) => {
      const native = at(thing.native)
      if (native?.is === 'text') return textXml(native, thing, id, holders, slide)
      if (native?.is === 'table') return tableFrameXml(native, thing.setting, manner, id)
      const chart = native && slide.chartAt(native)
      return native && chart ? chartFrameXml(native, chart.node, thing.setting, chart.relation, id) : ''
    },
    order: (things) => {
      const isTitle = (thing: Thing) => thing.thing === 'native' && at(thing.native) === holders.heading
      return joined(ordered(things, isTitle), isFree)
    },
    nameOf: (part) => {
      const { item, field } = (part === undefined ? undefined : list.structure[part]) ?? {}
      return charts.some(({ place }) => place.item === item && place.field === field) ? 'Legend' : 'Text'
    },
  })
}
