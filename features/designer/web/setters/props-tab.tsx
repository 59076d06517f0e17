import { Eye, EyeOff } from 'lucide'
import { memo, useMemo } from 'react'
import * as z from 'zod/mini'
import { setFieldProps, setSection } from '#packages/document/commands.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { IconChoice } from '#packages/editor-forms/icon-choice.tsx'
import { HjInput } from '#packages/editor-forms/inputs/hj-input.tsx'
import type { InputRow } from '#packages/editor-forms/inputs/input-props.ts'
import { Switch } from '#packages/editor-forms/inputs/switch.tsx'
import { TitleSettings } from '#packages/editor-forms/title-settings.tsx'
import { PagingRows } from '#packages/editor-style/paging-rows.tsx'
import { ToggleRow } from '#packages/editor-style/property-row.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { Field } from '#packages/sections/define.ts'
import { drawnProps } from '#packages/sections/drawn-props.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { useSelectedSection } from './selected-section.ts'
import styles from './setters.module.css'

const words = defineWords({
  zh: {
    none: '在页面上点一个栏目，这里设置它显示哪些字段、叫什么名字、用什么图标。',
    fields: '字段',
    fieldsNote: '名字留空时用默认名；隐藏的字段不会排到页面上。版式写名字、画图标的字段才能改名、换图标。',
    section: '栏目',
    title: '标题与版式',
    visible: '显示这个栏目',
    hide: (label: string) => `隐藏「${label}」`,
    show: (label: string) => `显示「${label}」`,
    name: (label: string) => `「${label}」的名字`,
    icon: (label: string) => `「${label}」的图标`,
  },
  en: {
    none: 'Select a section on the page to choose which fields it shows and their names and icons.',
    fields: 'Fields',
    fieldsNote:
      'Leave a name empty to use the default. Hidden fields take up no space. Names and icons can be changed only where the variant shows them.',
    section: 'Section',
    title: 'Title and variant',
    visible: 'Show this section',
    hide: (label: string) => `Hide “${label}”`,
    show: (label: string) => `Show “${label}”`,
    name: (label: string) => `Name of “${label}”`,
    icon: (label: string) => `Icon of “${label}”`,
  },
})

const nameRow: InputRow = { zh: '', en: '', input: 'hj-input', value: z.string().check(z.maxLength(40)) }

const FieldProps = memo(({ section, name, field }: { section: string; name: string; field: Field }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const shown = useEditorState(({ document }) => document.sections.find(({ id }) => id === section))
  const written = useEditorState(({ document }) => document.language)
  // Properties without an effect on the page are hidden, but their values stay for other variants.
  const drawn = useMemo(() => shown && drawnProps(shown, name, written), [shown, name, written])
  const props = shown?.props[name]
  const hidden = props?.visible === false
  const label = field[language]
  const set = (change: Parameters<typeof setFieldProps>[2], gesture?: string) =>
    editor.edit(setFieldProps(section, name, change), gesture)
  return (
    <div className={styles.field} data-hidden={hidden || undefined}>
      <button
        type="button"
        className={styles.eye}
        aria-pressed={hidden}
        aria-label={hidden ? t.show(label) : t.hide(label)}
        title={hidden ? t.show(label) : t.hide(label)}
        onClick={() => set({ visible: hidden ? undefined : false })}
      >
        <Glyph icon={hidden ? EyeOff : Eye} />
      </button>
      {drawn?.label ? (
        <HjInput
          row={nameRow}
          label={t.name(label)}
          value={props?.label}
          placeholder={label}
          onChange={(text) => set({ label: text === '' ? undefined : text }, `props:${section}:${name}`)}
          onCommit={editor.endGesture}
        />
      ) : (
        <span className={styles.plain}>{props?.label || label}</span>
      )}
      {drawn?.icon ? (
        <IconChoice
          value={props?.icon ?? field.icon ?? ''}
          own={field.icon ?? ''}
          label={t.icon(label)}
          onChange={(icon) => set({ icon: icon === field.icon ? undefined : icon })}
        />
      ) : null}
    </div>
  )
})

/** Visibility and labels of the fields of the selected section, and its paging. */
export const PropsTab = () => {
  const t = useWords(words)
  const editor = useEditor()
  const { id, kind: kindName, name, visible } = useSelectedSection()
  const kind = kindOf(kindName)
  if (id === undefined || !kind) return <p className={styles.empty}>{t.none}</p>
  return (
    <div className={styles.body} key={id}>
      <header className={styles.head}>
        <h2>{name}</h2>
      </header>
      <div className={styles.label}>{t.fields}</div>
      <div className={styles.fields}>
        {Object.entries(kind.fields).map(([field, row]) => (
          <FieldProps key={field} section={id} name={field} field={row} />
        ))}
      </div>
      <p className={styles.note}>{t.fieldsNote}</p>
      <section className={styles.group} aria-label={t.title}>
        <h3>{t.title}</h3>
        <TitleSettings section={id} kind={kind} />
      </section>
      <section className={styles.group} aria-label={t.section}>
        <h3>{t.section}</h3>
        <ToggleRow label={t.visible}>
          <Switch
            label={t.visible}
            checked={visible}
            onChange={(on) => editor.edit(setSection(id, 'visible', on))}
          />
        </ToggleRow>
      </section>
      <PagingRows section={id} />
    </div>
  )
}
