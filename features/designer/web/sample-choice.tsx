import { OneOf } from '#packages/editor-forms/inputs/one-of.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Profession } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import styles from './sample.module.css'
import type { Sample } from './workspace-state.ts'

const words = defineWords({
  zh: {
    content: '内容',
    own: '模板自带',
    language: '示例的语言',
    zh: '中文',
    en: '英文',
    length: '示例的长短',
    short: '短',
    normal: '中',
    long: '长',
    engineer: '工程师',
    nurse: '护士',
    teacher: '教师',
    designer: '设计师',
    sales: '销售',
    graduate: '应届生',
    chef: '厨师',
    lawyer: '律师',
    'civil-servant': '公务员',
    researcher: '研究员',
  },
  en: {
    content: 'Content',
    own: 'Template’s own',
    language: 'Sample language',
    zh: 'Chinese',
    en: 'English',
    length: 'Sample length',
    short: 'Short',
    normal: 'Medium',
    long: 'Long',
    engineer: 'Engineer',
    nurse: 'Nurse',
    teacher: 'Teacher',
    designer: 'Designer',
    sales: 'Sales',
    graduate: 'Graduate',
    chef: 'Chef',
    lawyer: 'Lawyer',
    'civil-servant': 'Civil servant',
    researcher: 'Researcher',
  },
})

const PEOPLE: readonly Profession[] = [
  'engineer',
  'nurse',
  'teacher',
  'designer',
  'sales',
  'graduate',
  'chef',
  'lawyer',
  'civil-servant',
  'researcher',
]

interface SampleChoiceProps {
  sample: Sample | undefined
  /** Default language of the sample. */
  language: Sample['language']
  onChange(sample: Sample | undefined): void
}

/** Chooses the template's own content or one of ten samples in two languages and three lengths. */
export const SampleChoice = ({ sample, language, onChange }: SampleChoiceProps) => {
  const t = useWords(words)
  const people = [
    { value: '', name: t.own },
    ...PEOPLE.map((value) => ({ value: value as string, name: t[value] })),
  ]
  const choose = (person: string) =>
    onChange(
      person === ''
        ? undefined
        : { ...(sample ?? { language, length: 'normal' }), person: person as Profession },
    )
  return (
    <div className={styles.choice}>
      <span className={styles.who}>
        <OneOf label={t.content} value={sample?.person ?? ''} options={people} onChange={choose} />
      </span>
      {sample && (
        <>
          <Segments
            label={t.language}
            value={sample.language}
            segments={(['zh', 'en'] as const).map((value) => ({ value, name: t[value] }))}
            onChange={(value) => onChange({ ...sample, language: value as Sample['language'] })}
          />
          <Segments
            label={t.length}
            value={sample.length}
            segments={(['short', 'normal', 'long'] as const).map((value) => ({ value, name: t[value] }))}
            onChange={(value) => onChange({ ...sample, length: value as Length })}
          />
        </>
      )}
    </div>
  )
}
