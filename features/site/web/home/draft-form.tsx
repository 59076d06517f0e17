import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import bands from './bands.module.css'
import classes from './draft-form.module.css'
import { STAR } from './hero.tsx'

const words = defineWords({
  zh: {
    title1: '说三件事，',
    title2: 'AI 替你起草。',
    lead: '内置引擎不联网、不收费。每一处改动都逐字给你看，数字与公司名由你确认。',
    name: '姓名',
    job: '想应聘的岗位',
    years: '工作年数',
    skills: '擅长什么，可以不填',
    namely: '林知夏',
    jobly: '产品经理',
    yearly: '6',
    optional: '可以不填',
    go: '起草我的简历',
    note: '写的时候看得见，随时可以停下来自己改',
    nameBefore: '我叫',
    nameAfter: '，',
    jobBefore: '想应聘',
    jobAfter: '，',
    yearsBefore: '已有',
    yearsAfter: '年经验，',
    skillsBefore: '擅长',
    skillsAfter: '。',
  },
  en: {
    title1: 'Tell us three things,',
    title2: 'and AI writes a first draft.',
    lead: 'The built-in engine is free and works offline. Every change is shown word by word, and you confirm all numbers and company names.',
    name: 'Name',
    job: 'Job title you want',
    years: 'Years of experience',
    skills: 'Skills (optional)',
    namely: 'Alex Morgan',
    jobly: 'product manager',
    yearly: '6',
    optional: 'optional',
    go: 'Draft my resume',
    note: 'Watch it being written, and stop at any time to edit it yourself',
    nameBefore: 'My name is',
    nameAfter: ',',
    jobBefore: 'my target role is',
    jobAfter: ',',
    yearsBefore: 'and I have',
    yearsAfter: 'years of experience.',
    skillsBefore: 'I’m good at',
    skillsAfter: '.',
  },
})

type FieldName = 'name' | 'job' | 'years' | 'skills'

const MAX_LENGTH: Record<FieldName, number> = { name: 20, job: 30, years: 2, skills: 60 }

const blanks = [
  { name: 'name', example: 'namely' },
  { name: 'job', example: 'jobly' },
  { name: 'years', example: 'yearly' },
  { name: 'skills', example: 'optional' },
] as const

interface BlankProps {
  name: FieldName
  label: string
  example: string
}

/** A gap in the sentence, to fill in. */
const Blank = ({ name, label, example }: BlankProps) => (
  <input
    name={name}
    type="text"
    className={classes.blank}
    aria-label={label}
    placeholder={example}
    maxLength={MAX_LENGTH[name]}
    autoComplete={name === 'name' ? 'name' : 'off'}
    data-optional={name === 'skills' || undefined}
    {...(name === 'years' ? { inputMode: 'numeric', pattern: '[0-9]{1,2}' } : {})}
  />
)

/** Continues with the entered values; without script the browser submits the same form. */
export const DraftForm = () => {
  const t = useWords(words)
  const navigate = useNavigate()
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] => {
      const text = String(value).trim()
      return text === '' ? [] : [[name, text]]
    })
    const query = new URLSearchParams(answers).toString()
    void navigate(query === '' ? '/generateAiResume' : `/generateAiResume?${query}`)
  }
  return (
    <section className={`${bands.band} ${classes.raised}`}>
      <div className={classes.columns}>
        <div>
          <h2 className={bands.title}>
            {t.title1}
            <br />
            {t.title2}
          </h2>
          <p className={bands.lead}>{t.lead}</p>
        </div>
        <form action="/generateAiResume" method="get" onSubmit={go}>
          <p className={classes.sentence}>
            {blanks.map(({ name, example }) => (
              <span key={name}>
                {t[`${name}Before`]} <Blank name={name} label={t[name]} example={t[example]} />
                {t[`${name}After`]}
              </span>
            ))}
          </p>
          <div className={classes.foot}>
            <button type="submit" className={classes.go}>
              <Outline path={STAR} size={18} />
              {t.go}
            </button>
            <span>{t.note}</span>
          </div>
        </form>
      </div>
    </section>
  )
}
