import { Check, type IconNode, RotateCw, TriangleAlert, Undo2 } from 'lucide'
import { useId, useRef, useState } from 'react'
import { fixCommand } from '#packages/checks/fix.ts'
import type { Proof } from '#packages/checks/proof.ts'
import type { Warning } from '#packages/checks/rules.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { jumpTo } from '#packages/editor-core/jump.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { fitNow } from '#packages/editor-tools/fit-now.ts'
import { useWords } from '#packages/i18n/words.tsx'
import { ProofFields } from './proof-fields.tsx'
import { figuresOf } from './proof-figures.ts'
import { CopyText, ProofText } from './proof-text.tsx'
import styles from './proof-view.module.css'
import { ProofWarnings } from './proof-warnings.tsx'
import { viewWords } from './proof-words.ts'
import type { Proved } from './prove-made.ts'

const Sure = ({
  good,
  icon = good ? Check : TriangleAlert,
  text,
}: {
  good: boolean
  icon?: IconNode
  text: string
}) => (
  <li data-good={good || undefined}>
    <Glyph icon={icon} size={14} />
    {text}
  </li>
)

/** The guarantees for every file: text, pages and fonts. */
const Promises = ({ proof }: { proof: Proof }) => {
  const t = useWords(viewWords)
  const { samePages, sameText, pages, fonts } = proof
  return (
    <ul className={styles.promises}>
      <Sure good={sameText} text={sameText ? t.sameText : t.otherText} />
      <Sure good={samePages} text={samePages ? t.samePages(pages) : t.otherPages(pages)} />
      <Sure
        good={fonts.notEmbedded.length === 0}
        text={fonts.notEmbedded.length === 0 ? t.fonts(fonts.embedded) : t.noFonts}
      />
    </ul>
  )
}

interface Done {
  label: string
  /** The document after the fix. After another change, undo would revert something else. */
  document: Document
}

/** Applies fixes, each as one undo step, and remembers the last one. */
const useFixes = () => {
  const editor = useEditor()
  const tools = useTools()
  const [done, setDone] = useState<Done>()
  const fix = async ({ fix: how }: Warning, label: string) => {
    if (!how) return
    const before = editor.history.state
    if ('tool' in how) await fitNow(tools)
    else editor.edit(fixCommand(how.steps))
    if (editor.history.state !== before) setDone({ label, document: editor.history.state })
  }
  const undo = () => {
    editor.undo()
    setDone(undefined)
  }
  return { done, fix, undo }
}

interface ProofViewProps {
  proved: Proved
  /** The document has changed and is being checked again. */
  busy: boolean
  /** The reason why the new check failed. */
  problem?: string | undefined
  onAgain(): void
  onClose(): void
}

/** Recognized values on the left, findings on the right. */
export const ProofView = ({ proved, busy, problem, onAgain, onClose }: ProofViewProps) => {
  const t = useWords(viewWords)
  const editor = useEditor()
  const current = useDocument()
  const [raw, setRaw] = useState(false)
  const warnings = useRef<HTMLDivElement>(null)
  const group = useId()
  const { done, fix, undo } = useFixes()
  const { proof, document } = proved
  const { same, all, warned } = figuresOf(proof)
  const locate = ({ section, item, field }: Warning) => {
    if (section === undefined) return
    onClose()
    jumpTo(editor, { section, ...(item ? { item } : {}), ...(field ? { field } : {}) }, true)
  }
  return (
    <div className={styles.view} aria-busy={busy}>
      <div className={styles.read}>
        <header className={styles.head}>
          <h3>{all > 0 ? t.read(same, all) : t.checked}</h3>
          <button
            type="button"
            className={styles.down}
            onClick={() => warnings.current?.scrollIntoView({ block: 'start' })}
          >
            {warned > 0 ? t.warned(warned) : t.sound}
          </button>
          <Promises proof={proof} />
          <fieldset className={styles.views} aria-label={t.view}>
            {[false, true].map((is) => (
              <label key={String(is)}>
                <input type="radio" name={group} checked={raw === is} onChange={() => setRaw(is)} />
                {is ? t.raw : t.bySection}
              </label>
            ))}
            {raw && <CopyText text={proof.text} />}
          </fieldset>
        </header>
        {raw ? <ProofText text={proof.text} /> : <ProofFields proof={proof} document={document} />}
        <p className={styles.what}>{t.what}</p>
      </div>
      <div className={styles.side} ref={warnings}>
        <div className={styles.state} role="status">
          {problem !== undefined && (
            <>
              <Glyph icon={TriangleAlert} size={14} />
              {problem}
              <button type="button" className={parts.word} onClick={onAgain}>
                {t.retry}
              </button>
            </>
          )}
          {busy ? (
            <>
              <Glyph icon={RotateCw} size={14} />
              {t.again}
            </>
          ) : (
            done?.document === current && (
              <>
                <Glyph icon={Check} size={14} />
                <span>{t.fixed(done.label)}</span>
                <button type="button" className={parts.word} onClick={undo}>
                  <Glyph icon={Undo2} size={14} />
                  {t.undo}
                </button>
              </>
            )
          )}
        </div>
        <ProofWarnings
          warnings={proof.warnings}
          document={document}
          busy={busy}
          onLocate={locate}
          onFix={(warning, label) => void fix(warning, label)}
        />
      </div>
    </div>
  )
}
