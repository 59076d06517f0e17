import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import shared from './inputs.module.css'
import styles from './month-grid.module.css'

const words = defineWords({
  zh: {
    before: '上一年',
    after: '下一年',
    year: (year: number) => `${year} 年`,
    month: (month: number) => `${month} 月`,
    yearOnly: '只写年份',
    none: '清空',
  },
  en: {
    before: 'Year before',
    after: 'Year after',
    year: (year: number) => String(year),
    month: (month: number) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1] ?? '',
    yearOnly: 'Year only',
    none: 'Clear',
  },
})

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
}
const two = (month: number) => String(month).padStart(2, '0')

/** The months of a year. Arrow keys continue in the next year; Page Up and Page Down change the year. */
export const MonthGrid = ({ value, onPick }: { value: string; onPick(month: string): void }) => {
  const t = useWords(words)
  const now = new Date()
  const [chosenYear, chosenMonth] = value.split('-').map(Number)
  const [at, setAt] = useState({
    year: chosenYear || now.getFullYear(),
    month: chosenMonth || (chosenYear ? 1 : now.getMonth() + 1),
  })
  const grid = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const months = at.year * 12 + at.month - 1 + step
    const next = { year: Math.floor(months / 12), month: (months % 12) + 1 }
    setAt(next)
    grid.current?.querySelectorAll('button')[next.month - 1]?.focus()
  }
  const turn = (by: number) => setAt({ ...at, year: at.year + by })
  return (
    <div className={styles.months}>
      <div className={styles.head}>
        <button type="button" className={shared.button} aria-label={t.before} onClick={() => turn(-1)}>
          <Glyph icon={ChevronLeft} />
        </button>
        <b aria-live="polite">{t.year(at.year)}</b>
        <button type="button" className={shared.button} aria-label={t.after} onClick={() => turn(1)}>
          <Glyph icon={ChevronRight} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons with arrow keys. */}
      <div ref={grid} className={styles.grid} role="group" aria-label={t.year(at.year)} onKeyDown={walk}>
        {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => {
          const stored = `${at.year}-${two(month)}`
          return (
            <button
              key={month}
              type="button"
              className={styles.month}
              tabIndex={month === at.month ? 0 : -1}
              aria-pressed={stored === value}
              data-now={(at.year === now.getFullYear() && month === now.getMonth() + 1) || undefined}
              onClick={() => onPick(stored)}
            >
              {t.month(month)}
            </button>
          )
        })}
      </div>
      <div className={styles.foot}>
        <button type="button" className={shared.word} onClick={() => onPick(String(at.year))}>
          {t.yearOnly}
        </button>
        <button type="button" className={shared.word} disabled={value === ''} onClick={() => onPick('')}>
          {t.none}
        </button>
      </div>
    </div>
  )
}
