import { CircleAlert, Lightbulb } from 'lucide'
import { memo, useDeferredValue, useMemo } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { visibleWords, wordsBySection } from '#packages/editor-canvas/word-count.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { jumpTo } from '#packages/editor-core/jump.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { ToolPanel } from '#packages/editor-tools/tool-panel.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { type Hint, hintRules, hintsOf } from './hint-rules.ts'
import styles from './hints-panel.module.css'

const words = defineWords({
  zh: {
    title: '文字与提示',
    fix: '建议修改',
    tip: '可以更好',
    sound: '没有发现问题。',
    soundAbout: '边写边检查：联系方式、时间、要点长短、隐私。',
    count: '字数',
    total: (all: number) => `共 ${all.toLocaleString('zh-CN')} 字`,
    unit: (count: number) => `${count} 字`,
    hidden: '已隐藏',
  },
  en: {
    title: 'Words and hints',
    fix: 'To fix',
    tip: 'Could be better',
    sound: 'Nothing to complain about.',
    soundAbout: 'Checked as you write: contact, dates, length of bullets, privacy.',
    count: 'Words',
    total: (all: number) => `${all.toLocaleString('en')} words`,
    unit: (count: number) => `${count}`,
    hidden: 'Hidden',
  },
})

const thisMonth = () => new Date().toISOString().slice(0, 7)

const sentence = (hint: Hint, language: 'zh' | 'en'): string => {
  const rule: { zh(...values: string[]): string; en(...values: string[]): string } = hintRules[hint.rule]
  return rule[language](...hint.values)
}

const HintList = memo(({ hints, document }: { hints: readonly Hint[]; document: Document }) => {
  const editor = useEditor()
  const { language } = useLanguage()
  const nameOf = (id: string | undefined) => {
    const section = document.sections.find((one) => one.id === id)
    return section ? sectionName(section, language) : ''
  }
  return (
    <ul className={styles.hints}>
      {hints.map((hint, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same place and text.
        <li key={`${hint.rule}-${at}`}>
          <button type="button" onClick={() => hint.at && jumpTo(editor, hint.at, true)}>
            <Glyph icon={hint.weight === 'fix' ? CircleAlert : Lightbulb} size={16} />
            <span>
              {sentence(hint, language)}
              <small>{nameOf(hint.at?.section)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
})

const useCounts = (document: Document) =>
  useMemo(() => {
    const words = wordsBySection(document)
    return document.sections.map((section) => ({ section, count: words.get(section.id) ?? 0 }))
  }, [document])

const Counts = ({ document }: { document: Document }) => {
  const t = useWords(words)
  const editor = useEditor()
  const { language } = useLanguage()
  const counts = useCounts(document)
  // The same count as in the bar below the pages.
  const total = useMemo(() => visibleWords(document), [document])
  const max = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <section>
      <h3 className={styles.head}>
        {t.count}
        <span>{t.total(total)}</span>
      </h3>
      <ul className={styles.counts}>
        {counts.map(({ section, count }) => (
          <li key={section.id}>
            <button type="button" onClick={() => jumpTo(editor, { section: section.id })}>
              <span className={styles.name}>{sectionName(section, language)}</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${(count / max) * 100}%` }} />
              </span>
              <span className={styles.number}>{section.visible ? t.unit(count) : t.hidden}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hints for the document, and the length of each part. Computed during a pause so that typing stays fast. */
export const HintsPanel = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const document = useDeferredValue(useDocument())
  const hints = useMemo(() => hintsOf(document, thisMonth()), [document])
  return (
    <ToolPanel opened={opened} onClose={onClose} title={t.title} side="right">
      {hints.length === 0 && (
        <p className={styles.sound}>
          {t.sound}
          <small>{t.soundAbout}</small>
        </p>
      )}
      {(['fix', 'tip'] as const).map((weight) => {
        const some = hints.filter((hint) => hint.weight === weight)
        return (
          some.length > 0 && (
            <section key={weight} data-weight={weight} className={styles.part}>
              <h3 className={styles.head}>
                {t[weight]}
                <span>{some.length}</span>
              </h3>
              <HintList hints={some} document={document} />
            </section>
          )
        )
      })}
      <Counts document={document} />
    </ToolPanel>
  )
}
