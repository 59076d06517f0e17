import { TextField } from '#packages/admin-ui/field.tsx'
import { useWords } from '#packages/i18n/words.tsx'
import type { AdminModel } from '../../admin-contract.ts'
import { formWords } from './form-words.ts'
import classes from './model-dialog.module.css'
import type { KeyFault, ModelForm } from './model-form.ts'
import { TickField } from './tick-field.tsx'

/** Focuses the field if the stored key is unreadable, because the dialog was opened to replace it. */
const beginHere = (field: HTMLInputElement | null) => field?.setAttribute('data-autofocus', '')

interface KeyFieldProps {
  form: ModelForm
  /** Undefined for a new model. */
  state: AdminModel['key'] | undefined
  fault: KeyFault | undefined
  set(part: Partial<ModelForm>): void
  onBlur(): void
}

/** A key goes in here and is never shown again, not even to the admin who typed it. */
export const KeyField = ({ form, state, fault, set, onBlur }: KeyFieldProps) => {
  const t = useWords(formWords)
  const hints = { none: t.keyNone, kept: t.keyStored, unreadable: t.keyLost }
  return (
    <div className={classes.key}>
      <TextField
        label={t.key}
        hint={state === undefined ? t.keyNew : hints[state]}
        error={fault && (fault === 'bad' ? t.keyBad : t.keyNeeded)}
        type="password"
        // A browser must not offer to save the key, nor fill in a saved password.
        autoComplete="new-password"
        spellCheck={false}
        placeholder={state === 'kept' ? t.keyPlaceholder : undefined}
        ref={state === 'unreadable' ? beginHere : null}
        value={form.apiKey}
        disabled={form.dropsKey}
        onText={(apiKey) => set({ apiKey })}
        onBlur={onBlur}
      />
      {state !== undefined && state !== 'none' && (
        <TickField
          label={t.dropKey}
          on={form.dropsKey}
          onTick={(dropsKey) => set({ dropsKey, ...(dropsKey ? { apiKey: '' } : {}) })}
        />
      )}
    </div>
  )
}
