import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { createContext, useContext } from 'react'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import type { InBoth } from '../../../pages-contract.ts'

/** Error messages by path. */
export type FaultSays = ReadonlyMap<string, string>

interface FormState {
  /** The edited language. */
  language: Language
  faults: FaultSays
  /** Called with the title of a removed row, so that the removal can be undone. */
  onRemoved(title: string): void
}

const FormContext = createContext<FormState>({
  language: 'zh',
  faults: new Map(),
  onRemoved: () => undefined,
})
export const FormProvider = FormContext.Provider

export const useForm = () => useContext(FormContext)

export const useHasFault = (path: string) => {
  const { faults } = useForm()
  return [...faults.keys()].some((one) => one === path || one.startsWith(`${path}.`))
}

const words = defineWords({
  zh: {
    inEnglish: (label: string) => `${label}（英文）`,
    count: (length: number, max: number) => `${length} / ${max} 字`,
  },
  en: {
    inEnglish: (label: string) => `${label} (English)`,
    count: (length: number, max: number) => `${length} of ${max} characters`,
  },
})

const ORDER: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']

/** The count is shown near the limit; pasted text is never cut. */
const useCount = (text: string, max: number) => {
  const t = useWords(words)
  return text.length > max * 0.8 ? { description: t.count(text.length, max) } : {}
}

interface TextProps {
  label: string
  max: number
  /** Its path in the page's content, for errors. */
  at: string
  /** Multi-line. */
  lines?: number
}

/** A text in the edited language; an empty English text shows its replacement. */
export const BothField = ({
  label,
  max,
  at,
  lines,
  value,
  onChange,
}: TextProps & { value: InBoth; onChange(value: InBoth): void }) => {
  const t = useWords(words)
  const { language, faults } = useForm()
  const text = value[language] ?? ''
  const write = (next: string) => {
    const { zh, en = '' }: InBoth = { ...value, [language]: next }
    onChange(en === '' ? { zh } : { zh, en })
  }
  const shared = {
    size: 'lg',
    lang: language === 'zh' ? 'zh-CN' : 'en',
    label: language === 'zh' ? label : t.inEnglish(label),
    value: text,
    placeholder: language === 'en' ? value.zh : '',
    error: faults.get(`${at}.${language}`),
    inputWrapperOrder: ORDER,
    ...useCount(text, max),
  } as const
  return lines === undefined ? (
    <TextInput {...shared} onChange={({ currentTarget }) => write(currentTarget.value)} />
  ) : (
    <Textarea {...shared} rows={lines} onChange={({ currentTarget }) => write(currentTarget.value)} />
  )
}

/** The same for an optional text. */
export const OptionalBothField = ({
  value = { zh: '' },
  onChange,
  ...rest
}: TextProps & { value: InBoth | undefined; onChange(value: InBoth | undefined): void }) => (
  <BothField
    {...rest}
    value={value}
    onChange={(next) => onChange(next.zh === '' && next.en === undefined ? undefined : next)}
  />
)

/** An address, the same in both languages; empty means none. */
export const AddressField = ({
  label,
  at,
  type,
  value,
  onChange,
}: {
  label: string
  at: string
  type: 'url' | 'email'
  value: string | null
  onChange(value: string | null): void
}) => (
  <TextInput
    size="lg"
    type={type}
    label={label}
    placeholder={type === 'url' ? 'https://' : 'name@example.com'}
    value={value ?? ''}
    error={useForm().faults.get(at)}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
  />
)

/** An optional choice. */
export const ChoiceField = <Key extends string>({
  label,
  none,
  choices,
  value,
  onChange,
}: {
  label: string
  none: string
  choices: Readonly<Record<Key, string>>
  value: Key | undefined
  onChange(value: Key | undefined): void
}) => (
  <NativeSelect
    size="lg"
    label={label}
    value={value ?? ''}
    rightSection={<Outline path="M7 10l5 5 5-5" />}
    rightSectionPointerEvents="none"
    onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Key | undefined)}
    data={[
      { value: '', label: none },
      ...Object.entries<string>(choices).map(([key, name]) => ({ value: key, label: name })),
    ]}
  />
)
