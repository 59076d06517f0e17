import { useEffect, useRef, useState } from 'react'
import { setPage, setSection, setTheme } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { Pop } from '#packages/editor-forms/inputs/pop.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { type Fit, type FitChange, fitOnePage } from '#packages/sections/fit-page.ts'
import { withMeasure } from './measure-document.tsx'
import styles from './stage.module.css'
import { useStage } from './use-stage.ts'

const words = defineWords({
  zh: {
    fit: '智能一页',
    fitting: '正在试排…',
    done: '已排成一页，改动如下：',
    already: '已经是一页，无需调整。',
    never: (pages: string) =>
      `排不进一页：用最紧凑而仍易读的版面，还要 ${pages} 页。文档没有改动；可以删减或隐藏一些内容再试。`,
    spacing: '间距',
    lineHeight: '行高',
    margin: '页边距',
    fontSize: '字号',
    variant: (name: string) => `「${name}」版式`,
    undo: '撤销',
    close: '知道了',
  },
  en: {
    fit: 'Fit to one page',
    fitting: 'Trying…',
    done: 'It is one page now. What changed:',
    already: 'It is one page already.',
    never: (pages: string) =>
      `It does not fit: the tightest layout that is still easy to read takes ${pages} pages. Nothing was changed; remove or hide something and try again.`,
    spacing: 'Spacing',
    lineHeight: 'Line height',
    margin: 'Margin',
    fontSize: 'Text size',
    variant: (name: string) => `Variant of “${name}”`,
    undo: 'Undo',
    close: 'Close',
  },
})

const applyFit =
  ({ theme, page, sections }: Document) =>
  (document: Document) => {
    const { spacing, lineHeight, fontSize } = theme
    setTheme({ spacing, lineHeight, fontSize })(document)
    setPage({ margin: page.margin })(document)
    for (const { id, variant } of sections) setSection(id, 'variant', variant)(document)
  }

const inPoints = (pixels: number) => `${Number(((pixels * 72) / 96).toFixed(1))} pt`
const FORMS: Record<FitChange['what'], (value: number) => string> = {
  spacing: (value) => `${Math.round(value * 100)}%`,
  lineHeight: (value) => String(Number(value.toFixed(2))),
  margin: (value) => `${Number(value.toFixed(1))} mm`,
  fontSize: inPoints,
  variant: String,
}

type Outcome = Fit & { document: Document }

/** Lists the changes that were made, until the document changes again. */
const Changes = ({ outcome }: { outcome: Outcome }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  if (!outcome.fits) return <p>{t.never(outcome.pages.toFixed(2))}</p>
  if (outcome.changes.length === 0) return <p>{t.already}</p>
  const labelOf = ({ what, section: id }: FitChange) => {
    const section = outcome.document.sections.find((one) => one.id === id)
    return what === 'variant' ? t.variant(section ? sectionName(section, language) : '') : t[what]
  }
  return (
    <>
      <p>{t.done}</p>
      <dl>
        {outcome.changes.map((change) => (
          <div key={change.what + (change.section ?? '')} style={{ display: 'contents' }}>
            <dt>{labelOf(change)}</dt>
            <dd>
              {FORMS[change.what](change.from)} → {FORMS[change.what](change.to)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** 智能一页: reduces spacing and sizes as little as necessary to fit the document on one page, and lists the changes. */
export const FitPage = () => {
  const t = useWords(words)
  const editor = useEditor()
  const { announce } = useStage()
  const anchor = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const isFresh = useEditorState(({ document }) => outcome?.document === document)
  useEffect(() => {
    if (outcome && !isFresh) setOutcome(undefined)
  }, [outcome, isFresh])

  const run = async () => {
    setBusy(true)
    const before = editor.history.state
    const fit = await withMeasure((measure) => fitOnePage(before, measure))
    setBusy(false)
    // The user has typed meanwhile, so the result no longer applies.
    if (editor.history.state !== before) return
    if (fit.fits && fit.changes.length > 0) editor.edit(applyFit(fit.document))
    setOutcome({ ...fit, document: editor.history.state })
    announce(!fit.fits ? t.never(fit.pages.toFixed(2)) : fit.changes.length > 0 ? t.done : t.already)
  }
  const changed = outcome?.fits === true && outcome.changes.length > 0
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.barTool}
        disabled={busy}
        aria-busy={busy}
        onClick={() => void run()}
      >
        {busy ? t.fitting : t.fit}
      </button>
      <Pop
        anchor={anchor}
        opened={outcome !== undefined && isFresh}
        onClose={() => setOutcome(undefined)}
        label={t.fit}
        side="top"
        align="end"
        offset={6}
        width={280}
        className={styles.fit}
      >
        {outcome && <Changes outcome={outcome} />}
        <div className={styles.fitActions}>
          {changed && (
            <button type="button" className={styles.barTool} onClick={() => editor.undo()}>
              {t.undo}
            </button>
          )}
          <button type="button" className={styles.barTool} onClick={() => setOutcome(undefined)}>
            {t.close}
          </button>
        </div>
      </Pop>
    </>
  )
}
