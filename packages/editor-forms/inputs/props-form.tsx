import * as z from 'zod/mini'
import type { FieldProps } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { type DrawnProps, drawnProps } from '#packages/sections/drawn-props.ts'
import { HjInput } from './hj-input.tsx'
import { IconChoices } from './icon-choices.tsx'
import type { InputRow, RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import styles from './props-popover.module.css'
import { Switch } from './switch.tsx'

const words = defineWords({
  zh: {
    visible: '在页面上显示',
    name: '名称',
    icon: '图标',
    usual: '恢复默认图标',
    neither: '这个版式不写它的名称，也不画图标',
    noName: '这个版式不写它的名称',
    noIcon: '这个版式不画它的图标',
    stored: '；设过的留着，换版式后再用',
  },
  en: {
    visible: 'Show on the page',
    name: 'Name',
    icon: 'Icon',
    usual: 'Usual icon',
    neither: 'This variant draws neither its name nor an icon',
    noName: 'This variant does not draw its name',
    noIcon: 'This variant draws no icon for it',
    stored: '; what you set is kept for others',
  },
})

const nameRow: InputRow = { zh: '', en: '', input: 'hj-input', value: z.string().check(z.maxLength(40)) }

/** A field of the document. */
export interface FieldPlace {
  section: string
  field: string
}

/** The properties of a field that affect the page; without a field of the document, all. */
const useDrawn = (of: FieldPlace | undefined): DrawnProps =>
  useEditorState(({ document }) => {
    if (!of) return { label: true, icon: true }
    const section = document.sections.find(({ id }) => id === of.section)
    return section ? drawnProps(section, of.field, document.language) : { label: false, icon: false }
  })

interface PropsFormProps extends Pick<RowInputProps<FieldProps>, 'onChange' | 'onCommit' | 'row'> {
  value: FieldProps
  of: FieldPlace | undefined
}

export const PropsForm = ({ value, onChange, onCommit, row, of }: PropsFormProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const draws = useDrawn(of)
  const change = (next: FieldProps) => onChange({ ...value, ...next })
  const changeNow = (next: FieldProps) => {
    change(next)
    onCommit?.()
  }
  const isStored = (!draws.label && value.label !== undefined) || (!draws.icon && value.icon !== undefined)
  return (
    <div className={styles.props}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control. */}
      <label className={styles.visible}>
        {t.visible}
        <Switch
          checked={value.visible !== false}
          label={t.visible}
          onChange={(on) => changeNow({ visible: on ? undefined : false })}
        />
      </label>
      {draws.label ? (
        <div className={styles.part}>
          <span className={styles.name}>{t.name}</span>
          <HjInput
            row={nameRow}
            label={t.name}
            value={value.label ?? ''}
            placeholder={row[language]}
            onChange={(text) => change({ label: text === '' ? undefined : text })}
            {...(onCommit ? { onCommit } : {})}
          />
        </div>
      ) : null}
      {draws.icon ? (
        <div className={styles.part}>
          <span className={styles.name}>
            {t.icon}
            {value.icon === undefined ? null : (
              <button type="button" className={shared.word} onClick={() => changeNow({ icon: undefined })}>
                {t.usual}
              </button>
            )}
          </span>
          <IconChoices value={value.icon ?? row.icon} none onPick={(icon) => changeNow({ icon })} />
        </div>
      ) : null}
      {draws.label && draws.icon ? null : (
        <p className={styles.note}>
          {draws.label ? t.noIcon : draws.icon ? t.noName : t.neither}
          {isStored ? t.stored : null}
        </p>
      )}
    </div>
  )
}
