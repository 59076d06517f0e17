import { useState } from 'react'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { placeKey } from '../run/run-state.ts'
import styles from './change.module.css'
import { ChangeCard, type Settled } from './change-card.tsx'
import type { Proposal } from './proposal.ts'
import type { Reviewed } from './use-review.ts'
import { useWrite } from './use-write.ts'

const words = defineWords({
  zh: {
    all: (count: number) => `把接受的 ${count} 处一起写入`,
    about: '涉及事实的改动要先逐条确认；一起写入也只算一步，可以撤销。',
    done: '已写入，可以撤销',
  },
  en: {
    all: (count: number) => `Apply all ${count} accepted`,
    about: 'Confirm changes to facts one by one. Applying them together is a single step you can undo.',
    done: 'Applied. You can undo this.',
  },
})

interface ChangeListProps {
  reviewed: readonly Reviewed[]
  onPlace?(proposal: Proposal): void
}

/** A list of suggested edits. Those that need no more decisions can be applied together. */
export const ChangeList = ({ reviewed, onPlace }: ChangeListProps) => {
  const t = useWords(words)
  const write = useWrite()
  const [settled, setSettled] = useState<Readonly<Record<string, Settled>>>({})
  const named = reviewed.map((one, at) => {
    const name = `${placeKey(one.proposal.place)} ${at}`
    const state = settled[name]
    // After undo it is offered again.
    return { name, one, state: state === 'written' && !one.proposal.isChanged ? undefined : state }
  })
  const open = named.filter(({ state }) => state === undefined).map(({ one }) => one)
  // Two edits of one text cannot be applied together, because the first changes the text of the second.
  const first = open.filter(
    ({ proposal }, at) =>
      open.findIndex((other) => placeKey(other.proposal.place) === placeKey(proposal.place)) === at,
  )
  const count = first.reduce((sum, { decisions }) => sum + decisions.taken.size, 0)
  const settle = (names: readonly string[], state: Settled | undefined) =>
    setSettled((before) => {
      const next = { ...before }
      for (const name of names) {
        if (state) next[name] = state
        else delete next[name]
      }
      return next
    })
  const together = () => {
    if (!write(first)) return
    settle(
      named.filter(({ one }) => first.includes(one)).map(({ name }) => name),
      'written',
    )
    toasts.show(t.done, 'ok')
  }
  return (
    <div className={styles.cards}>
      {first.length > 1 && count > 0 && (
        <div className={styles.together}>
          <button type="button" className={parts.button} onClick={together}>
            {t.all(count)}
          </button>
          <small>{t.about}</small>
        </div>
      )}
      {named.map(({ name, one, state }) => (
        <ChangeCard
          key={name}
          reviewed={one}
          settled={state}
          onSettle={(next) => settle([name], next)}
          {...(onPlace ? { onPlace: () => onPlace(one.proposal) } : {})}
        />
      ))}
    </div>
  )
}
