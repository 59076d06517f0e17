import { NativeSelect } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { themes } from '#packages/document/themes.ts'
import { isLanguage } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { people, professions } from '#packages/samples/people.ts'
import { Kit } from '#packages/ui/kit.tsx'
import type { Fixture } from './subjects.ts'
import '@mantine/core/styles/Input.css'
import classes from './workbench.module.css'

const words = defineWords({
  zh: {
    person: '样例',
    language: '语言',
    length: '篇幅',
    theme: '配色',
    font: '字体',
    short: '短',
    normal: '一页',
    long: '三页',
    sans: '黑体',
    serif: '宋体',
    kai: '楷体',
    chinese: '中文',
    english: '英文',
  },
  en: {
    person: 'Sample',
    language: 'Language',
    length: 'Length',
    theme: 'Colors',
    font: 'Font',
    short: 'Short',
    normal: 'One page',
    long: 'Three pages',
    sans: 'Sans',
    serif: 'Serif',
    kai: 'Kai',
    chinese: 'Chinese',
    english: 'English',
  },
})

const includesOr = <T extends string>(value: string | null, list: readonly T[], fallback: T): T =>
  list.includes(value as T) ? (value as T) : fallback

const LENGTHS = ['short', 'normal', 'long'] as const
const FONTS = ['sans', 'serif', 'kai'] as const

/** Reads the fixture from the query string; unknown values fall back to defaults. */
export const useFixture = (): Fixture => {
  const [params] = useSearchParams()
  const { language } = useLanguage()
  const asked = params.get('language')
  return {
    person: includesOr(params.get('person'), professions, 'engineer'),
    language: isLanguage(asked) ? asked : language,
    length: includesOr(params.get('length'), LENGTHS, 'normal'),
    theme: includesOr(params.get('theme'), Object.keys(themes), 'indigo'),
    font: includesOr(params.get('font'), FONTS, 'sans'),
  }
}

export const FixtureBar = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const fixture = useFixture()
  const [params, setParams] = useSearchParams()
  const choose = (name: keyof Fixture, data: { value: string; label: string }[]) => (
    <NativeSelect
      label={t[name]}
      data={data}
      value={fixture[name]}
      onChange={(event) => {
        const next = new URLSearchParams(params)
        next.set(name, event.currentTarget.value)
        setParams(next, { replace: true, preventScrollReset: true })
      }}
    />
  )
  const nameOf = (id: string) => {
    const person = people.find((one) => one.id === id && one.language === language)
    return person?.title ?? id
  }
  return (
    <Kit>
      <div className={classes.fixture}>
        {choose(
          'person',
          professions.map((id) => ({ value: id, label: nameOf(id) })),
        )}
        {choose('language', [
          { value: 'zh', label: t.chinese },
          { value: 'en', label: t.english },
        ])}
        {choose(
          'length',
          LENGTHS.map((value) => ({ value, label: t[value] })),
        )}
        {choose(
          'theme',
          Object.entries(themes).map(([value, theme]) => ({ value, label: theme[language] })),
        )}
        {choose(
          'font',
          FONTS.map((value) => ({ value, label: t[value] })),
        )}
      </div>
    </Kit>
  )
}
