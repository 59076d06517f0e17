import { useState } from 'react'
import { addSection, setSection } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { isRunning } from '../run/run-state.ts'
import styles from './editor.module.css'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import { SectionTicks } from './section-ticks.tsx'
import looks from './translate.module.css'
import { translatedSection } from './translated-document.ts'
import { TranslatedTexts } from './translated-texts.tsx'
import { useChosenModel } from './use-chosen-model.ts'
import { useTranslateRun } from './use-translate-run.ts'
import type { Translation } from './use-translation.ts'

const words = defineWords({
  zh: {
    start: '重新翻译',
    about: '原文改过这些栏目。重译之后会替换副本里这几段现在的内容，可以撤销。',
    write: '替换这几段',
    written: '已替换，可以撤销',
    notReported: '已替换；没能告诉服务器这几段已是最新，提示还会在',
    gone: '找不到原文了：它可能已被删除。',
  },
  en: {
    start: 'Retranslate',
    about:
      'The original of these sections has changed. Retranslating replaces their current text here. You can undo this.',
    write: 'Replace these sections',
    written: 'Replaced. You can undo this.',
    notReported: 'Replaced, but we couldn’t update the server, so the mark stays.',
    gone: 'We can’t find the original. It may have been deleted.',
  },
})

/** Translates changed sections of the original into this copy again. */
export const RenewSections = ({
  translation,
  first,
  onClose,
}: {
  translation: Translation
  /** The section at which the dialog was opened. */
  first: string
  onClose(): void
}) => {
  const t = useWords(words)
  const editor = useEditor()
  const chosen = useChosenModel('translate')
  const { run, texts, start } = useTranslateRun()
  const { source, stale, from, to } = translation
  const [sections, setSections] = useState<ReadonlySet<string>>(() => new Set([first]))
  const busy = isRunning(run)
  if (!source) return <p className={parts.note}>{t.gone}</p>
  const ask = () => {
    if (chosen.model) start(chosen.model.id, source, from, sections)
  }
  const write = async () => {
    const translations = texts.flatMap(({ place, translated }) =>
      translated === undefined ? [] : [{ place, text: translated }],
    )
    editor.edit((document: Document) => {
      for (const original of source.sections.filter((section) => sections.has(section.id))) {
        const translated = structuredClone(translatedSection(original, to, translations))
        const own = document.sections.find((section) => section.id === original.id)
        if (own) own.items = translated.items
        // The section was added to the original after the copy was made.
        else addSection(translated)(document)
        setSection(original.id, 'title', translated.title)(document)
      }
    })
    editor.endGesture()
    onClose()
    await translation.renewed(source, sections).then(
      () => toasts.show(t.written, 'ok'),
      () => toasts.show(t.notReported, 'warn'),
    )
  }
  return (
    <>
      <div className={styles.main}>
        <div className={looks.head}>
          <p className={styles.quiet}>{t.about}</p>
          <SectionTicks
            sections={source.sections.filter(({ id }) => stale.includes(id))}
            chosen={sections}
            disabled={busy}
            onChange={setSections}
          />
          <RunBar
            task="translate"
            chosen={chosen}
            run={run}
            name={t.start}
            disabled={sections.size === 0}
            onStart={ask}
            onStop={run.stop}
          />
        </div>
        <RunNotice run={run} chosen={chosen} onAgain={ask} />
        {texts.length > 0 && <TranslatedTexts document={source} texts={texts} run={run} />}
      </div>
      {texts.length > 0 && (
        <footer className={looks.foot}>
          <button type="button" className={parts.primary} disabled={busy} onClick={() => void write()}>
            {t.write}
          </button>
        </footer>
      )}
    </>
  )
}
