import { useId, useRef } from 'react'
import { setSection } from '#packages/document/commands.ts'
import { dataSetters } from '#packages/setters/data.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { HjInput } from '../inputs/hj-input.tsx'
import { KeptDrafts, useKeeperAt } from '../inputs/kept-drafts.ts'
import { useEditor, useWritten } from '../use-editor.tsx'
import styles from './form.module.css'
import { useWished } from './pane.ts'

const words = defineWords({
  zh: { heading: '标题', about: '用一句话说出这一页的结论' },
  en: { heading: 'Heading', about: 'Say in a sentence what this slide shows' },
})

/** The title of a section whose look draws it: a slide's heading, the first thing that it says. */
export const HeadingField = ({ section }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const title = useWritten((document) => document.sections.find((one) => one.id === section)?.title)
  const keeper = useKeeperAt({ section, field: 'title' })
  useWished({ section, item: section, field: 'title' }, place)
  return (
    <div className={styles.fields}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of what is inside. */}
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
          <KeptDrafts value={keeper}>
            <HjInput
              id={id}
              row={dataSetters.title}
              label={t.heading}
              value={title}
              placeholder={t.about}
              onChange={(value) => editor.edit(setSection(section, 'title', value), `title:${section}`)}
              onCommit={editor.endGesture}
            />
          </KeptDrafts>
        </div>
      </div>
    </div>
  )
}
