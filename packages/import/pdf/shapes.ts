/** Points from the top left corner of the page, y downwards. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A stretch of text in one font as the file placed it. */
export interface Stretch extends Box {
  text: string
  baseline: number
  size: number
  /** By the name that the page has for it. */
  font: string
  bold: boolean
  italic: boolean
  href?: string
}

/** Text on one line without a wide gap in it. */
export interface Segment extends Box {
  stretches: Stretch[]
  baseline: number
  size: number
  text: string
}

export interface Picture extends Box {
  /** Under which the page keeps it. */
  id: string
  width: number
  height: number
}

export interface PageContent {
  width: number
  height: number
  stretches: Stretch[]
  /** Long thin lines. */
  rules: Box[]
  /** Bars of colour about as high as a line of text. */
  grounds: Box[]
  /** Drawn bullets: browsers do not write them as text. */
  dots: Box[]
  pictures: Picture[]
}

export const hull = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
})
