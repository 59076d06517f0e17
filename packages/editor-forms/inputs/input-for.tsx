import { type ComponentType, memo } from 'react'
import type { FieldProps } from '#packages/document/schema.ts'
import type { Labelled, Period, Rich, Series, Table } from '#packages/document/values.ts'
import type { InputName } from '#packages/layout/setters/rows.ts'
import { ColorInput, FillInput } from './color-picker-custom.tsx'
import { FontInput } from './font.tsx'
import type { Gradient } from './gradient.ts'
import { HjAvatar, loadCropDialog } from './hj-avatar.tsx'
import { HjDate } from './hj-date.tsx'
import { HjDatePicker } from './hj-date-picker.tsx'
import { HjEditor, loadRichEditor } from './hj-editor.tsx'
import { HjInput } from './hj-input.tsx'
import { HjList } from './hj-list.tsx'
import { HjSelect } from './hj-select.tsx'
import { HjTextarea } from './hj-textarea.tsx'
import type { RowInputProps } from './input-props.ts'
import {
  Choice,
  LineList,
  loadLazyInputs,
  NumberOrSides,
  PictureInput,
  SeriesGrid,
  SidesInput,
  TableGrid,
} from './lazy-inputs.tsx'
import { loadPalettes } from './lazy-palettes.tsx'
import { loadLazyPopovers } from './lazy-popovers.ts'
import { NumberInput } from './number.tsx'
import { PropsPopover } from './props-popover.tsx'
import { RichTextarea } from './rich-textarea.tsx'
import type { Sides } from './sides.tsx'

/** The value type of each input. */
interface InputValues {
  'hj-date': string
  'hj-list': Labelled[]
  'hj-list-li': Rich
  'hj-input': string
  'hj-avatar': string
  'hj-editor': Rich
  'hj-select': string
  'hj-textarea': string
  'hj-datePicker': Period
  'hj-table': Table
  'hj-series': Series
  'props-popover': FieldProps
  number: number
  color: string
  fill: string | Gradient
  choice: string
  sides: Sides
  'number-or-sides': number | Sides
  picture: string
  font: string
}

/** The type requires a component for every input. */
const inputs: { [N in InputName]: ComponentType<RowInputProps<InputValues[N]>> } = {
  'hj-date': HjDate,
  'hj-list': HjList,
  'hj-list-li': LineList,
  'hj-input': HjInput,
  'hj-avatar': HjAvatar,
  'hj-editor': HjEditor,
  'hj-select': HjSelect,
  'hj-textarea': HjTextarea,
  'hj-datePicker': HjDatePicker,
  'hj-table': TableGrid,
  'hj-series': SeriesGrid,
  'props-popover': PropsPopover,
  number: NumberInput,
  color: ColorInput,
  fill: FillInput,
  choice: Choice,
  sides: SidesInput,
  'number-or-sides': NumberOrSides,
  picture: PictureInput,
  font: FontInput,
}

export interface InputForProps extends RowInputProps<unknown> {
  /** An input that the user chose with `ComponentTypePop` instead of the row's. */
  as?: InputName
}

const chosen = ({ row, as = row.input, value }: InputForProps) => {
  if (row.type === 'rich' && as === 'hj-textarea') return RichTextarea
  // A one-line input would remove the line breaks of a text.
  if (as !== 'hj-textarea' && row.type === 'line' && String(value ?? '').includes('\n')) return HjTextarea
  return inputs[as]
}

/** The input for a row of any table. */
export const InputFor = memo((props: InputForProps) => {
  const { as: _, ...rest } = props
  // The type of the value depends on the input, as the table above declares.
  const Control = chosen(props) as unknown as ComponentType<RowInputProps<unknown>>
  return <Control {...rest} />
})

/** Preloads lazy inputs, so that the editor works offline. */
export const loadInputs = () =>
  Promise.all([loadRichEditor(), loadCropDialog(), loadLazyInputs(), loadLazyPopovers(), loadPalettes()])
