import { Check, Copy, ExternalLink, Eye, Lock, MessageSquareText, QrCode } from 'lucide'
import { useId, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './link-card.module.css'
import { LinkQr } from './link-qr.tsx'
import { LinkSettings } from './link-settings.tsx'
import { type Link, type LinkChange, refusalOf } from './use-links.ts'

const words = defineWords({
  zh: {
    view: '查看链接',
    review: '批注链接',
    address: '链接地址',
    copy: '复制链接',
    copied: '已复制',
    notCopied: '没能复制，请手动选中地址复制',
    open: '在新窗口打开',
    qr: '二维码',
    settings: '设置',
    locked: '有密码',
    paused: '已停用',
    over: '已过期',
    seen: (views: number) => `看过 ${views} 人次`,
    downloads: (count: number) => `下载 ${count} 次`,
    last: (when: string) => `最近 ${when}`,
    notViewed: '还没有人看过',
    failed: '没有改成，请再试一次',
  },
  en: {
    view: 'View link',
    review: 'Review link',
    address: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: 'Couldn’t copy. Select the link and copy it yourself.',
    open: 'Open in a new window',
    qr: 'QR code',
    settings: 'Settings',
    locked: 'Password',
    paused: 'Off',
    over: 'Expired',
    seen: (views: number) => (views === 1 ? 'Viewed once' : `Viewed ${views} times`),
    downloads: (count: number) => (count === 1 ? '1 download' : `${count} downloads`),
    last: (when: string) => `last viewed ${when}`,
    notViewed: 'Not viewed yet',
    failed: 'Couldn’t save the change. Please try again.',
  },
})

const Counts = ({ link }: { link: Link }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  if (link.lastSeenAt === null) return <span>{t.notViewed}</span>
  const when = new Date(link.lastSeenAt).toLocaleString(languageTag[language], {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <>
      <span>{t.seen(link.views)}</span>
      {link.mayDownload && <span>{t.downloads(link.downloads)}</span>}
      <span>{t.last(when)}</span>
    </>
  )
}

interface LinkCardProps {
  link: Link
  isOpen: boolean
  onOpen(): void
  onChange(patch: LinkChange): Promise<void>
  onRemove(): Promise<void>
}

export const LinkCard = ({ link, isOpen, onOpen, onChange, onRemove }: LinkCardProps) => {
  const t = useWords(words)
  const id = useId()
  const [copied, setCopied] = useState(false)
  const [qr, setQr] = useState(false)
  const address = `${window.location.origin}/s/${link.suffix}`
  const isOver = link.expiresAt !== null && link.expiresAt <= Date.now()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toasts.show(t.notCopied, 'warn')
    }
  }
  const change = async (patch: LinkChange): Promise<string | undefined> => {
    try {
      await onChange(patch)
      setCopied(false)
      return undefined
    } catch (error) {
      return refusalOf(error) ?? t.failed
    }
  }
  return (
    <section className={styles.card} data-open={isOpen || undefined} data-link={link.id}>
      <header className={styles.head}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
        >
          <Glyph icon={link.purpose === 'view' ? Eye : MessageSquareText} size={16} />
          {t[link.purpose]}
        </button>
        {link.locked && (
          <span className={styles.pill}>
            <Glyph icon={Lock} size={12} />
            {t.locked}
          </span>
        )}
        {(link.paused || isOver) && (
          <span className={styles.pill} data-tone="warn">
            {link.paused ? t.paused : t.over}
          </span>
        )}
        <span className={styles.counts}>
          <Counts link={link} />
        </span>
      </header>
      <div className={styles.address}>
        <input
          className={parts.field}
          aria-label={t.address}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className={parts.button} onClick={() => void copy()}>
          <Glyph icon={copied ? Check : Copy} size={15} />
          {copied ? t.copied : t.copy}
        </button>
        <button
          type="button"
          className={parts.icon}
          aria-label={t.qr}
          title={t.qr}
          aria-pressed={qr}
          onClick={() => setQr(!qr)}
        >
          <Glyph icon={QrCode} size={18} />
        </button>
        <a
          className={parts.icon}
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={t.open}
          title={t.open}
        >
          <Glyph icon={ExternalLink} size={17} />
        </a>
      </div>
      {qr && <LinkQr address={address} suffix={link.suffix} />}
      {isOpen && (
        <div id={id}>
          <LinkSettings link={link} onChange={change} onRemove={onRemove} />
        </div>
      )}
    </section>
  )
}
