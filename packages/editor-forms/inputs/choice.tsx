import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  AlignHorizontalSpaceAround,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  ArrowDown,
  ArrowRight,
  Baseline,
  type IconNode,
  Minus,
  StretchHorizontal,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
} from 'lucide'
import { useLanguage } from '#packages/i18n/words.tsx'
import { choiceWords } from './choice-words.ts'
import type { RowInputProps } from './input-props.ts'
import { OneOf } from './one-of.tsx'
import { Segments } from './segments.tsx'

/** Icons for some sets of options, by an option that only that set has. */
const signs: Record<string, Record<string, IconNode>> = {
  justify: {
    left: TextAlignStart,
    center: TextAlignCenter,
    right: TextAlignEnd,
    justify: TextAlignJustify,
  },
  'line-through': { none: Minus, underline: Underline, 'line-through': Strikethrough },
  column: { row: ArrowRight, column: ArrowDown },
  baseline: {
    'flex-start': AlignStartHorizontal,
    center: AlignCenterHorizontal,
    'flex-end': AlignEndHorizontal,
    baseline: Baseline,
    stretch: StretchHorizontal,
  },
  'space-between': {
    'flex-start': AlignHorizontalJustifyStart,
    center: AlignHorizontalJustifyCenter,
    'flex-end': AlignHorizontalJustifyEnd,
    'space-between': AlignHorizontalSpaceBetween,
    'space-around': AlignHorizontalSpaceAround,
  },
}

/** Few options are segments, more are a list. */
export const Choice = (props: RowInputProps<string>) => {
  const { language } = useLanguage()
  const values = props.row.options ?? []
  const icons = Object.entries(signs).find(([mark]) => values.includes(mark))?.[1]
  const options = values.map((value) => ({
    value,
    name: choiceWords[value as keyof typeof choiceWords]?.[language] ?? value,
    icon: icons?.[value],
  }))
  const room = options.reduce((sum, { name }) => sum + name.length * (language === 'zh' ? 2 : 1) + 2, 0)
  return icons || room <= 22 ? (
    <Segments {...props} segments={options} />
  ) : (
    <OneOf {...props} options={options} />
  )
}
