import { BookmarkPlus, Pencil } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import type { VersionInfo } from '#packages/editor-core/versions-port.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './history-dialog.module.css'
import { useVersionName, useVersionTime } from './version-list.tsx'

const words = defineWords({
  zh: { rename: '给版本命名', name: '版本名称', keep: '保存', keepNow: '保留现在的版本' },
  en: {
    rename: 'Name this version',
    name: 'Name of the version',
    keep: 'Keep',
    keepNow: 'Keep this version',
  },
})

const NameForm = ({
  start,
  onName,
  onCancel,
}: {
  start: string
  onName(name: string): void
  onCancel(): void
}) => {
  const t = useWords(words)
  const [draft, setDraft] = useState(start)
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault()
        onName(draft.trim())
      }}
    >
      <input
        className={parts.field}
        aria-label={t.name}
        placeholder={t.name}
        maxLength={60}
        // biome-ignore lint/a11y/noAutofocus: the user opened it to type.
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onCancel()
        }}
      />
      <button type="submit" className={parts.button}>
        {t.keep}
      </button>
    </form>
  )
}

/** The name of a version, and a button that renames it. */
export const Naming = ({ version, onName }: { version: VersionInfo; onName(name: string): void }) => {
  const t = useWords(words)
  const nameOf = useVersionName()
  const timeOf = useVersionTime()
  const [naming, setNaming] = useState(false)
  if (naming)
    return (
      <NameForm
        start={version.name ?? ''}
        onName={(name) => {
          setNaming(false)
          onName(name)
        }}
        onCancel={() => setNaming(false)}
      />
    )
  return (
    <span className={styles.name}>
      <strong>{nameOf(version)}</strong>
      <small>{timeOf(version)}</small>
      <button
        type="button"
        className={parts.icon}
        aria-label={t.rename}
        title={t.rename}
        onClick={() => setNaming(true)}
      >
        <Glyph icon={Pencil} size={15} />
      </button>
    </span>
  )
}

/** Saves the current document as a named version, to return to after a large change. */
export const KeepPresent = ({ onKeep }: { onKeep(name: string): void }) => {
  const t = useWords(words)
  const [naming, setNaming] = useState(false)
  return (
    <div className={styles.keep}>
      {naming ? (
        <NameForm
          start=""
          onName={(name) => {
            setNaming(false)
            onKeep(name)
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <button type="button" className={parts.button} onClick={() => setNaming(true)}>
          <Glyph icon={BookmarkPlus} size={16} />
          {t.keepNow}
        </button>
      )}
    </div>
  )
}
