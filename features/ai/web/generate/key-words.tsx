import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Keywords } from '#packages/ai/tasks.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import examples from './examples.json' with { type: 'json' }
import styles from './key-words.module.css'
import { type KeywordName, MAX_LENGTHS, readKeywords, type Typed } from './keyword-form.ts'

const words = defineWords({
  zh: {
    name: '姓名',
    job: '想应聘的岗位',
    years: '工作年数',
    yearsHint: '应届填 0',
    major: '专业',
    skills: '擅长什么',
    projects: '做过的项目',
    other: '还想让它知道的',
    nameHint: '唐予白',
    jobHint: '机械设计工程师',
    skillsHint: '用顿号或换行隔开',
    projectsHint: '一行一个，用你自己的话',
    otherHint: '想去的城市、特别的经历、想强调的一面',
    more: '再多说一点，写得更像你',
    optional: '都可以不填',
    try: '没想好？先看看别人的',
    tryOne: (name: string, job: string) => `用 ${name} 的例子：${job}`,
    wrong_name: '写上姓名，它会出现在简历最上面',
    wrong_job: '写上想应聘的岗位，起草全靠它',
    wrong_years: '填 0 到 50 的整数',
    tooLong: '太长了，请精简一些',
  },
  en: {
    name: 'Name',
    job: 'Job title you want',
    years: 'Years of experience',
    yearsHint: '0 for new graduates',
    major: 'Major',
    skills: 'Skills',
    projects: 'Projects',
    other: 'Anything else',
    nameHint: 'Alex Morgan',
    jobHint: 'Mechanical engineer',
    skillsHint: 'Separate with commas or new lines',
    projectsHint: 'One per line, in your own words',
    otherHint: 'Preferred cities, special experience, what to highlight',
    more: 'Add more detail to make it sound like you',
    optional: 'all optional',
    try: 'Not sure? Try an example',
    tryOne: (name: string, job: string) => `Use the example of ${name}, ${job}`,
    wrong_name: 'Enter your name: it appears at the top of the resume',
    wrong_job: 'Enter the job you want: the draft is based on it',
    wrong_years: 'Enter a whole number from 0 to 50',
    tooLong: 'Too long. Please shorten it.',
  },
})

interface KeyWordsProps {
  /** Id of the form, for a submit button outside of it. */
  id: string
  typed: Typed
  onType(typed: Typed): void
  onReady(keywords: Keywords): void
}

const Field = ({ name, typed, wrong, onType }: FieldProps) => {
  const t = useWords(words)
  const isLong = name === 'projects' || name === 'other' || name === 'skills'
  const Input = isLong ? 'textarea' : 'input'
  const hint = `${name}Hint` as keyof typeof t
  const placeholder = hint in t ? String(t[hint]) : ''
  const problem =
    wrong && (name === 'name' || name === 'job' || name === 'years' ? t[`wrong_${name}`] : t.tooLong)
  return (
    <label
      htmlFor={`keyword-${name}`}
      className={styles.field}
      data-field={name}
      data-wrong={wrong || undefined}
    >
      <span>{t[name]}</span>
      <Input
        id={`keyword-${name}`}
        name={name}
        value={typed[name]}
        maxLength={MAX_LENGTHS[name]}
        placeholder={placeholder}
        autoComplete={name === 'name' ? 'name' : 'off'}
        required={name === 'name' || name === 'job' || name === 'years'}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `wrong-${name}` : undefined}
        {...(isLong ? { rows: name === 'skills' ? 2 : 3 } : {})}
        {...(name === 'years' ? { inputMode: 'numeric' as const } : {})}
        onChange={({ currentTarget }) => onType({ ...typed, [name]: currentTarget.value })}
      />
      {problem && (
        <em id={`wrong-${name}`} className={styles.wrong}>
          {problem}
        </em>
      )}
    </label>
  )
}

interface FieldProps extends Pick<KeyWordsProps, 'typed' | 'onType'> {
  name: KeywordName
  wrong: boolean
}

/** The first step: three required fields and a few optional ones. */
export const KeyWords = ({ id, typed, onType, onReady }: KeyWordsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<readonly KeywordName[]>([])
  const isMore = [typed.major, typed.skills, typed.projects, typed.other].some((text) => text !== '')
  const [open, setOpen] = useState(isMore)
  useEffect(() => {
    if (isMore) setOpen(true)
  }, [isMore])

  const type = (next: Typed) => {
    onType(next)
    // A reported error is cleared as soon as the value is valid.
    if (wrong.length === 0) return
    const read = readKeywords(next)
    setWrong(read.ok ? [] : wrong.filter((name) => read.wrong.includes(name)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readKeywords(typed)
    if (read.ok) return onReady(read.keywords)
    setWrong(read.wrong)
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => read.wrong.some((one) => one === name))?.focus()
  }
  const field = (name: KeywordName) => (
    <Field name={name} typed={typed} wrong={wrong.includes(name)} onType={type} />
  )
  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.short}>
        {field('name')}
        {field('years')}
      </div>
      {field('job')}
      <details
        className={styles.more}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {t.more} <span>{t.optional}</span>
        </summary>
        {field('major')}
        {field('skills')}
        {field('projects')}
        {field('other')}
      </details>
      <div className={styles.examples}>
        <p>{t.try}</p>
        <ul>
          {examples[language].map((example) => (
            <li key={example.name}>
              <button
                type="button"
                aria-label={t.tryOne(example.name, example.job)}
                onClick={() => type(example)}
              >
                <b>{example.name}</b>
                {example.job}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  )
}
