import { Plus } from 'lucide'
import { Suspense } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './content.module.css'
import { SectionList } from './section-list.tsx'
import { UndoBar } from './undo-bar.tsx'

const words = defineWords({
  zh: { title: '内容', add: '添加栏目' },
  en: { title: 'Content', add: 'Add section' },
})

const PhoneForm = lazyComponent(async () => (await import('./phone-form.tsx')).PhoneForm)
export const loadPhoneForm = PhoneForm.preload

/** An accordion with the list of sections and the form of the open one. Phones show the list or the form. */
export const ContentPane = () => {
  const t = useKindWords(words)
  const editor = useEditor()
  const phone = usePhone()
  const open = useLeftPane((pane) => pane.open)
  return (
    <div className={styles.pane}>
      {phone && open !== undefined ? (
        <Suspense>
          <PhoneForm key={open} section={open} />
        </Suspense>
      ) : (
        <>
          <header className={styles.head}>
            <h2>{t.title}</h2>
            <button
              type="button"
              className={styles.quiet}
              onClick={() => editor.show({ left: { pane: 'add' } })}
            >
              <Glyph icon={Plus} size={14} />
              {t.add}
            </button>
          </header>
          <SectionList />
        </>
      )}
      <UndoBar />
    </div>
  )
}
