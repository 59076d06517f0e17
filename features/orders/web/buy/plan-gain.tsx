import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Plan } from '#packages/plans/contract.ts'
import type { myPlan } from '../../contract.ts'
import { orderWords } from '../order-words.ts'
import styles from './buy.module.css'

const words = defineWords({
  zh: {
    lasts: '期限',
    now: '现在还剩',
    after: '付款后共',
    documents: (limit: number | null) => (limit === null ? '简历不限份数。' : `最多 ${limit} 份简历。`),
    included: '包含付费模型与 Word、演示文稿模板下载。',
    paidAi: '包含付费模型。',
    templateFiles: '包含 Word、演示文稿模板下载。',
    daysStay: '已有的天数不会作废。',
  },
  en: {
    lasts: 'Duration',
    now: 'Days left now',
    after: 'Days after payment',
    documents: (limit: number | null) => (limit === null ? 'Unlimited resumes.' : `Up to ${limit} resumes.`),
    included: 'Includes paid models and Word and presentation templates.',
    paidAi: 'Includes paid models.',
    templateFiles: 'Includes Word and presentation templates.',
    daysStay: 'You keep the days you already have.',
  },
})

/** The benefits of the plan, and what happens to remaining days. */
export const PlanGain = ({ plan, mine }: { plan: Plan; mine: ReplyOf<typeof myPlan> }) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  const { days, documents, benefits } = plan
  const left = mine.daysLeft
  const given = (['paidAi', 'templateFiles'] as const).filter((key) => benefits[key] === 'included')
  const covered = given.length === 2 ? t.included : given[0] ? t[given[0]] : ''
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t.lasts}</dt>
          <dd>{days === null ? named.forLife : named.days(days)}</dd>
        </div>
        {left !== null && days !== null && (
          <>
            <div>
              <dt>{t.now}</dt>
              <dd>{named.days(left)}</dd>
            </div>
            <div>
              <dt>{t.after}</dt>
              <dd>{named.days(left + days)}</dd>
            </div>
          </>
        )}
      </dl>
      <ul className={styles.covers}>
        <li>{t.documents(documents)}</li>
        {covered !== '' && <li>{covered}</li>}
        {left !== null && <li>{t.daysStay}</li>}
      </ul>
    </>
  )
}
