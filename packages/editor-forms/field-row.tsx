import { Eye, EyeOff } from 'lucide'
import { memo, type ReactNode, Suspense, useId, useMemo, useRef } from 'react'
import { setFieldProps } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { isBlank, type Value } from '#packages/document/values.ts'
import { isWritten } from '#packages/editor-core/ai-port.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useFocusRequest } from '#packages/editor-core/left-pane-state.ts'
import { writeField } from '#packages/editor-core/own-record.ts'
import { useEditor, useEditorState, useLiveDocument } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { InputName } from '#packages/layout/setters/rows.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { Field, Kind } from '#packages/sections/define.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { AiButton } from './ai-button.tsx'
import { FieldTools, reachTools } from './field-tools.tsx'
import styles from './form.module.css'
import { ComponentTypePop } from './inputs/component-type-pop.tsx'
import { InputFor } from './inputs/input-for.tsx'
import type { ShapeChoice } from './inputs/input-props.ts'
import { useInputType } from './inputs/input-types.ts'
import { PropsPopover } from './inputs/props-popover.tsx'
import { FieldDraftsProvider, useFieldDrafts } from './inputs/use-invalid-draft.ts'
import { usePlaceholder } from './use-placeholder.ts'

const words = defineWords({
  zh: {
    tools: (label: string) => `「${label}」的设置`,
    hide: (label: string) => `在页面上隐藏「${label}」`,
    show: (label: string) => `在页面上显示「${label}」`,
  },
  en: {
    tools: (label: string) => `Settings of “${label}”`,
    hide: (label: string) => `Hide “${label}” on the page`,
    show: (label: string) => `Show “${label}” on the page`,
  },
})

const HiddenFieldNote = lazyComponent(async () => (await import('./hidden-field-note.tsx')).HiddenFieldNote)
export const loadHiddenFieldNote = HiddenFieldNote.preload

interface FieldRowProps {
  section: string
  item: string
  kind: Kind
  field: string
}

const sectionIn = (document: Document, id: string) => document.sections.find((one) => one.id === id)

const valueIn = (document: Document, { section, item, field }: FieldRowProps) =>
  sectionIn(document, section)?.items.find((one) => one.id === item)?.data[field]

const gestureOf = ({ section, item, field }: Pick<FieldRowProps, 'section' | 'item' | 'field'>) =>
  `field:${section}:${item}:${field}`

const hasBreaks = (value: unknown) => typeof value === 'string' && value.includes('\n')

interface FieldInputProps {
  place: FieldRowProps
  id: string
  row: Field
  as: InputName
  label: string
  tools: ReactNode
  keepsText: boolean
}

/** The shape of a portrait: chosen by the user, or the default of the layout. */
const useShape = ({ section, item, kind, field }: FieldRowProps, row: Field): ShapeChoice | undefined => {
  const editor = useEditor()
  const isPortrait = row.input === 'hj-avatar'
  const chosen = useEditorState(({ document }) =>
    isPortrait ? sectionIn(document, section)?.props[field]?.shape : undefined,
  )
  return useMemo(() => {
    if (!isPortrait) return undefined
    return {
      chosen,
      place: () => {
        const { variant = 0, style = {} } = sectionIn(editor.state.getState().document, section) ?? {}
        return { layout: kindOf(kind.kind)?.variants[variant]?.layout, field, style }
      },
      onChoose: (shape) =>
        editor.edit(setFieldProps(section, field, { shape }), gestureOf({ section, item, field })),
    }
  }, [editor, isPortrait, section, item, kind, field, chosen])
}

/** The only part of a row that renders on every key in its field. */
const FieldInput = ({ place, id, row, as, label, tools, keepsText }: FieldInputProps) => {
  const editor = useEditor()
  const { section, item, kind, field } = place
  const value = useLiveDocument((document) => valueIn(document, place), keepsText)
  const placeholder = usePlaceholder(kind.kind, field)
  const shape = useShape(place, row)
  const drafts = useFieldDrafts(place)
  const write = (next: Value) => editor.edit(writeField(kind, section, item, field, next), gestureOf(place))
  return (
    <FieldDraftsProvider value={drafts}>
      <InputFor
        id={id}
        row={row}
        as={as}
        label={label}
        value={value}
        onChange={write as (next: unknown) => void}
        onCommit={editor.endGesture}
        {...(placeholder ? { placeholder } : {})}
        {...(tools ? { tools } : {})}
        {...(shape ? { shape } : {})}
      />
    </FieldDraftsProvider>
  )
}

/** One field: its label, display settings and input. */
export const FieldRow = memo(function FieldRow(shown: FieldRowProps) {
  const { section, item, kind, field } = shown
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const breaks = useLiveDocument((document) => hasBreaks(valueIn(document, shown)))
  const says = useLiveDocument((document) => !isBlank(valueIn(document, shown)))
  const props = useEditorState(({ document }) => sectionIn(document, section)?.props[field])
  useFocusRequest({ section, item, field }, place)
  const row = kind.fields[field] as Field
  const key = `${kind.kind}.${field}`
  const as = useInputType(key, row)
  const label = props?.label || row[language]
  const hidden = props?.visible === false
  const isRich = row.type === 'rich' && as === 'hj-editor'
  // Memoised, so that the input is not rendered again.
  const ai = useMemo(
    () => <AiButton place={{ section, item, field }} label={label} look={isRich ? 'word' : 'sign'} />,
    [section, item, field, label, isRich],
  )

  const select = () => {
    const now = editor.state.getState().selection
    if (now?.section === section && now.item === item && now.field === field) return
    editor.select({ section, item, field }, 'form')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the focus of its content.
    <div
      ref={place}
      className={styles.field}
      data-form-field={field}
      data-hidden={hidden || undefined}
      onFocus={select}
      onKeyDownCapture={reachTools}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <FieldInput
          place={shown}
          id={id}
          row={row}
          as={as}
          label={label}
          tools={isRich ? ai : undefined}
          keepsText={isRich}
        />
      </div>
      {says && (
        <Suspense>
          <HiddenFieldNote section={section} item={item} field={field} type={row.type} />
        </Suspense>
      )}
      <FieldTools label={t.tools(label)}>
        {isWritten(row) && !isRich && ai}
        <ComponentTypePop field={key} row={row} label={label} breaks={breaks} />
        <PropsPopover
          value={props}
          row={row}
          label={label}
          of={{ section, field }}
          onChange={(next) => editor.edit(setFieldProps(section, field, next), `props:${section}:${field}`)}
          onCommit={editor.endGesture}
        />
        <button
          type="button"
          className={styles.tool}
          aria-label={hidden ? t.show(label) : t.hide(label)}
          title={hidden ? t.show(label) : t.hide(label)}
          onClick={() => editor.edit(setFieldProps(section, field, { visible: hidden ? undefined : false }))}
        >
          <Glyph icon={hidden ? EyeOff : Eye} size={14} />
        </button>
      </FieldTools>
    </div>
  )
})
