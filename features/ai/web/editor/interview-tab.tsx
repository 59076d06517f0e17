import { useState } from 'react'
import { textsOf } from '#packages/ai/document-texts.ts'
import type { Place } from '#packages/ai/places.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { isRunning } from '../run/run-state.ts'
import looks from './optimize.module.css'
import { soughtJob } from './person.ts'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import { useChosenModel } from './use-chosen-model.ts'
import type { StoredRun } from './use-stored-run.ts'

const words = defineWords({
  zh: {
    start: '出几道面试题',
    title: '面试官会就这份简历问什么',
    text: '题目都出自你自己写的内容，每道题附一句怎么答。',
    nothing: '简历里还没有文字，先写几句再来。',
    coming: '正在想题目…',
    about: '问的是：',
    hint: '怎么答：',
    copy: '复制全部',
    copied: '已复制',
    notCopied: '没能复制，请选中文字再复制',
  },
  en: {
    start: 'Generate questions',
    title: 'What an interviewer might ask about this resume',
    text: 'Every question is based on what you wrote and comes with a tip for answering it.',
    nothing: 'There’s no text yet. Write something first.',
    coming: 'Generating questions…',
    about: 'Topic: ',
    hint: 'How to answer: ',
    copy: 'Copy all',
    copied: 'Copied',
    notCopied: 'Couldn’t copy. Select the text and copy it.',
  },
})

/** Interview questions about the user's resume. */
export const InterviewTab = ({ stored, onPlace }: { stored: StoredRun; onPlace(place: Place): void }) => {
  const t = useWords(words)
  const editor = useEditor()
  const chosen = useChosenModel('interview')
  const [isEmpty, setEmpty] = useState(false)
  const questions = stored.run.steps.filter((step) => step.step === 'question')
  const start = () => {
    const { document } = editor.state.getState()
    const texts = textsOf(document)
    setEmpty(texts.length === 0)
    if (texts.length === 0 || !chosen.model) return
    const task = { task: 'interview', language: document.language, texts, job: soughtJob(document) } as const
    stored.start(chosen.model.id, task, texts)
  }
  const copy = () =>
    navigator.clipboard
      .writeText(questions.map(({ question, hint }, at) => `${at + 1}. ${question}\n${hint}`).join('\n\n'))
      .then(
        () => toasts.show(t.copied, 'ok'),
        () => toasts.show(t.notCopied, 'error'),
      )
  return (
    <div className={looks.tab}>
      <RunBar
        task="interview"
        chosen={chosen}
        run={stored.run}
        name={t.start}
        onStart={start}
        onStop={stored.stop}
      >
        {questions.length > 0 && (
          <button type="button" className={parts.button} onClick={() => void copy()}>
            {t.copy}
          </button>
        )}
      </RunBar>
      <RunNotice run={stored.run} chosen={chosen} onAgain={start} />
      {questions.length === 0 && (
        <div className={parts.none}>
          <h3>{isEmpty ? t.nothing : isRunning(stored.run) ? t.coming : t.title}</h3>
          {!isEmpty && <p>{t.text}</p>}
        </div>
      )}
      <ol className={looks.questions}>
        {questions.map(({ question, hint, quote, place }) => (
          <li key={question}>
            <b>{question}</b>
            {quote !== '' && (
              <p>
                {t.about}
                {place ? (
                  <button type="button" className={looks.quote} onClick={() => onPlace(place)}>
                    {quote}
                  </button>
                ) : (
                  quote
                )}
              </p>
            )}
            <p>
              <span>{t.hint}</span>
              {hint}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
