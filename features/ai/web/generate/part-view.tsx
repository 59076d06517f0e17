import { Suspense, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { KeyWords } from './key-words.tsx'
import { nothingTyped } from './keyword-form.ts'
import styles from './part-view.module.css'
import type { SectionProgress } from './writing/progress.ts'

const words = defineWords({
  zh: {
    base_info: '基本信息',
    job_intention: '求职意向',
    work_experience: '工作经历',
    project_experience: '项目经历',
    edu_background: '教育背景',
    coming: '参与输送线节拍优化，重新设计夹爪',
    ready: (name: string, job: string) => `${name}，${job}：可以起草了`,
  },
  en: {
    base_info: 'Basic info',
    job_intention: 'Objective',
    work_experience: 'Experience',
    project_experience: 'Projects',
    edu_background: 'Education',
    coming: 'Redesigned the gripper of the feeding line',
    ready: (name: string, job: string) => `${name}, ${job}: ready to draft`,
  },
})

const AiLoading = lazyComponent(async () => (await import('./writing/ai-loading.tsx')).AiLoading)

const KeyWordsPart = () => {
  const t = useWords(words)
  const [typed, setTyped] = useState(nothingTyped)
  return (
    <KeyWords
      id="keywords"
      typed={typed}
      onType={setTyped}
      onReady={({ name, job }) => toasts.show(t.ready(name, job), 'ok')}
    />
  )
}

const Written = () => {
  const t = useWords(words)
  const sections: SectionProgress[] = [
    { kind: 'base_info', name: t.base_info, state: 'written' },
    { kind: 'job_intention', name: t.job_intention, state: 'written' },
    { kind: 'work_experience', name: t.work_experience, state: 'writing', entry: 2 },
    { kind: 'project_experience', name: t.project_experience, state: 'waiting' },
    { kind: 'edu_background', name: t.edu_background, state: 'waiting' },
  ]
  return <AiLoading sections={sections} isRunning coming={t.coming} onRewrite={undefined} />
}

const parts = { KeyWords: KeyWordsPart, AiLoading: Written }

type PartName = keyof typeof parts

/** The part that a path names; undefined for the whole screen. */
export const partIn = (path: string): PartName | undefined =>
  (Object.keys(parts) as PartName[]).find((name) => path.replace(/\/$/, '').endsWith(`/components/${name}`))

/** A single part of the screen, with sample data. */
export const PartView = ({ name }: { name: PartName }) => {
  const Part = parts[name]
  return (
    <div className={styles.part} data-component={name}>
      <PageHead title={name} />
      <h1>{name}</h1>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  )
}
