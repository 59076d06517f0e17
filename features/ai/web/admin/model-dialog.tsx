import { useRef, useState } from 'react'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { ChoiceField, TextField } from '#packages/admin-ui/field.tsx'
import { CallFailure } from '#packages/api/client.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { AdminModel, ModelSettings } from '../../admin-contract.ts'
import { formWords } from './form-words.ts'
import { KeyField } from './key-field.tsx'
import classes from './model-dialog.module.css'
import { changedIn, formOf, limitsOf, type ModelForm, newForm, plainAddress, readForm } from './model-form.ts'
import { type PresetId, presetIds, presets } from './presets.ts'
import { PriceFields } from './price-fields.tsx'
import { TickField } from './tick-field.tsx'
import type { ModelList } from './use-model-list.ts'

type TextName = 'name' | 'about' | 'baseUrl' | 'model' | 'temperature' | 'timeoutSeconds' | 'atOnce'
const NUMBERS: readonly TextName[] = ['temperature', 'timeoutSeconds', 'atOnce']

/** State of the form. Errors are shown for fields that lost focus, and for all fields after a first attempt to save. */
const useForm = (before: AdminModel | undefined) => {
  const [form, setForm] = useState(() => (before ? formOf(before) : newForm()))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const read = readForm(form, before)
  return {
    form,
    read,
    set: (part: Partial<ModelForm>) => setForm((now) => ({ ...now, ...part })),
    type: (name: TextName, text: string) => setForm((now) => ({ ...now, [name]: text })),
    leave: (name: string) => setLeft((now) => new Set([...now, name])),
    tryNow: () => setTried(true),
    isWrong: (name: string) => (tried || left.has(name)) && read.faults.has(name),
    keyFault:
      // For another server the key is required at once, so that the admin knows before saving.
      read.keyFault === 'key_needed' || tried || left.has('apiKey') ? read.keyFault : undefined,
  }
}
type Form = ReturnType<typeof useForm>

interface SettingProps {
  at: Form
  name: TextName
  hint: string
  /** Replaces the default error message for numbers or texts. */
  bad?: string
}

const Setting = ({ at: { form, type, leave, isWrong }, name, hint, bad }: SettingProps) => {
  const t = useWords(formWords)
  const limits = limitsOf(name)
  const usual = name === 'temperature' ? t.numberBad : NUMBERS.includes(name) ? t.wholeBad : t.lengthBad
  return (
    <TextField
      label={t[name]}
      hint={hint}
      error={isWrong(name) ? (bad ?? usual(limits)) : undefined}
      inputMode={name === 'temperature' ? 'decimal' : NUMBERS.includes(name) ? 'numeric' : undefined}
      spellCheck={false}
      value={form[name]}
      onText={(text) => type(name, text)}
      onBlur={() => {
        leave(name)
        if (name === 'baseUrl') type(name, plainAddress(form.baseUrl))
      }}
    />
  )
}

const Preset = ({ at: { form, set } }: { at: Form }) => {
  const t = useWords(formWords)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<PresetId | ''>('')
  const isOurName = presetIds.some((id) => presets[id][language] === form.name)
  return (
    <ChoiceField
      label={t.preset}
      hint={t.presetHint}
      value={chosen}
      options={[
        { value: '', name: t.byHand },
        ...presetIds.map((id) => ({ value: id, name: presets[id][language] })),
      ]}
      onChoose={(id) => {
        setChosen(id)
        if (id === '') return
        const { baseUrl, model } = presets[id]
        set({ baseUrl, model, ...(form.name === '' || isOurName ? { name: presets[id][language] } : {}) })
      }}
    />
  )
}

const Calls = ({ at }: { at: Form }) => {
  const t = useWords(formWords)
  return (
    <fieldset className={classes.group}>
      <legend>{t.more}</legend>
      <div className={classes.three}>
        <Setting at={at} name="timeoutSeconds" hint={t.timeoutHint(limitsOf('timeoutSeconds'))} />
        <Setting at={at} name="atOnce" hint={t.atOnceHint(limitsOf('atOnce'))} />
        <Setting at={at} name="temperature" hint={t.temperatureHint(limitsOf('temperature'))} />
      </div>
      <TickField
        label={t.jsonMode}
        hint={t.jsonModeHint}
        on={at.form.jsonMode}
        onTick={(jsonMode) => at.set({ jsonMode })}
      />
    </fieldset>
  )
}

interface ModelDialogProps {
  /** Undefined for a new model. */
  before?: AdminModel
  list: ModelList
  onClose(): void
}

/** All settings of a model. Errors are shown at their fields, by the schema that the server checks too. */
export const ModelDialog = ({ before, list, onClose }: ModelDialogProps) => {
  const t = useWords(formWords)
  const at = useForm(before)
  const [isRefused, setRefused] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const { form, read, set } = at

  const ready = () => {
    if (read.settings && !read.keyFault) return true
    at.tryNow()
    // After the errors are rendered: the first invalid field gets the focus.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return false
  }
  const send = async (settings: ModelSettings) => {
    const { key } = read
    if (!before) return list.add({ ...settings, ...(typeof key === 'string' ? { apiKey: key } : {}) })
    const changed = { ...changedIn(settings, before), ...(key === undefined ? {} : { apiKey: key }) }
    if (Object.keys(changed).length > 0) await list.change({ id: before.id, ...changed })
  }
  const run = async () => {
    if (!read.settings) return
    try {
      await send(read.settings)
      toasts.show((before ? t.saved : t.added)(read.settings.name), 'ok')
    } catch (error) {
      setRefused(error instanceof CallFailure && error.body?.code === 'key_needed')
      throw error
    }
  }
  return (
    <ActDialog
      title={before ? t.editTitle(before.name) : t.addTitle}
      act={before ? t.save : t.add}
      ready={ready}
      run={run}
      wide
      onClose={onClose}
    >
      <div ref={fields} className={classes.form}>
        {!before && <Preset at={at} />}
        <div className={classes.two}>
          <Setting at={at} name="name" hint={t.nameHint(limitsOf('name'))} />
          <Setting at={at} name="model" hint={t.modelHint(limitsOf('model'))} />
        </div>
        <Setting at={at} name="baseUrl" hint={t.baseUrlHint} bad={t.baseUrlBad(limitsOf('baseUrl'))} />
        <KeyField
          form={form}
          state={before?.key}
          fault={isRefused && form.apiKey === '' && !form.dropsKey ? 'key_needed' : at.keyFault}
          set={set}
          onBlur={() => at.leave('apiKey')}
        />
        <Setting at={at} name="about" hint={t.aboutHint(limitsOf('about'))} />
        <PriceFields
          prices={form.prices}
          isWrong={at.isWrong}
          onChange={(prices) => set({ prices })}
          onBlur={at.leave}
        />
        <div className={classes.two}>
          <TickField label={t.isEnabled} on={form.isEnabled} onTick={(isEnabled) => set({ isEnabled })} />
          <TickField
            label={t.inPlans}
            hint={t.inPlansHint}
            on={form.inPlans}
            onTick={(inPlans) => set({ inPlans })}
          />
        </div>
        <Calls at={at} />
      </div>
    </ActDialog>
  )
}
