import { memo } from 'react'
import * as z from 'zod/mini'
import { type Command, setStyle, setTheme } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { BoxModel } from '#packages/editor-forms/inputs/box-model.tsx'
import { InputFor } from '#packages/editor-forms/inputs/input-for.tsx'
import type { InputProps } from '#packages/editor-forms/inputs/input-props.ts'
import { rangeOf } from '#packages/editor-forms/inputs/limits.ts'
import type { Sides } from '#packages/editor-forms/inputs/sides.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { StyleRow } from '#packages/layout/setters/rows.ts'
import { type StyleName, styleNames, styleSetters } from '#packages/layout/setters/style.ts'
import { pixelsOf, pointsOf } from './points.ts'
import { PropertyRow } from './property-row.tsx'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: { lossy: (files: string) => `${files} 中不显示` },
  en: { lossy: (files: string) => `Not shown in ${files}` },
})

const FILES = { docx: 'Word', pptx: 'PowerPoint' }

/** A row for font sizes, in points instead of the stored pixels. */
const inPoints = (row: StyleRow): StyleRow => {
  const { low, high } = rangeOf(row.value)
  const value = z.number().check(z.minimum(pointsOf(low)), z.maximum(pointsOf(high)))
  return { ...row, unit: 'pt', value }
}

interface ShownRow {
  row: StyleRow
  show(stored: unknown): unknown
  store(shown: unknown): unknown
}

const asIs = (value: unknown) => value

const SHOWN = Object.fromEntries(
  styleNames.map((name): [StyleName, ShownRow] => {
    const row: StyleRow = styleSetters[name]
    if (row.shows !== 'pt') return [name, { row, show: asIs, store: asIs }]
    return [
      name,
      {
        row: inPoints(row),
        show: (stored) => (typeof stored === 'number' ? pointsOf(stored) : undefined),
        store: (shown) => pixelsOf(shown as number),
      },
    ]
  }),
) as Record<StyleName, ShownRow>

/** The command of a setter, which writes to the styled part, its section or the theme. */
const writer = (section: string, slot: string, name: StyleName) => {
  const { writes = 'part' }: StyleRow = styleSetters[name]
  const place = writes === 'section' ? 'section' : slot
  return {
    read: ({ theme, sections }: Document): unknown =>
      writes === 'theme'
        ? (theme as Record<string, unknown>)[name]
        : sections.find(({ id }) => id === section)?.style[place]?.[name],
    write: (value: unknown): Command =>
      writes === 'theme' ? setTheme({ [name]: value }) : setStyle(section, place, name, value as never),
    gesture: `style ${section} ${place} ${name}`,
  }
}

const WIDE = new Set(['number-or-sides', 'picture'])

export interface SetterRowProps {
  section: string
  slot: string
  name: StyleName
  /** The value on the page if the property is not set. */
  inherited: unknown
  /** For colours, as in `InputProps`. */
  ground?: string | undefined
  text?: string | undefined
}

/** Properties for the input of a setter, and its reset function. */
const useSetter = ({ section, slot, name, inherited }: SetterRowProps) => {
  const editor = useEditor()
  const { language } = useLanguage()
  const { row, show, store } = SHOWN[name]
  const { read, write, gesture } = writer(section, slot, name)
  const own = useEditorState(({ document }) => read(document))
  return {
    row,
    isOwn: own !== undefined,
    reset: () => editor.edit(write(undefined)),
    input: {
      label: row[language],
      value: own === undefined ? undefined : show(own),
      inherited: show(inherited),
      onChange: (value: unknown) => editor.edit(write(store(value)), gesture),
      onCommit: () => editor.endGesture(),
    },
  }
}

/** One setter of the table: its input with the own or inherited value, and a reset button. */
export const SetterRow = memo((props: SetterRowProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { row, isOwn, reset, input } = useSetter(props)
  const files = row.lossy?.map((file) => FILES[file]).join(language === 'zh' ? '、' : ', ')
  return (
    <PropertyRow
      label={input.label}
      own={isOwn}
      onReset={reset}
      note={files && t.lossy(files)}
      wide={WIDE.has(row.input)}
    >
      <InputFor row={row} {...input} ground={props.ground} text={props.text} />
    </PropertyRow>
  )
})

interface BoxRowProps extends Pick<SetterRowProps, 'section' | 'slot'> {
  outer: StyleName
  inner: StyleName
  /** The inherited values of both setters. */
  around: unknown
  within: unknown
  /** Size of the part on the page: `666 × 24`. */
  size: string | undefined
}

/** One box diagram for two setters with four sides each: margin and padding. */
export const BoxRow = memo(({ section, slot, outer, inner, around, within, size }: BoxRowProps) => {
  const margin = useSetter({ section, slot, name: outer, inherited: around })
  const padding = useSetter({ section, slot, name: inner, inherited: within })
  return (
    <div className={styles.box}>
      {[margin, padding]
        .filter(({ isOwn }) => isOwn)
        .map(({ input, reset }) => (
          <PropertyRow key={input.label} label={input.label} own onReset={reset} />
        ))}
      <BoxModel
        margin={margin.input as InputProps<Sides>}
        padding={padding.input as InputProps<Sides>}
        {...(size ? { size } : {})}
      />
    </div>
  )
})
