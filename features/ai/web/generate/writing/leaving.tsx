import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot } from '#packages/ui/dialog.tsx'
import styles from './leaving.module.css'

const words = defineWords({
  zh: {
    title: '还没有写完',
    text: '离开就停下来。写好的部分会留在这台设备上，回来可以接着写。',
    stay: '留下',
    leave: '离开',
  },
  en: {
    title: 'Your draft isn’t finished',
    text: 'Leaving stops the draft. What’s written stays on this device, so you can continue later.',
    stay: 'Stay',
    leave: 'Leave',
  },
})

const Ask = ({ onStay, onLeave }: { onStay(): void; onLeave(): void }) => {
  const t = useWords(words)
  return (
    <Dialog title={t.title} onClose={onStay}>
      <p className={styles.text}>{t.text}</p>
      <DialogFoot>
        <Button look="plain" size="md" onClick={onLeave}>
          {t.leave}
        </Button>
        <Button size="md" data-autofocus="" onClick={onStay}>
          {t.stay}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** During a run, asks before leaving: links open a dialog, and closing or reloading uses the browser's own. */
export const Leaving = ({ isWriting }: { isWriting: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWriting && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isWriting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isWriting])
  return blocker.state === 'blocked' ? (
    <Ask onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
  ) : null
}
