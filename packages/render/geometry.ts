import type { Page } from '#packages/document/schema.ts'

const MM = 96 / 25.4

/** Whole pixels: a page that is 793.7 wide would shift every window by a fraction. */
export const SIZES = { A4: { width: 794, height: 1123 }, Letter: { width: 816, height: 1056 } } as const

/** A region's flow on the page, and how far its boxes may reach out to the page's edge. */
export interface FlowBox {
  left: number
  top: number
  width: number
  height: number
  bleed: { top: number; left: number; right: number }
}

export interface Geometry {
  width: number
  height: number
  main: FlowBox
  /** Only where the layout has two columns. */
  side: FlowBox | undefined
  /** The ground behind the side column. */
  sideGround: { left: number; width: number } | undefined
  /** Where a header that spans both columns stands, from the left edge of each flow. */
  header: { left: number; width: number }
}

/** Between a coloured side column and the text beside it. */
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
    bleed: { top, left: outLeft, right: outRight },
  })
  const header = { left, width: width - left - right }
  if (page.layout !== 'left_right')
    return {
      width,
      height,
      main: flow(left, width - right, left, right),
      side: undefined,
      sideGround: undefined,
      header,
    }
  const sideWidth = Math.round((width * page.side.width) / 100)
  if (page.side.place === 'left')
    return {
      width,
      height,
      side: flow(left, sideWidth - left, left, left),
      main: flow(sideWidth + GUTTER, width - right, GUTTER, right),
      sideGround: { left: 0, width: sideWidth },
      header,
    }
  return {
    width,
    height,
    main: flow(left, width - sideWidth - GUTTER, left, GUTTER),
    side: flow(width - sideWidth + right, width - right, right, right),
    sideGround: { left: width - sideWidth, width: sideWidth },
    header,
  }
}
