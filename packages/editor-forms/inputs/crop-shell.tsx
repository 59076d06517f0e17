import { RotateCcw, RotateCw } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './crop-dialog.module.css'
import { Fault } from './fault.tsx'
import shared from './inputs.module.css'
import { usePictureStore } from './picture-store.tsx'
import { pictureProblem, pictureWords } from './picture-words.ts'

const words = defineWords({
  zh: { cancel: '取消', saving: '正在保存…', left: '向左转', right: '向右转' },
  en: { cancel: 'Cancel', saving: 'Saving…', left: 'Turn left', right: 'Turn right' },
})

interface CropShellProps {
  title: string
  /** Label of the confirm button. */
  done: string
  stage: ReactNode
  controls: ReactNode
  /** The cropped picture; undefined if nothing has to be saved again. */
  cut(): Promise<Blob | undefined>
  onClose(): void
  /** Called with the value for the document. */
  onDone(picture: string): void
}

/** The common parts of the dialogs that crop a picture: the picture, its controls, and saving with retry. */
export const CropShell = ({ title, done, stage, controls, cut, onClose, onDone }: CropShellProps) => {
  const t = useWords(words)
  const problems = useWords(pictureWords)
  const store = usePictureStore()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()

  // Closed before it is unmounted, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const save = async () => {
    setSaving(true)
    setFault(undefined)
    try {
      const picture = await cut()
      if (picture) onDone(await store(picture))
      else onClose()
    } catch (error) {
      // The dialog stays open, so that saving can be tried again.
      setFault(pictureProblem(error, problems))
      setSaving(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A paste in the dialog must not reach the panel below.
      onPaste={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.controls}>
        {controls}
        <Fault id={`${titleId}-fault`}>{fault}</Fault>
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.plain} onClick={onClose}>
          {t.cancel}
        </button>
        <button type="button" className={styles.primary} disabled={saving} onClick={() => void save()}>
          {saving ? t.saving : done}
        </button>
      </div>
    </dialog>
  )
}

/** Buttons that rotate by 90 degrees. */
export const Turns = ({ degrees, onTurn }: { degrees: number; onTurn(degrees: number): void }) => {
  const t = useWords(words)
  return (
    <>
      <button
        type="button"
        className={shared.button}
        aria-label={t.left}
        title={t.left}
        onClick={() => onTurn((degrees + 270) % 360)}
      >
        <Glyph icon={RotateCcw} />
      </button>
      <button
        type="button"
        className={shared.button}
        aria-label={t.right}
        title={t.right}
        onClick={() => onTurn((degrees + 90) % 360)}
      >
        <Glyph icon={RotateCw} />
      </button>
    </>
  )
}
