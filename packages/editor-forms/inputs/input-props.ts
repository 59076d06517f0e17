import type { ReactNode } from 'react'
import type { PictureShape } from '#packages/layout/setters/props.ts'
import type { Row, StyleRow } from '#packages/layout/setters/rows.ts'
import type { Field } from '#packages/sections/define.ts'
import type { PicturePlace } from '#packages/sections/place-ratio.ts'
import type { Gradient } from './gradient.ts'

/** Props of every input of the panels. `onChange` is called during a gesture, `onCommit` at its end: one undo step. */
export interface InputProps<V> {
  /** Undefined if not set; then `inherited` is shown. */
  value: V | undefined
  inherited?: V | undefined
  onChange(value: V): void
  onCommit?(): void
  /** Accessible name; the row renders the visible label. */
  label: string
  id?: string
  disabled?: boolean
}

/** Props for properties that accept a gradient. */
export interface GradientInputProps extends InputProps<Gradient> {
  /** The direction can be chosen. */
  turns?: boolean
  /** Colour of the text on it. */
  text?: string | undefined
}

/** A row of a table: a field of a kind, or a setter. */
export type InputRow = Row & Partial<Pick<Field, 'type' | 'icon'>> & Partial<Pick<StyleRow, 'unit'>>

export interface ShapeChoice {
  /** Undefined for the default of the layout. */
  chosen: PictureShape | undefined
  /** Returns the place of the picture on the page. */
  place(): PicturePlace
  /** Called before the cropped picture is set, so that both are one undo step. */
  onChoose(shape: PictureShape | undefined): void
}

/** Props of an input in a row of a form. */
export interface RowInputProps<V> extends InputProps<V> {
  row: InputRow
  /** Distinguishes the inputs of a field with several. */
  part?: string
  placeholder?: string
  /** Shown at the end of the input's own toolbar: the AI button. */
  tools?: ReactNode
  /** For portraits, their shape on the page. */
  shape?: ShapeChoice
  /** For text colours, the background as `#rrggbb`, for showing the contrast. */
  ground?: string | undefined
  /** For backgrounds, the colour of the text on them. */
  text?: string | undefined
}
