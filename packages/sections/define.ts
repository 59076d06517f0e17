import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import type { Document, Ground, Region } from '#packages/document/schema.ts'
import { labelled, period, rich, series, table, type Value } from '#packages/document/values.ts'
import type { IconName } from '#packages/layout/icons.ts'
import type { Part } from '#packages/layout/parts.ts'
import type { Row } from '#packages/layout/setters/rows.ts'
import type { Language } from './language.ts'

const text = z.string()
const types = {
  line: text,
  level: text,
  date: text,
  link: text,
  picture: text,
  rich,
  period,
  labelled: z.array(labelled),
  table,
  series,
}
export type FieldType = keyof typeof types

/** A field of a kind: how it is edited, what it holds, the icon it may carry. */
export interface Field extends Row {
  type: FieldType
  icon?: IconName
}

/** One shown fact of a single entry: 电话 / 138 …, or one line of a styled text. */
export interface Fact {
  field: string
  label: string
  value: string
  icon?: IconName
  /** The user wrote the label, so that the value alone may be unclear. */
  named?: true
  /** Its place among the pairs that the field holds. */
  pair?: number
}

/** Everything that a kind needs to list an entry's facts, without hidden fields. */
export interface FactSource {
  data: Readonly<Record<string, Value>>
  language: Language
  labelOf(field: string): string
  iconOf(field: string): IconName | undefined
}

/** One numbered look. Numbers are stored in documents: never renumber, never reuse. */
export interface Variant<F extends string = string> {
  zh: string
  en: string
  /** The whole body of the section. */
  layout: Part<F>
  /** Where it is at home; `main` unless said. A person may put it elsewhere. */
  regions?: readonly Region[]
  /** Title styles only: width of a column for the title next to the body, instead of above it. */
  titleWidth?: string
  /** Slides only: the default background, and whether the footer avoids the content. */
  ground?: Ground
  bare?: true
  /**
   * The position of the footer next to a picture that extends to the bottom of the slide: start and end in percent of
   * the width.
   */
  foot?: readonly [number, number]
  /** Takes a page for itself: what follows begins on the next. */
  page?: true
  /** A chapter of the text: the numbers of titles below it start again. */
  chapter?: true
  /** Title styles only: the title next to the rail that its icon is on. */
  rail?: Part<F>
}

/** The subject of a section: its fields and how they are edited. The variants define its look. */
export interface Kind<F extends string = string> {
  kind: string
  zh: string
  en: string
  icon: IconName
  fields: Record<F, Field>
  /** Always exactly one entry. */
  single?: true
  /** Drawn without a section title. */
  untitled?: true
  /** Shows something also where nothing is filled in: a line. */
  plain?: true
  /** Its looks can say which of their look they are in the document. */
  counted?: true
  /** Its looks draw the section's title themselves, as a heading. */
  headed?: true
  /** Fields of the section as a whole (a slide's chart, its speaker notes); the others are each entry's. */
  own?: readonly NoInfer<F>[]
  /** Which documents it is offered in; resumes unless said. */
  for?: readonly Document['kind'][]
  facts?(source: FactSource): Fact[]
}

export type SectionKind<F extends string = string> = Kind<F> & { variants: Record<number, Variant<F>> }

/** Field names come from `fields` alone: a layout that names another one does not compile. */
export const defineKind = <const F extends string>(kind: Kind<F>): Kind<F> => kind

export const withVariants = <F extends string>(
  kind: Kind<F>,
  variants: Record<number, Variant<NoInfer<F>>>,
): SectionKind<F> => ({ ...kind, variants })

/** A field that the kind does not know is kept: another variant, kind or version may have a place for it. */
export const accepts = (kind: Kind, field: string, value: unknown): boolean => {
  const known = Object.hasOwn(kind.fields, field) ? kind.fields[field] : undefined
  return known === undefined || safeParse(types[known.type], value).success
}
