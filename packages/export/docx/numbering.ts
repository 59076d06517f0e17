import type { INumberingOptions } from 'docx'
import type { Counted, List } from './block.ts'
import { hex, type Paint } from './paint.ts'
import { type Pen, runProperties } from './word-styles.ts'

export const listReference = ({ bullet, color }: List): string => `${bullet}-${hex(color)}`

interface Sign {
  text: string
  font: string
}

/** Bullets that the named font has on every system with Word; the others are from the symbol font. */
const SIGNS: Record<Exclude<List['bullet'], 'number'>, Sign> = {
  dot: { text: '•', font: 'Arial' },
  square: { text: '▪', font: 'Arial' },
  dash: { text: '–', font: 'Arial' },
  arrow: { text: '◆', font: 'Microsoft YaHei' },
  ring: { text: '○', font: 'Arial' },
  check: { text: '\uf0fc', font: 'Wingdings' },
}

/** Sizes as on the page, against that of the text. */
const SHARE: Partial<Record<List['bullet'], number>> = { arrow: 0.6, ring: 0.85 }

const levelOf = (
  { bullet, color }: List,
  size: number,
  paint: Paint,
): INumberingOptions['config'][number]['levels'][number] => {
  const isNumber = bullet === 'number'
  const sign = isNumber ? undefined : SIGNS[bullet]
  const share = SHARE[bullet]
  return {
    level: 0,
    format: isNumber ? 'decimal' : 'bullet',
    text: sign?.text ?? '%1.',
    alignment: 'left',
    style: {
      run: {
        color: paint(color),
        bold: false,
        ...(sign ? { font: { ascii: sign.font, hAnsi: sign.font, eastAsia: sign.font, cs: sign.font } } : {}),
        ...(share === undefined ? {} : { size: Math.round(size * 1.5 * share) }),
      },
    },
  }
}

/** Titles of one form that look alike are counted together. */
export const countReference = ({ form, format, look }: Counted): string =>
  `${format}-${form}-${look.size}-${hex(look.color)}-${look.bold}`

/** The state of counting the titles of one form: the last number, and the current run. */
export interface Counting {
  counted: Counted
  run: number
  last: number
}

/**
 * The numbering that a title continues or begins. Undefined if Word's count would differ: then the number is written
 * as text.
 */
export const runOf = (counted: Counted, counts: Map<string, Counting>): number | undefined => {
  const reference = countReference(counted)
  const known = counts.get(reference)
  const goesOn = counted.count === (known?.last ?? 0) + 1
  if (!goesOn && counted.count !== 1) return undefined
  const run = goesOn ? (known?.run ?? 1) : (known?.run ?? 0) + 1
  counts.set(reference, { counted, run, last: counted.count })
  return run
}

type NumberingConfig = INumberingOptions['config'][number]

const countConfig = ([reference, { counted }]: [string, Counting], pen: Pen): NumberingConfig => ({
  reference,
  levels: [
    {
      level: 0,
      format: counted.format,
      text: counted.form,
      alignment: 'left',
      suffix: 'nothing',
      style: { run: runProperties(counted.look, pen) },
    },
  ],
})

/** Native lists: a new paragraph in one gets its bullet or its number. */
export const numberingOf = (
  lists: ReadonlyMap<string, List>,
  counts: ReadonlyMap<string, Counting>,
  size: number,
  pen: Pen,
): INumberingOptions => ({
  config: [
    ...[...lists].map(([reference, list]) => ({ reference, levels: [levelOf(list, size, pen.paint)] })),
    ...[...counts].map((one) => countConfig(one, pen)),
  ],
})
