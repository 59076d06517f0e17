import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import type { AdminModel } from '../../admin-contract.ts'
import classes from './test-note.module.css'
import { testWordFor, testWords } from './test-words.ts'
import type { Tested } from './use-test.ts'

const words = defineWords({
  zh: {
    running: '正在问它一个字…',
    answered: (ms: string) => `测试通过，用了 ${ms} 毫秒`,
    failed: '没有测试通过',
    said: '它说',
    status: (status: number) => `HTTP ${status}`,
    took: (ms: string) => `${ms} 毫秒`,
    close: '收起测试结果',
  },
  en: {
    running: 'Testing…',
    answered: (ms: string) => `Test passed in ${ms} ms`,
    failed: 'Test failed',
    said: 'Response',
    status: (status: number) => `HTTP ${status}`,
    took: (ms: string) => `${ms} ms`,
    close: 'Close test result',
  },
})

type Came = Extract<Tested, { state: 'came' }>['outcome']

const Outcome = ({ outcome, model }: { outcome: Came; model: AdminModel }) => {
  const t = useWords(words)
  const why = useWords(testWords)
  const { language } = useLanguage()
  const { failure, status, said, milliseconds } = outcome
  const ms = milliseconds.toLocaleString(languageTag[language])
  return (
    <div className={classes.text}>
      <b>{failure === null ? t.answered(ms) : t.failed}</b>
      {failure !== null && (
        <>
          {/* With a failure, the numbers are for who asks the service. */}
          <small>{[...(status === null ? [] : [t.status(status)]), t.took(ms)].join(' · ')}</small>
          <p>{why[testWordFor(failure, outcome, model.key)]}</p>
        </>
      )}
      {said !== '' && (
        <p className={classes.said}>
          <span>{t.said}</span>
          <code dir="auto">{said}</code>
        </p>
      )}
    </div>
  )
}

/** The result of a test, below its model. */
export const TestNote = ({
  tested,
  model,
  onClose,
}: {
  tested: Tested | undefined
  model: AdminModel
  onClose(): void
}) => {
  const t = useWords(words)
  const isGood = tested?.state === 'came' && tested.outcome.failure === null
  const tone = tested?.state === 'running' ? 'running' : isGood ? 'ok' : 'danger'
  return (
    // A live region has to exist before its content, so that screen readers announce it.
    <div role="status" className={classes.place}>
      {tested && (
        <div className={classes.note} data-tone={tone}>
          {tested.state === 'running' ? (
            <p>{t.running}</p>
          ) : (
            <>
              <Icon name={isGood ? 'check' : 'alert'} size={18} />
              {tested.state === 'came' ? (
                <Outcome outcome={tested.outcome} model={model} />
              ) : (
                <div className={classes.text}>
                  <b>{t.failed}</b>
                  <p>{tested.said}</p>
                </div>
              )}
              <button type="button" aria-label={t.close} onClick={onClose}>
                <Icon name="close" size={16} />
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
