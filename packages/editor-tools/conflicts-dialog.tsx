import { useState } from 'react'
import type { Path } from '#packages/document/changes.ts'
import type { MergeConflict } from '#packages/document/merge.ts'
import { type ConflictChoice, mergedChoice, resolveConflicts } from '#packages/document/resolve-conflicts.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import { pathNames } from '#packages/editor-core/place-names.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { valueText } from '#packages/editor-core/value-text.ts'
import { DiffSide } from '#packages/editor-forms/diff-text.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './conflicts-dialog.module.css'
import { ToolDialog } from './tool-dialog.tsx'

const words = defineWords({
  zh: {
    title: '两边都改过',
    about: '同一处在这里和别处都改了。先保留了现在的样子，下面可以逐处另选；关上之前两份都在。',
    mine: '这里的',
    theirs: '别处的',
    deleted: '（已删除）',
    empty: '（空）',
    picture: '（一张图片）',
    now: '现在用的',
    allMine: '全用这里的',
    allTheirs: '全用别处的',
    apply: '按所选应用',
    keep: '就用现在的样子',
    done: '已按所选合并，可以撤销。',
  },
  en: {
    title: 'Changed on both sides',
    about:
      'The same things were changed here and elsewhere. The document keeps what it shows now; choose otherwise below. Both versions stay until you close this.',
    mine: 'From here',
    theirs: 'From elsewhere',
    deleted: '(deleted)',
    empty: '(empty)',
    picture: '(a picture)',
    now: 'In the document now',
    allMine: 'All from here',
    allTheirs: 'All from elsewhere',
    apply: 'Apply',
    keep: 'Leave it as it is',
    done: 'Merged as chosen; this can be undone.',
  },
})

const isElement = (
  value: unknown,
): value is { title?: string; data?: Record<string, Value>; items?: { data: Record<string, Value> }[] } =>
  typeof value === 'object' && value !== null && ('data' in value || 'items' in value)

/** The readable text of one side: of a field, or of all fields of an entry or section. */
const textOf = (value: unknown, language: 'zh' | 'en'): string => {
  if (isElement(value)) {
    const all = [value, ...(value.items ?? [])].flatMap(({ data }) => Object.values(data ?? {}))
    return [value.title ?? '', ...all.map((one) => valueText(one, language))]
      .filter((text) => text !== '')
      .join('\n')
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const isValue =
    typeof value === 'string' ||
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && ('from' in value || 'to' in value || 'text' in value))
  return isValue ? valueText(value as Value, language) : JSON.stringify(value ?? '')
}

/** A picture is stored by its id, which says nothing to anybody. */
const isPictureAt = ([, id, , , key, field = '']: Path, { sections }: Document): boolean => {
  const section = key === 'data' ? sections.find((one) => one.id === id) : undefined
  return section !== undefined && kindOf(section.kind)?.fields[field]?.type === 'picture'
}

/** Both versions of each thing that was changed here and elsewhere at once, for the person to choose. */
export const ConflictsDialog = ({
  conflicts,
  onClose,
}: {
  conflicts: readonly MergeConflict[]
  onClose(): void
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const [choices, setChoices] = useState<readonly ConflictChoice[]>(() => conflicts.map(mergedChoice))
  // Names are of the moment when they met: choosing changes nothing until it is applied.
  const [document] = useState(() => editor.state.getState().document)
  const changed = conflicts.some((conflict, at) => choices[at] !== mergedChoice(conflict))

  const apply = () => {
    editor.edit(resolveConflicts(conflicts, choices))
    if (changed) toasts.show(t.done, 'ok')
    onClose()
  }
  const sideText = (value: unknown, path: Path) => {
    if (value === undefined) return t.deleted
    if (value !== '' && isPictureAt(path, document)) return t.picture
    return textOf(value, language) || t.empty
  }
  return (
    <ToolDialog
      opened={conflicts.length > 0}
      onClose={onClose}
      title={t.title}
      shape="middle"
      footer={
        <>
          <span className={styles.all}>
            <button
              type="button"
              className={parts.word}
              onClick={() => setChoices(conflicts.map(() => 'ours'))}
            >
              {t.allMine}
            </button>
            <button
              type="button"
              className={parts.word}
              onClick={() => setChoices(conflicts.map(() => 'theirs'))}
            >
              {t.allTheirs}
            </button>
          </span>
          <button type="button" className={parts.primary} onClick={apply}>
            {changed ? t.apply : t.keep}
          </button>
        </>
      }
    >
      <p className={styles.about}>{t.about}</p>
      <ol className={styles.list}>
        {conflicts.map((conflict, at) => {
          const name = pathNames(conflict.path, [document], language).join(' · ')
          const ours = sideText(conflict.ours, conflict.path)
          const theirs = sideText(conflict.theirs, conflict.path)
          return (
            <li key={conflict.path.join('/')}>
              <fieldset className={styles.conflict}>
                <legend>{name}</legend>
                {(['ours', 'theirs'] as const).map((side) => (
                  <label key={side} className={styles.side}>
                    <span className={styles.head}>
                      <input
                        type="radio"
                        name={`conflict-${at}`}
                        checked={choices[at] === side}
                        onChange={() => setChoices(choices.with(at, side))}
                      />
                      <strong>{side === 'ours' ? t.mine : t.theirs}</strong>
                      {mergedChoice(conflict) === side && <small>{t.now}</small>}
                    </span>
                    <DiffSide before={ours} after={theirs} side={side === 'ours' ? 'cut' : 'new'} />
                  </label>
                ))}
              </fieldset>
            </li>
          )
        })}
      </ol>
    </ToolDialog>
  )
}
