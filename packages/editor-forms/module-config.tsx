import { Suspense } from 'react'
import { hasEntries, ownIdOf } from '#packages/editor-core/own-record.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { DataConfig } from './data-config.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './form.module.css'
import { SectionSettings } from './section-settings.tsx'

const words = defineWords({
  zh: { unknown: '这个栏目来自更新的版本，内容已原样保留。' },
  en: { unknown: 'This section comes from a newer version. Its content is kept as it is.' },
})

const HeadingField = lazyComponent(async () => (await import('./heading-field.tsx')).HeadingField)
export const loadHeading = HeadingField.preload

/** The form of a section: its own fields, its entries and its settings. */
export const ModuleConfig = ({ section }: { section: string }) => {
  const t = useWords(words)
  const kindName = useEditorState(
    ({ document }) => document.sections.find(({ id }) => id === section)?.kind ?? '',
  )
  const kind = kindOf(kindName)
  const own = useEditorState(({ document }) => {
    const found = document.sections.find(({ id }) => id === section)
    return kind && found ? ownIdOf(kind, found) : ''
  })
  if (!kind) return <p className={styles.note}>{t.unknown}</p>
  return (
    <div className={styles.module}>
      {kind.headed && (
        <Suspense>
          <HeadingField section={section} />
        </Suspense>
      )}
      {kind.own ? (
        <DataConfig section={section} item={own} kind={kind} part="own" />
      ) : (
        kind.single && <DataConfig section={section} item={own} kind={kind} />
      )}
      {hasEntries(kind) && <EntryList section={section} kind={kind} />}
      {kind.own && <DataConfig section={section} item={own} kind={kind} part="notes" />}
      <SectionSettings section={section} kind={kind} />
    </div>
  )
}
