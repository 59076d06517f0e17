import { PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: { label: '当前密码', missing: '请填写当前密码', show: '显示密码' },
  en: { label: 'Current password', missing: 'Please enter your current password', show: 'Show password' },
})

interface CurrentPasswordProps {
  field(name: string, words: string): { name: string; error: ReactNode; onChange(): void }
}

/** Asked again before anything that a stranger at an open screen must not do. */
export const CurrentPassword = ({ field }: CurrentPasswordProps) => {
  const t = useWords(words)
  return (
    <PasswordInput
      label={t.label}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t.show, tabIndex: 0 }}
      {...field('current', t.missing)}
    />
  )
}
