import type { ReactNode } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { ChoiceField, TextField } from './field.tsx'
import list from './list.module.css'
import { useAddress } from './use-address.ts'

const words = defineWords({
  zh: { search: '查找', showAll: '看全部' },
  en: { search: 'Search', showAll: 'Show all' },
})

/** The filters of a list and the number of results. */
export const Filters = ({ total, children }: { total?: string | undefined; children: ReactNode }) => (
  <search className={list.tools}>
    {children}
    <span className={list.total} role="status">
      {total}
    </span>
  </search>
)

/** Writes `q` of the URL. */
export const SearchFilter = ({ hint }: { hint: string }) => {
  const t = useWords(words)
  const { read, write } = useAddress()
  return (
    <TextField
      type="search"
      label={t.search}
      placeholder={hint}
      maxLength={100}
      className={list.search}
      value={read('q')}
      onText={(text) => write('q', text)}
    />
  )
}

interface ChoiceFilterProps {
  /** Its name in the URL. */
  name: string
  label: string
  className?: string | undefined
  /** The first option is selected if the address names none. */
  options: readonly { value: string; name: string }[]
}

export const ChoiceFilter = ({ name, label, className, options }: ChoiceFilterProps) => {
  const { read, write } = useAddress()
  const first = options[0]?.value ?? ''
  return (
    <ChoiceField
      {...{ label, className, options }}
      value={read(name) || first}
      onChoose={(value) => write(name, value === first ? '' : value)}
    />
  )
}

/** A filter that another screen set in the address, with a button to remove it. */
export const GivenFilter = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useWords(words)
  const { read, write } = useAddress()
  if (read(name) === '') return null
  return (
    <p className={list.given}>
      <span>{children}</span>
      <Button look="plain" onClick={() => write(name, '')}>
        {t.showAll}
      </Button>
    </p>
  )
}
