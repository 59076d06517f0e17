import { kindOf } from '#packages/sections/registry.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { useEditorState } from '../use-editor.tsx'
import { DataConfig } from './data-config.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './form.module.css'
import { SectionSettings } from './section-settings.tsx'

const words = defineWords({
  zh: { unknown: '这个栏目来自更新的版本，内容已原样保留。' },
  en: { unknown: 'This section comes from a newer version. Its content is kept as it is.' },
})

/** An entry that is made when its first field is filled. */
const firstOf = (section: string) => `${section.slice(0, 36)}-0`

/** The form of a section: its entries, or the fields of its only one, and what is set for the whole of it. */
export const ModuleConfig = ({ section }: { section: string }) => {
  const t = useWords(words)
  const kindName = useEditorState(
    ({ document }) => document.sections.find(({ id }) => id === section)?.kind ?? '',
  )
  const first = useEditorState(
    ({ document }) => document.sections.find(({ id }) => id === section)?.items[0]?.id,
  )
  const kind = kindOf(kindName)
  if (!kind) return <p className={styles.note}>{t.unknown}</p>
  return (
    <div className={styles.module}>
      {kind.single ? (
        <DataConfig section={section} item={first ?? firstOf(section)} kind={kind} />
      ) : (
        <EntryList section={section} kind={kind} />
      )}
      <SectionSettings section={section} kind={kind} />
    </div>
  )
}
