import { ArrowLeftRight, Plus } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import content from './content.module.css'
import { ModuleConfig } from './module-config.tsx'
import { placeAtEnd } from './runs.ts'
import { useSectionActions } from './section-actions.ts'
import { SectionMenu } from './section-menu.tsx'
import styles from './slide-pane.module.css'
import { UndoBar } from './undo-bar.tsx'

const words = defineWords({
  zh: {
    variant: '换版式',
    add: '添加幻灯片',
    none: '在左侧选一张幻灯片，就能在这里改它的内容。',
    empty: '还没有幻灯片。先添加一张封面。',
    of: (number: number, kind: string) => `第 ${number} 张 · ${kind}`,
    hidden: (kind: string) => `已隐藏 · ${kind}`,
  },
  en: {
    variant: 'Variant',
    add: 'Add a slide',
    none: 'Select a slide at the left to change what it says.',
    empty: 'No slides yet. Begin with a title.',
    of: (number: number, kind: string) => `Slide ${number} · ${kind}`,
    hidden: (kind: string) => `Hidden · ${kind}`,
  },
})

const Form = ({ section }: { section: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const actions = useSectionActions(section)
  const [menu, setMenu] = useState(false)
  const facts = useEditorState(({ document, runs }) => {
    const found = document.sections.find(({ id }) => id === section)
    if (!found) return undefined
    const { kind, title, visible } = found
    return { kind, title, visible, number: placeAtEnd(runs, section)?.first }
  })
  if (!facts) return null
  const { visible, number } = facts
  const kind = kindOf(facts.kind)?.[language] ?? facts.kind
  return (
    <>
      {/* Its menu is always visible here. */}
      <header className={styles.head} data-on="">
        <h2>{!visible ? t.hidden(kind) : number === undefined ? kind : t.of(number, kind)}</h2>
        <button type="button" className={content.quiet} onClick={actions.showVariants}>
          <Glyph icon={ArrowLeftRight} size={14} />
          {t.variant}
        </button>
        <SectionMenu id={section} name={facts.title || kind} opened={menu} onOpened={setMenu} />
      </header>
      <section className={styles.form} aria-label={facts.title || kind}>
        <ModuleConfig key={section} section={section} />
      </section>
    </>
  )
}

/** The form of the selected slide; the strip next to it is the list. */
export const SlidePane = () => {
  const t = useWords(words)
  const editor = useEditor()
  const open = useLeftPane((pane) => pane.open)
  const empty = useEditorState(({ document }) => document.sections.length === 0)
  return (
    <div className={content.pane}>
      {open !== undefined ? (
        <Form section={open} />
      ) : (
        <div className={styles.none}>
          <p>{empty ? t.empty : t.none}</p>
          <button
            type="button"
            className={content.quiet}
            onClick={() => editor.show({ left: { pane: 'add' } })}
          >
            <Glyph icon={Plus} size={14} />
            {t.add}
          </button>
        </div>
      )}
      <UndoBar />
    </div>
  )
}
