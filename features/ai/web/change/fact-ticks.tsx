import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './change.module.css'
import { confirm, type Decisions } from './decisions.ts'
import { factSentence } from './fact-words.ts'
import type { Proposal } from './proposal.ts'

const words = defineWords({
  zh: {
    from: (was: string) => `原文是 ${was}`,
    elsewhere: '简历里别处有，但未必说的是同一件事',
    sure: '属实',
  },
  en: {
    from: (was: string) => `was ${was}`,
    elsewhere: 'Found elsewhere in the resume, but it may refer to something else',
    sure: 'Correct',
  },
})

/** Checkboxes for the facts that a change adds; each has to be confirmed before the change can be written. */
export const FactTicks = ({
  proposal,
  decisions,
  hunk,
  onDecide,
}: {
  proposal: Proposal
  decisions: Decisions
  hunk: string
  onDecide(next: Decisions): void
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  return (
    <ul className={styles.facts}>
      {proposal.facts
        .filter((fact) => fact.hunk === hunk)
        .map(({ id, unconfirmed }) => (
          <li key={id}>
            <label className={styles.fact}>
              <input
                type="checkbox"
                checked={decisions.confirmed.has(id)}
                onChange={({ currentTarget }) =>
                  onDecide(confirm(proposal, decisions, id, currentTarget.checked))
                }
              />
              <span>
                {factSentence(unconfirmed, language)}
                <b>{unconfirmed.text}</b>
                {unconfirmed.was !== undefined && <small>{t.from(unconfirmed.was)}</small>}
                {unconfirmed.elsewhere && <small>{t.elsewhere}</small>}
                <span className={styles.hiddenText}>{t.sure}</span>
              </span>
            </label>
          </li>
        ))}
    </ul>
  )
}
