import { useState } from 'react'
import { useNavigate } from 'react-router'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Language } from '#packages/sections/language.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { isRunning } from '../run/run-state.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import styles from './editor.module.css'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import { SectionTicks } from './section-ticks.tsx'
import looks from './translate.module.css'
import { translatedDocument } from './translated-document.ts'
import { TranslatedTexts } from './translated-texts.tsx'
import { useChosenModel } from './use-chosen-model.ts'
import { textsToTranslate, useTranslateRun } from './use-translate-run.ts'
import type { Translation } from './use-translation.ts'

const words = defineWords({
  zh: {
    direction: '方向',
    zh: '中文 → 英文',
    en: '英文 → 中文',
    start: '开始翻译',
    partial:
      '内置引擎只翻译标题、学历、职位、技能、日期这类有固定说法的内容，整句保留原文；整句翻译要选一个大模型。',
    title: '译成另一种语言的副本',
    text: '原文不动，译文是一份新的简历。之后原文改了哪一段，副本里会标出来，可以只重译那一段。',
    template: '这份模板不动，译文是一份新的模板草稿，样式相同，示例内容是另一种语言。',
    visitor: '没有登录：副本会存在这个浏览器里，不与原文关联，原文改动后不会提示。',
    nothing: '选中的栏目里没有要翻译的文字。',
    blank: '还没有文字，先写几句再来翻译',
    make: (language: string) => `生成${language}副本`,
    zhName: '中文',
    enName: '英文',
    making: '正在生成…',
    notMade: '没能生成副本，请再试一次',
    notLinked: '副本已生成，但没能与原文关联，原文改动后不会提示',
    copies: '已有的译文副本',
    open: '打开',
  },
  en: {
    direction: 'Direction',
    zh: 'Chinese → English',
    en: 'English → Chinese',
    start: 'Translate',
    partial:
      'The built-in engine translates fixed terms only: titles, degrees, positions, skills and dates. Sentences stay as they are. Choose a model to translate them.',
    title: 'Translate into a new copy',
    text: 'The original doesn’t change. If you edit it later, the copy marks the affected sections so you can retranslate just those.',
    template:
      'This template doesn’t change. The translation is a new draft with the same design and sample content in the other language.',
    visitor: 'You’re not signed in: the copy is stored in this browser and isn’t linked to the original.',
    nothing: 'There’s no text to translate in these sections.',
    blank: 'There’s no text yet. Write something first.',
    make: (language: string) => `Create ${language} copy`,
    zhName: 'Chinese',
    enName: 'English',
    making: 'Creating…',
    notMade: 'Couldn’t create the copy. Please try again.',
    notLinked: 'Copy created, but it couldn’t be linked to the original. Later changes won’t be flagged.',
    copies: 'Existing translations',
    open: 'Open',
  },
})

/** Translates the whole resume or some sections, previews the result and stores it as a new resume. */
export const MakeCopy = ({ translation, onClose }: { translation: Translation; onClose(): void }) => {
  const t = useWords(words)
  const editor = useEditor()
  const navigate = useNavigate()
  const { ports } = useTools()
  const { isInAccount, isLinked, sort, pathOf, keep } = useAiWorkspace()
  const document = useDocument()
  const [from, setFrom] = useState<Language>(document.language)
  const to: Language = from === 'zh' ? 'en' : 'zh'
  const all = document.sections.filter(
    (section) => section.visible && textsToTranslate(document, new Set([section.id])).length > 0,
  )
  const [sections, setSections] = useState<ReadonlySet<string>>(() => new Set(all.map((one) => one.id)))
  const chosen = useChosenModel('translate')
  const { run, texts, start } = useTranslateRun()
  const [isEmpty, setEmpty] = useState(false)
  const [making, setMaking] = useState(false)
  const busy = isRunning(run)
  const done = texts.some(({ translated }) => translated !== undefined)
  const ask = () => {
    if (!chosen.model) return
    setEmpty(textsToTranslate(document, sections).length === 0)
    start(chosen.model.id, editor.state.getState().document, from, sections)
  }
  const make = async () => {
    setMaking(true)
    try {
      const source = editor.state.getState().document
      const copy = translatedDocument(
        source,
        to,
        sections,
        texts.flatMap(({ place, translated }) =>
          translated === undefined ? [] : [{ place, text: translated }],
        ),
      )
      // The stored source must be the same as the text that the copy is translated from.
      await ports.save?.()
      const made = await keep(copy)
      if (isLinked) {
        await translation
          .link({ copy: made, from, to, document: source })
          .catch(() => toasts.show(t.notLinked, 'warn'))
      }
      onClose()
      await navigate(pathOf(made))
    } catch {
      setMaking(false)
      toasts.show(t.notMade, 'error')
    }
  }
  return (
    <>
      <div className={styles.main}>
        <div className={looks.head}>
          <div className={looks.direction}>
            <Segments
              label={t.direction}
              value={from}
              disabled={busy}
              onChange={(value) => setFrom(value as Language)}
              segments={(['zh', 'en'] as const).map((value) => ({ value, name: t[value] }))}
            />
          </div>
          {all.length > 0 && (
            <SectionTicks sections={all} chosen={sections} disabled={busy} onChange={setSections} />
          )}
          <RunBar
            task="translate"
            chosen={chosen}
            run={run}
            name={t.start}
            disabled={sections.size === 0}
            onStart={ask}
            onStop={run.stop}
          />
          {chosen.model?.isBuiltIn && (run.phase === 'idle' || busy) && (
            <p className={styles.quiet}>{t.partial}</p>
          )}
          {!isInAccount && sort === 'resume' && <p className={styles.quiet}>{t.visitor}</p>}
        </div>
        <RunNotice run={run} chosen={chosen} onAgain={ask} />
        {translation.copies.length > 0 && (
          <ul className={looks.copies} aria-label={t.copies}>
            {translation.copies.map(({ copy, to: language }) => (
              <li key={copy.id}>
                {t.copies} · {language === 'zh' ? t.zhName : t.enName} · {copy.title}{' '}
                <AppLink to={pathOf(copy.id)} onClick={onClose}>
                  {t.open}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        {texts.length === 0 ? (
          <div className={parts.none}>
            <h3>{all.length === 0 ? t.blank : isEmpty ? t.nothing : t.title}</h3>
            {!isEmpty && <p>{sort === 'template' ? t.template : t.text}</p>}
          </div>
        ) : (
          <TranslatedTexts document={document} texts={texts} run={run} />
        )}
      </div>
      {texts.length > 0 && (
        <footer className={looks.foot}>
          <button
            type="button"
            className={parts.primary}
            disabled={busy || !done || making}
            onClick={() => void make()}
          >
            {making ? t.making : t.make(to === 'zh' ? t.zhName : t.enName)}
          </button>
        </footer>
      )}
    </>
  )
}
