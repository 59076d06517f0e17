import type { Page } from '#packages/document/schema.ts'

const MM = 96 / 25.4

/** Whole pixels: a page that is 793.7 wide would shift every window by a fraction. */
export const SIZES = {
  A4: { width: 794, height: 1123 },
  Letter: { width: 816, height: 1056 },
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 960, height: 720 },
} as const

/** A slide is one column: there is no page after it for two to run on to. */
const isSlide = (page: Page): boolean => page.size === '16:9' || page.size === '4:3'

/** A region's flow on the page, and how far its boxes may reach out to the page's edge. */
export interface FlowBox {
  left: number
  top: number
  width: number
  height: number
  bleed: { top: number; left: number; right: number; bottom: number }
}

export interface Geometry {
  width: number
  height: number
  main: FlowBox
  /** Only where the layout has two columns. */
  side: FlowBox | undefined
  /** The ground behind the side column. */
  sideGround: { left: number; width: number } | undefined
  /** The position of a header over both columns, from the left edge of each flow. */
  header: { left: number; width: number }
}

/** The gap between the side column and the main one, unless the page sets another. */
const GUTTER = 40
/** The frame of a `page_1` keeps text off its lines. */
const FRAME = 26

export const geometryOf = (page: Page): Geometry => {
  const { width, height } = SIZES[page.size]
  const frame = page.layout === 'page_1' ? FRAME : 0
  const top = Math.round(page.margin.top * MM) + frame
  const bottom = Math.round(page.margin.bottom * MM) + frame
  const left = Math.round(page.margin.left * MM) + frame
  const right = Math.round(page.margin.right * MM) + frame
  const flow = (from: number, to: number, outLeft: number, outRight: number): FlowBox => ({
    left: from,
    top,
    width: to - from,
    height: height - top - bottom,
    // A frame stays whole: what reaches out ends at it.
    bleed: { top: top - frame, left: outLeft, right: outRight, bottom: bottom - frame },
  })
  const header = { left, width: width - left - right }
  if (page.layout !== 'left_right' || isSlide(page))
    return {
      width,
      height,
      main: flow(left, width - right, left - frame, right - frame),
      side: undefined,
      sideGround: undefined,
      header,
    }
  const sideWidth = Math.round((width * page.side.width) / 100)
  const gutter = page.side.gutter ?? GUTTER
  // Without a ground the column has no edge to keep its text off.
  const inset = page.side.ground === 'none' ? 0 : undefined
  if (page.side.place === 'left')
    return {
      width,
      height,
      side: flow(left, sideWidth - (inset ?? left), left, inset ?? left),
      main: flow(sideWidth + gutter, width - right, gutter, right),
      sideGround: { left: 0, width: sideWidth },
      header,
    }
  return {
    width,
    height,
    main: flow(left, width - sideWidth - gutter, left, gutter),
    side: flow(width - sideWidth + (inset ?? right), width - right, inset ?? right, right),
    sideGround: { left: width - sideWidth, width: sideWidth },
    header,
  }
}
