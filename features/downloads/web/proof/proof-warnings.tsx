import { CircleCheck, CircleX, type IconNode, Lightbulb, TriangleAlert } from 'lucide'
import { useState } from 'react'
import type { Severity } from '#packages/checks/evidence.ts'
import type { Warning } from '#packages/checks/rules.ts'
import { fixWords, proofWords } from '#packages/checks/words.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { pathNames } from '#packages/editor-core/place-names.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './proof-warnings.module.css'
import { viewWords } from './proof-words.ts'

const ICONS: Record<Severity, IconNode> = { error: CircleX, warning: TriangleAlert, info: Lightbulb }
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/** Findings of one rule that are shown before the button "show all". */
const ENOUGH = 3

export interface WarningActions {
  onLocate(warning: Warning): void
  onFix(warning: Warning, label: string): void
  /** A new proof is being made, so these findings may be fixed already. */
  busy: boolean
}

interface ItemProps extends WarningActions {
  warning: Warning
  document: Document
}

const placeText = ({ section, item, field }: Warning, document: Document, language: 'zh' | 'en'): string => {
  if (section === undefined) return ''
  const path = ['sections', section, ...(item ? ['items', item, ...(field ? ['data', field] : [])] : [])]
  return pathNames(path, [document], language).join(' › ')
}

const WarningItem = ({ warning, document, onLocate, onFix, busy }: ItemProps) => {
  const t = useWords(viewWords)
  const { language } = useLanguage()
  const facts = warning.facts ?? {}
  const fix = warning.fix && fixWords[language][warning.code]?.(facts)
  const place = placeText(warning, document, language)
  return (
    <li className={styles.warning} data-severity={warning.severity} data-code={warning.code}>
      <Glyph icon={ICONS[warning.severity]} size={16} />
      <div>
        <p>{proofWords[language][warning.code](facts)}</p>
        {place && <small>{place}</small>}
        {(fix || warning.section) && (
          <div className={styles.actions}>
            {fix && (
              <button
                type="button"
                className={parts.button}
                disabled={busy}
                onClick={() => onFix(warning, fix)}
              >
                {fix}
              </button>
            )}
            {warning.section && (
              <button type="button" className={parts.word} onClick={() => onLocate(warning)}>
                {t.locate}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** The findings of one rule: the first few, then the rest on demand. */
const SameCode = ({
  warnings,
  ...props
}: { warnings: readonly Warning[]; document: Document } & WarningActions) => {
  const t = useWords(viewWords)
  const [all, setAll] = useState(false)
  const shown = all || warnings.length <= ENOUGH + 1 ? warnings : warnings.slice(0, ENOUGH)
  return (
    <>
      {shown.map((warning, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same place and text.
        <WarningItem key={at} warning={warning} {...props} />
      ))}
      {shown.length < warnings.length && (
        <li>
          <button type="button" className={parts.word} onClick={() => setAll(true)}>
            {t.more(warnings.length - shown.length)}
          </button>
        </li>
      )}
    </>
  )
}

/** Findings, the most severe first. Each links to its place, and has a fix where there is one. */
export const ProofWarnings = ({
  warnings,
  ...props
}: { warnings: readonly Warning[]; document: Document } & WarningActions) => {
  const t = useWords(viewWords)
  if (warnings.length === 0)
    return (
      <p className={styles.well}>
        <Glyph icon={CircleCheck} size={18} />
        {t.allWell}
      </p>
    )
  return SEVERITIES.map((severity) => {
    const some = warnings.filter((warning) => warning.severity === severity)
    return (
      some.length > 0 && (
        <section key={severity} className={styles.group}>
          <h4>
            {t[severity]}
            <span>{some.length}</span>
          </h4>
          <ul>
            {[...Map.groupBy(some, ({ code }) => code)].map(([code, list]) => (
              <SameCode key={code} warnings={list} {...props} />
            ))}
          </ul>
        </section>
      )
    )
  })
}
