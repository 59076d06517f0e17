import { ArrowLeftRight, Plus } from 'lucide'
import { useState } from 'react'
import { kindOf } from '#packages/sections/registry.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import content from '../content/content.module.css'
import { ModuleConfig } from '../content/module-config.tsx'
import { usePane } from '../content/pane.ts'
import { useSectionActions } from '../content/section-actions.ts'
import { SectionMenu } from '../content/section-menu.tsx'
import { UndoBar } from '../content/undo-bar.tsx'
import { Glyph } from '../glyph.tsx'
import { useEditor, useEditorState } from '../use-editor.tsx'
import styles from './slide-pane.module.css'

const words = defineWords({
  zh: {
    variant: '换版式',
    add: '添加幻灯片',
    none: '在左侧选一张幻灯片，就能在这里改它的内容。',
    empty: '还没有幻灯片。先添加一张封面。',
    of: (number: number, kind: string) => `第 ${number} 张 · ${kind}`,
  },
  en: {
    variant: 'Layout',
    add: 'Add a slide',
    none: 'Select a slide at the left to change what it says.',
    empty: 'No slides yet. Begin with a title.',
    of: (number: number, kind: string) => `Slide ${number} · ${kind}`,
  },
})

const Form = ({ section }: { section: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const actions = useSectionActions(section)
  const [menu, setMenu] = useState(false)
  const facts = useEditorState(({ document }) => {
    const at = document.sections.findIndex(({ id }) => id === section)
    const found = document.sections[at]
    return found && { kind: found.kind, title: found.title, number: at + 1 }
  })
  if (!facts) return null
  const kind = kindOf(facts.kind)?.[language] ?? facts.kind
  return (
    <>
      {/* Its menu is always in sight here. */}
      <header className={styles.head} data-on="">
        <h2>{t.of(facts.number, kind)}</h2>
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

/** The form of the selected slide; the strip beside it is the list. */
export const SlidePane = () => {
  const t = useWords(words)
  const editor = useEditor()
  const open = usePane((pane) => pane.open)
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
