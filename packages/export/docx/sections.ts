import type { Node } from '#packages/sections/node.ts'
import type { ResolvedSection } from '#packages/sections/resolve-document.ts'
import type { Block } from './block.ts'
import { blocksOf } from './blocks.ts'
import { boxLook } from './box.ts'
import { sideTitleBlocks } from './grids.ts'
import { heightOf } from './heights.ts'
import { type LayoutContext, measureOf } from './layout-context.ts'
import { lengthOf } from './lengths.ts'
import { countedTitle } from './titles.ts'
import { boxed, broken, keepTogether, keepWithNext, roomIn, spaced, stacked } from './wrap.ts'

/** Gaps of document.css: above a section, under its title, and next to it. */
const SECTION_GAP = 5
const TITLE_GAP = 2
const SIDE_TITLE_GAP = 5

/** Estimates of heights are off by a line or two, and a cover that is too high would take two pages. */
const SPARE = 0.92

/** A cover fills its page: flexible content becomes blank space that takes what the rest leaves. */
const coverBlocks = (children: readonly Node[], context: LayoutContext): Block[] => {
  const shares = children.map((child) =>
    child.node === 'stack' && child.children.length === 0 ? (child.box.grow ?? 0) : 0,
  )
  const groups = children.map((child, at) => (shares[at] ? [] : blocksOf(child, context)))
  const taken = groups.reduce((sum, blocks) => sum + heightOf(blocks, context.width), 0)
  const all = shares.reduce((sum, share) => sum + share, 0) || 1
  const rest = Math.max(0, (context.height - taken) * SPARE)
  let owed = 0
  const placed = groups.map((blocks, at) => {
    owed += (rest * (shares[at] ?? 0)) / all
    const before = owed
    if (blocks.length > 0) owed = 0
    return spaced(blocks, before)
  })
  return stacked(placed, 0)
}

const contentOf = ({ title, titleWidth, body, page }: ResolvedSection, context: LayoutContext): Block[] => {
  const { unit } = context
  if (page && body?.node === 'stack') return coverBlocks(body.children, boxLook(body.box, {}, context).inside)
  const drawBody = (inner: LayoutContext) => (body ? blocksOf(body, inner) : [])
  if (!title) return drawBody(context)
  if (titleWidth && !context.narrow) {
    const column = lengthOf(titleWidth, measureOf(context))
    const gap = SIDE_TITLE_GAP * unit
    const room = (width: number) => ({ ...context, width })
    const heading = blocksOf(title, room(column))
    return sideTitleBlocks(heading, drawBody(room(context.width - column - gap)), column, gap, context.width)
  }
  // A line that runs through both bridges the gap itself.
  const gap = title.node === 'rail' ? 0 : TITLE_GAP * unit
  const heading = countedTitle(title, context) ?? blocksOf(title, context)
  return stacked([keepWithNext(heading), drawBody(context)], gap)
}

/** One section in its own style; a page break and keeping together as its author set them. */
export const sectionBlocks = (resolved: ResolvedSection, flow: LayoutContext): Block[] => {
  const { section } = resolved
  const own = section.style.section ?? {}
  const context = { ...flow, own: section.style }
  const look = boxLook({}, own, context)
  const { inner } = roomIn(look, context)
  const blocks = boxed(contentOf(resolved, inner), look, context)
  const whole = section.keepTogether ? keepTogether(blocks) : blocks
  return section.breakBefore ? broken(whole) : whole
}

const isJoined = ({ title }: ResolvedSection): boolean => title?.node === 'rail' && title.joined

/** The sections of a region, one under the other; only the first may reach over the page's upper margin. */
export const regionBlocks = (sections: readonly ResolvedSection[], flow: LayoutContext): Block[] => {
  const below = { ...flow, bleed: { ...flow.bleed, top: 0 } }
  const groups = sections.map((resolved, at) => {
    const blocks = sectionBlocks(resolved, at === 0 ? flow : below)
    const { margin, moduleMargin } = resolved.section.style.section ?? {}
    const isOwn = margin !== undefined || moduleMargin !== undefined
    // A cover has its page to itself.
    if (resolved.page || sections[at - 1]?.page) return at === 0 ? blocks : broken(blocks)
    return at === 0 || isOwn || isJoined(resolved) ? blocks : spaced(blocks, SECTION_GAP * flow.unit)
  })
  return stacked(groups, 0)
}
