import { type ReactNode, useState } from 'react'
import { Button } from '#packages/ui/button.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import classes from './dialog.module.css'
import { Dialog, DialogFoot } from './dialog.tsx'
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
  disabled?: boolean
  /** What goes wrong is said here. */
  run(): Promise<unknown>
  /** Who opened it closes it when it is done. */
  stays?: boolean
  onClose(): void
  /** Fields. */
  children?: ReactNode
}

/** Something that is asked for once more before it is done. */
export const ActDialog = ({
  title,
  lead,
  act,
  disabled = false,
  run,
  stays = false,
  onClose,
  children,
}: ActDialogProps) => {
  const t = useWords(words)
  const failure = useFailure()
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
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled && !phase.busy) void submit()
        }}
      >
        {lead && <div className={classes.lead}>{lead}</div>}
        {children && <div className={classes.fields}>{children}</div>}
        <p className={classes.said} role="alert">
          {phase.said}
        </p>
        <DialogFoot>
          <Button look="plain" size="md" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" size="md" busy={phase.busy} disabled={disabled}>
            {act}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
