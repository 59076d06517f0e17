import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot, DialogMessage } from '#packages/ui/dialog.tsx'
import classes from './act-dialog.module.css'
import { IsPressed } from './field.tsx'
import { useFailure } from './use-failure.ts'

const words = defineWords({
  zh: { cancel: '取消' },
  en: { cancel: 'Cancel' },
})

interface ActDialogProps {
  title: string
  /** The effect, explained before it is confirmed. */
  lead?: ReactNode
  /** The label of the button. */
  act: string
  /** Destructive: it takes something from a user or cannot be undone. */
  isGrave?: boolean
  /** Whether the form is valid. If it is not, the fields show why. */
  ready?(): boolean
  /** Errors are shown in the dialog. */
  run(): Promise<unknown>
  /** The caller closes it when the action is done. */
  stays?: boolean
  /** A long form: it is wider, and a press outside does not discard what was typed. */
  wide?: boolean
  onClose(): void
  /** The fields. */
  children?: ReactNode
}

/**
 * Confirms an action. The form is valid if no field shows an error; otherwise the first invalid field gets the focus.
 */
export const ActDialog = ({
  title,
  lead,
  act,
  isGrave = false,
  ready,
  run,
  stays = false,
  wide = false,
  onClose,
  children,
}: ActDialogProps) => {
  const t = useWords(words)
  const failure = useFailure()
  const [isPressed, setPressed] = useState(false)
  const [phase, setPhase] = useState<{ busy: boolean; message?: string }>({ busy: false })
  const submit = async () => {
    setPhase({ busy: true })
    try {
      await run()
      if (!stays) onClose()
    } catch (error) {
      setPhase({ busy: false, message: failure(error) })
    }
  }
  return (
    <Dialog title={title} wide={wide && 'form'} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          flushSync(() => setPressed(true))
          const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
          if (wrong) wrong.focus()
          else if (!phase.busy && (ready?.() ?? true)) void submit()
        }}
      >
        {lead && <div className={classes.lead}>{lead}</div>}
        {children && (
          <div className={classes.fields}>
            <IsPressed value={isPressed || ready !== undefined}>{children}</IsPressed>
          </div>
        )}
        <div className={classes.end} data-wide={wide || undefined}>
          <DialogMessage>{phase.message}</DialogMessage>
          <DialogFoot>
            <Button look="plain" size="md" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" size="md" busy={phase.busy} className={isGrave ? classes.grave : undefined}>
              {act}
            </Button>
          </DialogFoot>
        </div>
      </form>
    </Dialog>
  )
}
