import { TriangleAlert } from 'lucide'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { shownText } from '../change/shown-text.ts'
import { type AiRun, isRunning, placeKey } from '../run/run-state.ts'
import styles from './editor.module.css'
import { hasSameNumbers } from './same-numbers.ts'
import looks from './translate.module.css'
import type { TranslatedText } from './use-translate-run.ts'

const words = defineWords({
  zh: {
    progress: (done: number, all: number) => `已译 ${done} / ${all} 段`,
    unchanged: '保留原文',
    coming: '等待…',
    numbers: '数字与原文不一致，请核对',
    left: (count: number) => `${count} 段保留原文`,
  },
  en: {
    progress: (done: number, all: number) => `${done} of ${all} texts translated`,
    unchanged: 'Kept as is',
    coming: 'Waiting…',
    numbers: 'The numbers don’t match the original. Please check them.',
    left: (count: number) => (count === 1 ? '1 text kept as is' : `${count} texts kept as is`),
  },
})

/** Every text next to its translation, section by section. */
export const TranslatedTexts = ({
  document,
  texts,
  run,
}: {
  document: Document
  texts: readonly TranslatedText[]
  run: AiRun
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const done = texts.filter(({ translated }) => translated !== undefined).length
  const bySection = Map.groupBy(texts, ({ place }) => place.section)
  const busy = isRunning(run)
  const liveAt = (text: TranslatedText) =>
    run.live.find(({ at }) => placeKey(at) === placeKey(text.place))?.text
  return (
    <>
      <p className={styles.quiet} role="status">
        {t.progress(done, texts.length)}
        {!busy && done < texts.length && ` · ${t.left(texts.length - done)}`}
      </p>
      {document.sections.map((section) => {
        const some = bySection.get(section.id)
        return (
          some && (
            <section key={section.id} className={looks.section}>
              <h3>{sectionName(section, language)}</h3>
              {some.map((text) => {
                const live = liveAt(text)
                const isOdd = text.translated !== undefined && !hasSameNumbers(text.text, text.translated)
                return (
                  <div key={placeKey(text.place)} className={looks.pair}>
                    <p>{shownText(text.text, true)}</p>
                    <p
                      className={live ? styles.caret : undefined}
                      data-kept={(!live && text.translated === undefined) || undefined}
                    >
                      {shownText(live ?? text.translated ?? (busy ? t.coming : t.unchanged), true)}
                      {isOdd && (
                        <small className={looks.odd}>
                          <Glyph icon={TriangleAlert} size={14} />
                          {t.numbers}
                        </small>
                      )}
                    </p>
                  </div>
                )
              })}
            </section>
          )
        )
      })}
    </>
  )
}
