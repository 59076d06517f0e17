import { type ReactNode, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import styles from './setting.module.css'

const words = defineWords({
  zh: { cancel: '取消' },
  en: { cancel: 'Cancel' },
})

interface SettingProps {
  title: string
  text?: ReactNode
  /** The button that opens the form below. */
  open?: string
  children?: ReactNode | ((close: () => void) => ReactNode)
}

/** A setting: its current value, and a form to change it. */
export const Setting = ({ title, text, open, children }: SettingProps) => {
  const t = useWords(words)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <section className={styles.setting}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {open && (
          <Button look="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t.cancel : open}
          </Button>
        )}
      </div>
      {typeof children === 'function'
        ? isOpen && <div className={styles.body}>{children(close)}</div>
        : children}
    </section>
  )
}
