import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot, DialogSaid } from '#packages/ui/dialog.tsx'
import classes from './act-dialog.module.css'
import { IsPressed } from './field.tsx'
import { useFailure } from './use-failure.ts'

const words = defineWords({
  zh: { cancel: '取消' },
  en: { cancel: 'Cancel' },
})

interface ActDialogProps {
  title: string
  /** What it will do, before it is done. */
  lead?: ReactNode
  /** What the button says. */
  act: string
  /** It takes something from somebody, or cannot be undone. */
  isGrave?: boolean
  /** Asked before it is done; where it is not, the fields say why: they know themselves when to speak. */
  ready?(): boolean
  /** What goes wrong is said here. */
  run(): Promise<unknown>
  /** Who opened it closes it when it is done. */
  stays?: boolean
  /** A form of some length: it is wider, and a press beside it does not throw away what was typed. */
  wide?: boolean
  onClose(): void
  /** Fields. */
  children?: ReactNode
}

/**
 * Something that is asked for once more before it is done. What stands in its fields is right when none of them says
 * what is wrong with it; else the first that does is where one goes on.
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
  const [phase, setPhase] = useState<{ busy: boolean; said?: string }>({ busy: false })
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
          <DialogSaid>{phase.said}</DialogSaid>
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
