import { useLanguage } from '#packages/i18n/words.tsx'
import { useSwitches } from '#packages/switches/switched.tsx'
import type { InBoth, WithSwitch } from '../../pages-contract.ts'

/** The operator's text in the reader's language; without English the Chinese, which is marked as such. */
export const Said = ({ text }: { text: InBoth }) => {
  const { language } = useLanguage()
  if (language === 'zh') return text.zh
  return text.en ?? <span lang="zh-CN">{text.zh}</span>
}

export const useSaid = () => {
  const { language } = useLanguage()
  return (text: InBoth): string => text[language] ?? text.zh
}

/** Without what speaks of a part of the site that is switched off. */
export const useSwitchedOn = <Row extends { by?: WithSwitch | undefined }>(rows: readonly Row[]): Row[] => {
  const states = useSwitches()
  return rows.filter(({ by }) => by === undefined || states[by] === true)
}
