import type { INumberingOptions } from 'docx'
import type { List } from './block.ts'
import { hex, type Paint } from './paint.ts'

export const listReference = ({ bullet, color }: List): string => `${bullet}-${hex(color)}`

interface Sign {
  text: string
  font: string
}

/** Signs that the named face has on every system with Word; those that none has come from the face of symbols. */
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

/** Lists as Word knows them: a new line in one gets its sign, or its number. */
export const numberingOf = (
  lists: ReadonlyMap<string, List>,
  size: number,
  paint: Paint,
): INumberingOptions => ({
  config: [...lists].map(([reference, list]) => ({ reference, levels: [levelOf(list, size, paint)] })),
})
