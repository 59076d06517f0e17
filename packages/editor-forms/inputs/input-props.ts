import type { ReactNode } from 'react'
import type { PictureShape } from '#packages/layout/setters/props.ts'
import type { Row, StyleRow } from '#packages/layout/setters/rows.ts'
import type { Field } from '#packages/sections/define.ts'
import type { PicturePlace } from '#packages/sections/place-ratio.ts'
import type { Gradient } from './gradient.ts'

/** Props of every input of the panels. `onChange` is called during a gesture, `onCommit` at its end: one undo step. */
export interface InputProps<V> {
  /** Undefined: nothing of its own; `inherited` shows instead, plainly. */
  value: V | undefined
  inherited?: V | undefined
  onChange(value: V): void
  onCommit?(): void
  /** The name of the control for those who do not see it; the row draws the visible label. */
  label: string
  id?: string
  disabled?: boolean
}

/** A blend that may stand in place of a colour. */
export interface GradientInputProps extends InputProps<Gradient> {
  /** Its direction can be chosen, and is part of its value. */
  turns?: boolean
  /** The text that is read on it. */
  text?: string | undefined
}

/** A row of any of the tables: a kind's field, or a setter. */
export type InputRow = Row & Partial<Pick<Field, 'type' | 'icon'>> & Partial<Pick<StyleRow, 'unit'>>

export interface ShapeChoice {
  /** Nothing: as the layout has it. */
  chosen: PictureShape | undefined
  /** The place that the layout gives it, asked when it is cut. */
  place(): PicturePlace
  /** Before the picture that was cut to it is given: both are one change. */
  onChoose(shape: PictureShape | undefined): void
}

/** Props of an input that a row of a form chose. */
export interface RowInputProps<V> extends InputProps<V> {
  row: InputRow
  /** Which one it is, in a field with several. */
  part?: string
  placeholder?: string
  /** Shown at the end of the input's own toolbar: the AI button. */
  tools?: ReactNode
  /** For portraits: the shape that the page shows them in. */
  shape?: ShapeChoice
  /** For colours of text: what it is read on, as `#rrggbb`, so that the picker can say how well. */
  ground?: string | undefined
  /** For colours of grounds: the text that is read on them. */
  text?: string | undefined
}
