import { type RefObject, Suspense, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Float } from '#packages/ui/float.tsx'
import { useFocusInside } from '#packages/ui/focus-inside.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './item-share.module.css'

const ItemQr = lazyComponent(async () => (await import('./item-qr.tsx')).ItemQr)

const words = defineWords({
  zh: {
    title: '分享这份模板',
    link: '链接',
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '没能复制，请选中链接自己复制。',
    system: '发给别人…',
    scan: '用手机扫一扫打开',
  },
  en: {
    title: 'Share this template',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy. Select the link and copy it yourself.',
    system: 'Send to…',
    scan: 'Scan to open on your phone',
  },
})

interface ShareBoxProps {
  name: string
  address: string
  anchor: RefObject<HTMLButtonElement | null>
  onClose(): void
}

/** The link to copy, share and scan. */
export const ShareBox = ({ name, address, anchor, onClose }: ShareBoxProps) => {
  const t = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  useFocusInside(box, anchor, (element) => element)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.show(t.copied, 'ok'),
      () => toasts.show(t.notCopied, 'warn'),
    )
  // Closing the system's share sheet is no error.
  const send = () => navigator.share({ title: name, url: address }).catch(() => undefined)
  return (
    <Float
      box={box}
      anchor={anchor}
      align="end"
      width={288}
      className={styles.box ?? ''}
      role="dialog"
      aria-label={t.title}
      tabIndex={-1}
      onDismiss={() => {
        anchor.current?.focus()
        onClose()
      }}
    >
      <input
        className={styles.link}
        aria-label={t.link}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <button type="button" onClick={() => void copy()}>
          {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void send()}>
            {t.system}
          </button>
        )}
      </div>
      <div className={styles.qr}>
        <Suspense>
          <ItemQr address={address} />
        </Suspense>
        <p>{t.scan}</p>
      </div>
    </Float>
  )
}
