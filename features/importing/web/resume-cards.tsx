import { useCallback } from 'react'
import type { OtherResumes } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { type Loaded, useLoaded } from '#packages/editor-tools/use-loaded.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import styles from './import-dialog.module.css'

const words = defineWords({
  zh: {
    waiting: '正在打开…',
    failed: '没能打开。',
    again: '再试一次',
    resumes: '我的简历',
    updated: (date: string) => `${date} 修改`,
  },
  en: {
    waiting: 'Opening…',
    failed: 'It could not be opened.',
    again: 'Try again',
    resumes: 'My resumes',
    updated: (date: string) => `Changed ${date}`,
  },
})

type Listed = Awaited<ReturnType<OtherResumes['list']>>[number]

/** A card that shows the first page of a resume. */
const ResumeCard = ({
  port,
  resume,
  chosen,
  onChoose,
}: {
  port: OtherResumes
  resume: Listed
  chosen: boolean
  onChoose(): void
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const loaded = useLoaded(useCallback(() => port.get(resume.id), [port, resume.id]))
  const date = new Date(resume.updatedAt).toLocaleDateString(languageTag[language], {
    month: 'short',
    day: 'numeric',
  })
  return (
    <button type="button" className={styles.card} aria-pressed={chosen} onClick={onChoose}>
      <span className={styles.thumb}>
        {loaded.state === 'ready' && <PageFigure document={loaded.value} />}
      </span>
      <span className={styles.facts}>
        <strong>{resume.title}</strong>
        <small>{loaded.state === 'failed' ? t.failed : t.updated(date)}</small>
      </span>
    </button>
  )
}

interface ResumeCardsProps {
  port: OtherResumes
  list: Loaded<Listed[]> & { again(): void }
  chosen: string | undefined
  onChoose(id: string): void
}

/** The user's other resumes to choose from. */
export const ResumeCards = ({ port, list, chosen, onChoose }: ResumeCardsProps) => {
  const t = useWords(words)
  return (
    <nav className={styles.resumes} aria-label={t.resumes}>
      {list.state === 'waiting' && <p className={parts.note}>{t.waiting}</p>}
      {list.state === 'failed' && (
        <p className={parts.note}>
          {t.failed}
          <button type="button" className={parts.word} onClick={list.again}>
            {t.again}
          </button>
        </p>
      )}
      {list.state === 'ready' &&
        list.value.map((resume) => (
          <ResumeCard
            key={resume.id}
            port={port}
            resume={resume}
            chosen={resume.id === chosen}
            onChoose={() => onChoose(resume.id)}
          />
        ))}
    </nav>
  )
}
