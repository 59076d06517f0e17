import { Modal } from '@mantine/core'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import styles from './tool-dialog.module.css'

const words = defineWords({ zh: { close: '关闭' }, en: { close: 'Close' } })

interface ToolDialogProps {
  opened: boolean
  onClose(): void
  title: string
  /** Small text next to the title. */
  about?: ReactNode
  /** At the right end of the title's row. */
  actions?: ReactNode
  footer?: ReactNode
  /** `wide` fills most of the window, `middle` is as high as it must be; a drawer opens at the right edge. */
  shape?: 'plain' | 'middle' | 'large' | 'wide' | 'drawer'
  children: ReactNode
}

/** A tool that takes the keyboard: title, body, actions. On a phone it takes the whole window. */
export const ToolDialog = ({
  opened,
  onClose,
  title,
  about,
  actions,
  footer,
  shape = 'plain',
  children,
}: ToolDialogProps) => {
  const t = useWords(words)
  return (
    <Kit>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        padding={0}
        centered={shape !== 'drawer'}
        transitionProps={{ transition: 'fade', duration: 120 }}
        zIndex={2000}
        // An editor scrolls within its panes. Locking the body is not needed and would restyle every page.
        lockScroll={false}
        // On the content itself a class would also fall on the box around it.
        classNames={{ content: styles.content ?? '' }}
      >
        <Modal.Overlay className={styles.scrim ?? ''} backgroundOpacity={1} color="var(--scrim)" />
        <Modal.Content data-shape={shape} data-own-undo="" radius={0}>
          <header className={styles.head}>
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
            {about && <span className={styles.about}>{about}</span>}
            <span className={styles.space} />
            {actions}
            <button type="button" className={parts.icon} aria-label={t.close} onClick={onClose}>
              <Glyph icon={X} size={18} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </Modal.Content>
      </Modal.Root>
    </Kit>
  )
}
