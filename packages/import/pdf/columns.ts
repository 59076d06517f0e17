import { EMAIL, phoneIn } from '../parse/facts.ts'
import { headingOf } from '../parse/headings.ts'
import type { PageContent, Segment } from './shapes.ts'

/** A page of two columns: the content above them, in each, and below. */
export interface Columns {
  above: Segment[]
  main: Segment[]
  side: Segment[]
  below: Segment[]
  /** Where the gap between them is. */
  x: number
}

interface Zone {
  x: number
  top: number
  bottom: number
}

const STEP = 3
/** No page may be wider, by the standard; a number that only a forger writes would be walked for ever. */
const MAX_WIDTH = 14_400

const crosses = (segment: Segment, x: number) => segment.left < x - 1 && segment.right > x + 1

/** The highest stretch of the page that nothing crosses at this place. */
const zoneAt = (segments: readonly Segment[], x: number): Zone => {
  const blocked = segments
    .filter((segment) => crosses(segment, x))
    .map(({ top, bottom }) => ({ top, bottom }))
  const floor = segments.reduce((lowest, segment) => Math.max(lowest, segment.bottom), 0)
  const edges = [
    { top: Number.NEGATIVE_INFINITY, bottom: -1 },
    ...blocked.toSorted((one, other) => one.top - other.top),
    { top: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY },
  ]
  let best: Zone = { x, top: 0, bottom: 0 }
  let reach = -1
  for (const { top, bottom } of edges) {
    const end = Math.min(top, floor)
    if (end - reach > best.bottom - best.top) best = { x, top: reach, bottom: end }
    reach = Math.max(reach, bottom)
  }
  return best
}

const inZone = (segment: Segment, { top, bottom }: Zone) =>
  segment.top >= top - 1 && segment.bottom <= bottom + 1

const topOf = (segments: readonly Segment[]) => Math.min(...segments.map(({ top }) => top))

/** A column speaks for itself: it has a heading, or says how to reach the person. */
const isHeading = ({ text }: Segment) => headingOf(text)?.by === 'exact'
const isContact = ({ text }: Segment) => EMAIL.test(text) || (phoneIn(text) !== undefined && text.length < 30)

/** Facts in a grid stand on the same lines; columns of text fall out of step. */
const inStep = (few: readonly Segment[], many: readonly Segment[]): number =>
  few.filter(({ baseline }) => many.some((other) => Math.abs(other.baseline - baseline) < 1.5)).length

/** Sentences, not the labels of a table. */
const isText = (segments: readonly Segment[]): boolean =>
  segments.reduce((sum, { text }) => sum + text.length, 0) >= segments.length * 8

const area = (segments: readonly Segment[]) =>
  segments.reduce((sum, { left, right }) => sum + right - left, 0)

/** A narrow column with photo and contact data next to a wide one with headings. */
const isContactColumn = (side: readonly Segment[], main: readonly Segment[]): boolean =>
  side.some(isContact) && area(side) < area(main)

const areColumns = (one: readonly Segment[], other: readonly Segment[]): boolean => {
  if (one.length < 3 || other.length < 3) return false
  const [heads, otherHeads] = [one.some(isHeading), other.some(isHeading)]
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  const steps = inStep(few, many) / few.length
  if (heads && otherHeads) return steps <= 0.75 || (isText(one) && isText(other))
  const hasContacts = (heads && isContactColumn(other, one)) || (otherHeads && isContactColumn(one, other))
  return hasContacts && steps <= 0.6
}

/** Content above the start of the other column is a header, and no evidence for a column. */
const worth = (segments: readonly Segment[], zone: Zone, height: number): number => {
  const within = segments.filter((segment) => inZone(segment, zone))
  const left = within.filter((segment) => segment.left + segment.right < zone.x * 2)
  const right = within.filter((segment) => segment.left + segment.right >= zone.x * 2)
  // A large heading extends above the text that begins next to it.
  const start = Math.max(topOf(left), topOf(right)) - 8
  const lowerLeft = left.filter(({ top }) => top >= start)
  const lowerRight = right.filter(({ top }) => top >= start)
  const high = (zone.bottom - Math.max(start, zone.top)) / height
  if (high < 0.3 || !areColumns(lowerLeft, lowerRight)) return 0
  const [few, many] = lowerLeft.length < lowerRight.length ? [lowerLeft, lowerRight] : [lowerRight, lowerLeft]
  // Dates at the right of the main column stand in step with it: the gap is not to their left.
  return high * (1000 + few.length - 2 * inStep(few, many))
}

const split = (segments: readonly Segment[], zone: Zone): Columns => {
  const within = segments.filter((segment) => inZone(segment, zone))
  const left = within.filter((segment) => segment.left + segment.right < zone.x * 2)
  const right = within.filter((segment) => segment.left + segment.right >= zone.x * 2)
  const isLeftMain = area(left) >= area(right)
  return {
    above: segments.filter((segment) => !inZone(segment, zone) && segment.top < zone.top + 1),
    main: isLeftMain ? left : right,
    side: isLeftMain ? right : left,
    below: segments.filter((segment) => !inZone(segment, zone) && segment.top >= zone.top + 1),
    x: zone.x,
  }
}

/** The two columns of a page, if it has them; dates at the right of their lines make none. */
export const columnsOf = ({ width }: PageContent, segments: readonly Segment[]): Columns | undefined => {
  if (!(width <= MAX_WIDTH)) return undefined
  const height =
    Math.max(...segments.map(({ bottom }) => bottom)) - Math.min(...segments.map(({ top }) => top))
  let best: { worth: number; zones: Zone[] } = { worth: 0, zones: [] }
  for (let x = width * 0.18; x <= width * 0.82; x += STEP) {
    const zone = zoneAt(segments, x)
    const value = worth(segments, zone, height)
    if (value > best.worth) best = { worth: value, zones: [zone] }
    else if (value > 0 && value === best.worth && x - (best.zones.at(-1)?.x ?? 0) <= STEP + 0.1)
      best.zones.push(zone)
  }
  const middle = best.zones[Math.floor(best.zones.length / 2)]
  return middle ? split(segments, middle) : undefined
}

/** A later page goes on in the columns of the one before, if nothing there crosses the gap. */
export const columnsAt = (segments: readonly Segment[], x: number): Columns | undefined => {
  if (segments.some((segment) => crosses(segment, x))) return undefined
  return split(segments, { x, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY })
}
