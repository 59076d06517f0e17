import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useHasInvalidDrafts } from '#packages/editor-core/use-invalid-drafts.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { FailureReason } from '#packages/sync/document-store.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import styles from './nav-bar.module.css'

const words = defineWords({
  zh: {
    saved: (time: string) => `已保存 ${time}`,
    savedHere: (time: string) => `已存在这台设备 ${time}`,
    draft: (time: string) => `草稿已保存 ${time}`,
    saving: '正在保存…',
    offline: '没有网络，改动已存在这台设备，联网后自动上传',
    server: '服务器暂时无法保存，改动已存在这台设备，会自动重试',
    signed_out: '登录已过期，改动已存在这台设备',
    refused: '服务器没有接受这份内容，改动已存在这台设备',
    gone: '它已在别处删除，改动已存在这台设备',
    full: '存储空间不足，改动已存在这台设备的记录里，会自动重试',
    no_room: '文档空间已满，改动已存在这台设备。清空回收站或删除不用的文档后重试',
    invalid: '有一处太长或不合要求，还没有保存',
    notSaved: '改动还没有保存：请不要关闭页面，并下载一份备份',
    show: '去改',
    retry: '现在重试',
    backup: '下载备份',
  },
  en: {
    saved: (time: string) => `Saved ${time}`,
    savedHere: (time: string) => `Saved on this device ${time}`,
    draft: (time: string) => `Draft saved ${time}`,
    saving: 'Saving…',
    offline: 'Offline. Changes are kept on this device and sent when you are back online',
    server: 'The server cannot save now. Changes are kept on this device; trying again',
    signed_out: 'Your session has ended. Changes are kept on this device',
    refused: 'The server did not accept this content. Changes are kept on this device',
    gone: 'It was deleted elsewhere. Changes are kept on this device',
    full: 'Storage is short. Changes are written down on this device; trying again',
    no_room:
      'Your document storage is full. Changes are saved on this device. Empty the bin or delete documents, then try again',
    invalid: 'One field is too long or not valid, so it is not saved yet',
    notSaved: 'Changes are not saved: keep this page open and download a backup',
    show: 'Fix',
    retry: 'Try now',
    backup: 'Download a backup',
  },
})

/** For the narrow bar of a phone. */
const shortWords = defineWords({
  zh: {
    saved: '已保存',
    savedHere: '存在本机',
    draft: '草稿已保存',
    offline: '离线，存在本机',
    savedLocally: '仅存在本机',
    invalid: '未保存',
  },
  en: {
    saved: 'Saved',
    savedHere: 'On device',
    draft: 'Draft saved',
    offline: 'Offline',
    savedLocally: 'Device only',
    invalid: 'Not saved',
  },
})

/** Reasons that a retry does not solve: a backup file helps. */
const NEEDS_BACKUP: readonly FailureReason[] = ['gone', 'refused', 'no_room']

const RETRIABLE: readonly FailureReason[] = ['offline', 'server', 'full', 'refused', 'no_room']

/** Where the work is saved, in one line. */
export const SaveStateText = ({
  sync,
  location,
  draft = false,
  onBackup,
}: {
  sync: Pick<DocumentSync, 'status' | 'subscribe' | 'push'>
  location: 'server' | 'browser'
  /** The saved draft is not public yet. */
  draft?: boolean
  onBackup(): void
}) => {
  const t = useWords(words)
  const short = useWords(shortWords)
  const { language } = useLanguage()
  const status = useSyncExternalStore(
    (listener) => sync.subscribe(listener),
    () => sync.status,
  )
  const { invalidDrafts } = useEditor()
  const invalid = useHasInvalidDrafts()
  if (invalid && (status.state === 'saved' || status.state === 'saving'))
    return (
      <span
        className={styles.state}
        role="status"
        title={t.invalid}
        data-save="invalid-draft"
        data-short={short.invalid}
        data-tone="warn"
      >
        <Glyph icon={CircleAlert} size={14} />
        <span>{t.invalid}</span>
        <button type="button" onClick={invalidDrafts.show}>
          {t.show}
        </button>
      </span>
    )
  if (status.state === 'saved') {
    const time = new Date(status.at).toLocaleTimeString(languageTag[language], {
      hour: '2-digit',
      minute: '2-digit',
    })
    const as = location === 'browser' ? 'savedHere' : draft ? 'draft' : 'saved'
    const text = t[as](time)
    return (
      <span className={styles.state} role="status" title={text} data-save="saved" data-short={short[as]}>
        <Glyph icon={Check} size={14} />
        <span>{text}</span>
      </span>
    )
  }
  if (status.state === 'saving')
    return (
      <span className={styles.state} role="status" data-save="saving">
        <Glyph icon={LoaderCircle} size={14} />
        <span>{t.saving}</span>
      </span>
    )
  const { state, reason } = status
  const isLocal = state === 'savedLocally'
  const text = isLocal ? t[reason] : t.notSaved
  return (
    <span
      className={styles.state}
      role="status"
      title={text}
      data-save={state}
      data-short={isLocal ? short[reason === 'offline' ? 'offline' : 'savedLocally'] : undefined}
      data-tone={isLocal ? 'warn' : 'danger'}
    >
      <Glyph icon={isLocal ? CloudOff : CircleAlert} size={14} />
      <span>{text}</span>
      {(!isLocal || RETRIABLE.includes(reason)) && (
        <button type="button" onClick={() => void sync.push()}>
          {t.retry}
        </button>
      )}
      {(!isLocal || NEEDS_BACKUP.includes(reason)) && (
        <button type="button" onClick={onBackup}>
          {t.backup}
        </button>
      )}
    </span>
  )
}
