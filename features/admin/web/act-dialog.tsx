import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import classes from './act-dialog.module.css'
import { useFailure } from './use-failure.ts'

const words = defineWords({
  zh: { cancel: '取消', close: '关闭' },
  en: { cancel: 'Cancel', close: 'Close' },
})

interface ActDialogProps {
  title: string
  /** What it will do, before it is done. */
  lead?: ReactNode
  /** What the button says. */
  act: string
  disabled?: boolean
  /** Asked before it is done; where it is not, the fields say why. */
  ready?(): boolean
  /** What goes wrong is said here. */
  run(): Promise<unknown>
  /** Who opened it closes it when it is done. */
  stays?: boolean
  /** A form of some length: it is wider, and a press beside it does not throw away what was typed. */
  wide?: boolean
  onClose(): void
  children?: ReactNode
}

/** Something that is asked for once more before it is done. */
export const ActDialog = ({
  title,
  lead,
  act,
  disabled = false,
  ready = () => true,
  run,
  stays = false,
  wide = false,
  onClose,
  children,
}: ActDialogProps) => {
  const t = useWords(words)
  const failure = useFailure()
  const dialog = useRef<HTMLDialogElement>(null)
  const [phase, setPhase] = useState<{ busy: boolean; said?: string }>({ busy: false })
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async () => {
    setPhase({ busy: true })
    try {
      await run()
      if (!stays) onClose()
    } catch (error) {
      setPhase({ busy: false, said: failure(error) })
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is a press beside it.
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => !wide && target === currentTarget && onClose()}
    >
      <form
        className={classes.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled && !phase.busy && ready()) void submit()
        }}
      >
        <header className={classes.head}>
          <h2>{title}</h2>
          <button type="button" aria-label={t.close} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        </header>
        {lead && <div className={classes.lead}>{lead}</div>}
        {children && <div className={classes.fields}>{children}</div>}
        <div className={classes.end}>
          <p className={classes.said} role="alert">
            {phase.said}
          </p>
          <footer className={classes.foot}>
            <Button look="plain" size="md" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" size="md" busy={phase.busy} disabled={disabled}>
              {act}
            </Button>
          </footer>
        </div>
      </form>
    </dialog>
  )
}
