import { useLanguage } from '#packages/i18n/words.tsx'
import { useSwitches } from '#packages/switches/switched.tsx'
import type { InBoth, WithSwitch } from '../../pages-contract.ts'

/** The operator's text in the reader's language. Without English, the Chinese text is shown and marked as Chinese. */
export const OperatorText = ({ text }: { text: InBoth }) => {
  const { language } = useLanguage()
  if (language === 'zh') return text.zh
  return text.en ?? <span lang="zh-CN">{text.zh}</span>
}

export const useOperatorText = () => {
  const { language } = useLanguage()
  return (text: InBoth): string => text[language] ?? text.zh
}

/** Without texts about features that are switched off. */
export const useSwitchedOn = <Row extends { by?: WithSwitch | undefined }>(rows: readonly Row[]): Row[] => {
  const states = useSwitches()
  return rows.filter(({ by }) => by === undefined || states[by] === true)
}
