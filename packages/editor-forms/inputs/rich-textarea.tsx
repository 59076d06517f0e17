import * as z from 'zod/mini'
import { plainText, type Rich } from '#packages/document/values.ts'
import { HjTextarea } from './hj-textarea.tsx'
import type { InputRow, RowInputProps } from './input-props.ts'
import { retext } from './retext.ts'

const textRow: InputRow = {
  zh: '',
  en: '',
  input: 'hj-textarea',
  value: z.string().check(z.maxLength(20_000)),
}

/** Rich text as plain lines; unchanged text keeps its style. */
export const RichTextarea = ({ value = [], inherited: _, onChange, ...props }: RowInputProps<Rich>) => (
  <HjTextarea
    {...props}
    row={textRow}
    value={plainText(value)}
    onChange={(text) => onChange(retext(value, text))}
  />
)
