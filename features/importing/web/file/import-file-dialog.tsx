import { useId, useRef, useState } from 'react'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { createEditor, type Editor } from '#packages/editor-core/editor.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { Given } from '#packages/import/input.ts'
import type { Reading, Refusal } from '#packages/import/reading.ts'
import { importWords } from '#packages/import/words.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { ChooseSource } from './choose-source.tsx'
import { givenFile } from './given-file.ts'
import styles from './import-file.module.css'
import { type Read, Review } from './review.tsx'
import { type TakeAs, takeIn } from './take-in.ts'

const words = defineWords({
  zh: {
    title: '从文件导入',
    reading: (name: string) => `正在读 ${name}…`,
    pasted: '粘贴的文字',
    another: '换一个文件',
    how: '怎样导入',
    content: '替换内容，保留现在的样式',
    add: '加到现有内容后面',
    whole: '内容和样式都用文件里的',
    take: '导入',
    done: '已导入，可以撤销。',
  },
  en: {
    title: 'Import from a file',
    reading: (name: string) => `Reading ${name}…`,
    pasted: 'the pasted text',
    another: 'Another file',
    how: 'How to import it',
    content: 'Replace the content, keep this design',
    add: 'Add to what is here',
    whole: 'Take content and design from the file',
    take: 'Import',
    done: 'Imported; this can be undone.',
  },
})

type Phase =
  | { phase: 'choosing'; refused?: Extract<Reading, { ok: false }> }
  | { phase: 'reading'; name: string }
  | { phase: 'review'; read: Read; editor: Editor }

/** A Word file is read as the kind of the open document: a resume or a Word document. */
const readGiven = async (given: Given, language: 'zh' | 'en', kind: Document['kind']): Promise<Reading> => {
  const { readResume } = await import('#packages/import/read-resume.ts')
  return readResume(given, { language, as: kind === 'resume' ? 'resume' : 'document' })
}

const isOurs = ({ source }: Read) => source.startsWith('huajian-')

/** A file of another kind can only replace the open document. */
const waysOf = (read: Read, mine: Document): TakeAs[] => {
  if (read.document.kind !== mine.kind) return ['whole']
  return isOurs(read) ? ['whole', 'content', 'add'] : ['content', 'add']
}

/** Reads a file or text, lets the user review the result, and inserts it as one undo step. */
export const ImportFileDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const say = useWords(importWords)
  const { language } = useLanguage()
  const editor = useEditor()
  const name = useId()
  const [phase, setPhase] = useState<Phase>({ phase: 'choosing' })
  const [as, setAs] = useState<TakeAs>('content')
  const asked = useRef(0)

  const read = async (what: string, source: () => Promise<Given | Refusal>) => {
    asked.current += 1
    const own = asked.current
    setPhase({ phase: 'reading', name: what })
    const given = await source()
    const reading = 'ok' in given ? given : await readGiven(given, language, editor.history.state.kind)
    // The dialog was closed or another file was chosen meanwhile.
    if (own !== asked.current) return
    if (!reading.ok) return setPhase({ phase: 'choosing', refused: reading })
    setAs(waysOf(reading, editor.history.state)[0] ?? 'whole')
    setPhase({ phase: 'review', read: reading, editor: createEditor(reading.document) })
  }
  const restart = () => {
    asked.current += 1
    setPhase({ phase: 'choosing' })
  }
  const close = () => {
    restart()
    onClose()
  }
  const take = (inner: Editor) => {
    editor.edit(takeIn(editor.history.state, inner.history.state, as, () => newId(Date.now())))
    toasts.show(t.done)
    close()
  }
  const ways = phase.phase === 'review' ? waysOf(phase.read, editor.history.state) : []
  return (
    <ToolDialog
      opened={opened}
      onClose={close}
      title={t.title}
      shape={phase.phase === 'review' ? 'large' : 'plain'}
      footer={
        phase.phase === 'review' && (
          <>
            <fieldset className={styles.as} aria-label={t.how}>
              {ways.map((way) => (
                <label key={way}>
                  <input type="radio" name={name} checked={as === way} onChange={() => setAs(way)} />
                  {t[way]}
                </label>
              ))}
            </fieldset>
            <button type="button" className={parts.button} onClick={restart}>
              {t.another}
            </button>
            <button type="button" className={parts.primary} onClick={() => take(phase.editor)}>
              {t.take}
            </button>
          </>
        )
      }
    >
      {phase.phase === 'choosing' && (
        <>
          {phase.refused && (
            <p className={styles.refused} role="alert">
              {say[phase.refused.problem]}
            </p>
          )}
          <ChooseSource
            onFile={(file) => void read(file.name, () => givenFile(file))}
            onText={(text) => void read(t.pasted, async () => ({ text }))}
          />
        </>
      )}
      {phase.phase === 'reading' && (
        <p className={styles.wait} role="status">
          {t.reading(phase.name)}
        </p>
      )}
      {phase.phase === 'review' && <Review read={phase.read} editor={phase.editor} />}
    </ToolDialog>
  )
}
