import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { siteNumbers } from '../../numbers-contract.ts'
import bands from './bands.module.css'
import classes from './numbers.module.css'

const words = defineWords({
  zh: {
    label: '花笺有什么',
    kinds: '种栏目',
    variants: '种版式，可任意组合',
    themes: '套配色，对比度逐一验过',
    templates: '份模板，由引擎现场画出',
    resumes: '份简历存在本站',
    inCode: '数自引擎的登记表',
    published: '数自本站已发布的模板',
    stored: '数自本站数据库，不含只留在各人浏览器里的',
    asOf: (time: string) => `来自数据库的数截至 ${time}，每分钟重数一次。我们不写估计的数字。`,
  },
  en: {
    label: 'Huajian in numbers',
    kinds: 'section types',
    variants: 'variants to mix and match',
    themes: 'color themes, all checked for contrast',
    templates: 'templates, rendered live',
    resumes: 'resumes stored on this site',
    inCode: 'counted from the engine’s own registry',
    published: 'counted from templates published here',
    stored: 'counted in our database, not including resumes stored only in browsers',
    asOf: (time: string) => `Database numbers as of ${time}, updated every minute. We never show estimates.`,
  },
})

/** Each number with its source. */
const rows = [
  { name: 'kinds', from: 'inCode' },
  { name: 'variants', from: 'inCode' },
  { name: 'themes', from: 'inCode' },
  { name: 'templates', from: 'published' },
  { name: 'resumes', from: 'stored' },
] as const

export const numbersQuery = apiQuery(siteNumbers, {}, { quiet: true })

/** The server does not know the reader's time zone; until hydration the page shows the server's. */
const useTime = (at: number): string => {
  const { language } = useLanguage()
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const format = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  const time = new Date(at).toLocaleTimeString(
    languageTag[language],
    here ? format : { ...format, timeZone: 'UTC' },
  )
  return here ? time : `${time} UTC`
}

const Counted = ({ at }: { at: number }) => {
  const t = useWords(words)
  return <p className={classes.note}>{t.asOf(useTime(at))}</p>
}

/** Counted numbers only; zeros are not shown. */
export const Numbers = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { data } = useQuery(numbersQuery)
  if (!data) return null
  return (
    <section className={`${bands.band} ${classes.numbers}`} aria-label={t.label}>
      <dl className={classes.row}>
        {rows
          .filter(({ name }) => data[name] > 0)
          .map(({ name, from }) => (
            <div key={name}>
              <dd>{data[name].toLocaleString(languageTag[language])}</dd>
              <dt>
                {t[name]}
                <small>{t[from]}</small>
              </dt>
            </div>
          ))}
      </dl>
      <Counted at={data.countedAt} />
    </section>
  )
}
