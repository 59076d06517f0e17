import { useId, useRef } from 'react'
import { setSection } from '#packages/document/commands.ts'
import { useFocusRequest } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useLiveDocument } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { dataSetters } from '#packages/layout/setters/data.ts'
import styles from './form.module.css'
import { HjInput } from './inputs/hj-input.tsx'
import { FieldDraftsProvider, useFieldDrafts } from './inputs/use-invalid-draft.ts'

const words = defineWords({
  zh: { heading: '标题', about: '用一句话说出这一页的结论' },
  en: { heading: 'Heading', about: 'Say in a sentence what this slide shows' },
})

/** The title field of sections whose variant draws the title, such as slides. */
export const HeadingField = ({ section }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const title = useLiveDocument((document) => document.sections.find((one) => one.id === section)?.title)
  const drafts = useFieldDrafts({ section, field: 'title' })
  useFocusRequest({ section, item: section, field: 'title' }, place)
  return (
    <div className={styles.fields}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it observes the focus of its content. */}
      <div
        ref={place}
        className={styles.field}
        data-form-field="title"
        onFocus={() => editor.select({ section, slot: 'title' }, 'form')}
      >
        <label className={styles.label} htmlFor={id}>
          {t.heading}
        </label>
        <div className={styles.control}>
          <FieldDraftsProvider value={drafts}>
            <HjInput
              id={id}
              row={dataSetters.title}
              label={t.heading}
              value={title}
              placeholder={t.about}
              onChange={(value) => editor.edit(setSection(section, 'title', value), `title:${section}`)}
              onCommit={editor.endGesture}
            />
          </FieldDraftsProvider>
        </div>
      </div>
    </div>
  )
}
