import { ArrowLeft, RotateCcw } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import type { ErrorBody } from '#packages/api/errors.ts'
import { replaceDocument } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { useTools } from '#packages/editor-core/use-tools.ts'
import type { VersionInfo, Versions } from '#packages/editor-core/versions-port.ts'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { useLoaded } from '#packages/editor-tools/use-loaded.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { ComparePages } from './compare-pages.tsx'
import { CompareText } from './compare-text.tsx'
import styles from './history-dialog.module.css'
import { useVersionName, useVersionTime, VersionList } from './version-list.tsx'
import { KeepPresent, Naming } from './version-naming.tsx'

const words = defineWords({
  zh: {
    title: '历史版本',
    waiting: '正在打开…',
    failed: '没能打开。',
    again: '再试一次',
    none: '还没有历史版本',
    noneText: '改动保存之后，会自动留下版本；要紧的时候，也可以自己留一个。',
    pick: '选一个版本来查看。',
    show: '查看方式',
    preview: '预览',
    text: '文字对照',
    pages: '版面对照',
    against: '对照',
    now: '现在的文档',
    previous: '上一个版本',
    present: '现在',
    restore: '恢复到这个版本',
    restored: '已恢复，可以撤销。',
    back: '返回列表',
    all: (count: number) => `共 ${count} 页`,
  },
  en: {
    title: 'History',
    waiting: 'Opening…',
    failed: 'It could not be opened.',
    again: 'Try again',
    none: 'No earlier versions yet',
    noneText:
      'They are kept by themselves once changes are saved, and you can keep one yourself at any time.',
    pick: 'Choose a version to look at.',
    show: 'View',
    preview: 'Preview',
    text: 'Words',
    pages: 'Pages',
    against: 'Compare with',
    now: 'The present document',
    previous: 'The version before',
    present: 'Now',
    restore: 'Restore this version',
    restored: 'Restored; this can be undone.',
    back: 'Back to the list',
    all: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  },
})

type View = 'preview' | 'text' | 'pages'

/** All pages of a version, one below the other. */
const VersionPages = ({ document }: { document: Document }) => {
  const t = useWords(words)
  const [pages, setPages] = useState(1)
  return (
    <div className={styles.pages}>
      <small>{t.all(pages)}</small>
      {Array.from({ length: pages }, (_, page) => (
        <PageFigure
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number.
          key={page}
          document={document}
          page={page}
          {...(page === 0 ? { onCount: setPages } : {})}
        />
      ))}
    </div>
  )
}

const Compared = ({
  port,
  version,
  document,
  before,
  view,
}: {
  port: Versions
  version: VersionInfo
  document: Document
  /** The previous version, if it is the one to compare with. */
  before: VersionInfo | undefined
  view: 'text' | 'pages'
}) => {
  const t = useWords(words)
  const present = useDocument()
  const nameOf = useVersionName()
  const timeOf = useVersionTime()
  const earlier = useLoaded(
    useCallback(() => (before ? port.get(before.id) : Promise.resolve(undefined)), [port, before]),
  )
  const label = (one: VersionInfo) => `${timeOf(one)} ${nameOf(one)}`
  if (before && earlier.state !== 'ready')
    return <p className={parts.note}>{earlier.state === 'failed' ? t.failed : t.waiting}</p>
  const [from, to] =
    before && earlier.state === 'ready' && earlier.value
      ? [
          { name: label(before), document: earlier.value },
          { name: label(version), document },
        ]
      : [
          { name: label(version), document },
          { name: t.present, document: present },
        ]
  return view === 'text' ? (
    <CompareText before={from.document} after={to.document} />
  ) : (
    <ComparePages before={from} after={to} />
  )
}

/** Earlier versions. The user can view one, compare it with the current document or the previous version, name it and restore it. */
export const HistoryDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const port = useTools().ports.versions as Versions
  const list = useLoaded(useCallback(() => port.list(), [port]))
  const [chosen, setChosen] = useState<string>()
  const [view, setView] = useState<View>('preview')
  const [against, setAgainst] = useState<'now' | 'previous'>('now')
  const [busy, setBusy] = useState(false)
  const versions = useMemo(
    () => (list.state === 'ready' ? [...list.value].sort((a, b) => b.at - a.at) : []),
    [list],
  )
  const isEmpty = list.state === 'ready' && versions.length === 0
  const phone = usePhone()
  // In a wide window the list and a version fit next to each other, so the newest is shown at once.
  const shown = chosen ?? (phone ? undefined : versions[0]?.id)
  const at = versions.findIndex(({ id }) => id === shown)
  const version = versions[at]
  const id = version?.id
  const loaded = useLoaded(
    useCallback(() => (id === undefined ? Promise.resolve(undefined) : port.get(id)), [port, id]),
  )
  const document = loaded.state === 'ready' ? loaded.value : undefined

  const restore = async () => {
    if (!version || !document) return
    setBusy(true)
    // A failure here is no reason to refuse: the edit can still be undone.
    await port.restore(version.id).catch(() => undefined)
    editor.edit(replaceDocument(document))
    toasts.show(t.restored, 'ok')
    onClose()
  }
  /** The error of the server says what is wrong and what to do. */
  const showFailure = (error: unknown) =>
    toasts.show((error as ErrorBody | null)?.message ?? t.failed, 'error')
  const keep = async (label: string) => {
    await port.keep(label).catch(showFailure)
    list.again()
  }
  const name = async (label: string) => {
    if (!version) return
    await port.name(version.id, label).catch(showFailure)
    list.again()
  }
  return (
    <ToolDialog opened={opened} onClose={onClose} title={t.title} shape="wide">
      <div
        className={styles.split}
        data-chosen={version ? '' : undefined}
        data-empty={isEmpty ? '' : undefined}
      >
        <div className={styles.side}>
          <KeepPresent onKeep={(label) => void keep(label)} />
          {list.state === 'waiting' && versions.length === 0 && <p className={parts.note}>{t.waiting}</p>}
          {list.state === 'failed' && (
            <p className={parts.note}>
              {t.failed}
              <button type="button" className={parts.word} onClick={list.again}>
                {t.again}
              </button>
            </p>
          )}
          <VersionList versions={versions} chosen={shown} onChoose={setChosen} />
        </div>
        <div className={styles.view}>
          {isEmpty && (
            <div className={parts.none}>
              <h3>{t.none}</h3>
              <p>{t.noneText}</p>
            </div>
          )}
          {!version && versions.length > 0 && <p className={parts.note}>{t.pick}</p>}
          {version && (
            <>
              <div className={styles.bar}>
                <button
                  type="button"
                  className={`${parts.icon} ${styles.back}`}
                  aria-label={t.back}
                  onClick={() => setChosen(undefined)}
                >
                  <Glyph icon={ArrowLeft} size={18} />
                </button>
                <Naming key={version.id} version={version} onName={(label) => void name(label)} />
                <button
                  type="button"
                  className={parts.primary}
                  disabled={!document || busy}
                  onClick={() => void restore()}
                >
                  <Glyph icon={RotateCcw} size={15} />
                  {t.restore}
                </button>
              </div>
              <div className={styles.bar}>
                <span className={styles.views}>
                  <Segments
                    value={view}
                    onChange={(value) => setView(value as View)}
                    label={t.show}
                    segments={(['preview', 'text', 'pages'] as const).map((value) => ({
                      value,
                      name: t[value],
                    }))}
                  />
                </span>
                {view !== 'preview' && (
                  <label className={styles.against}>
                    <span>{t.against}</span>
                    <select
                      className={parts.field}
                      value={against}
                      onChange={(event) => setAgainst(event.currentTarget.value as typeof against)}
                    >
                      <option value="now">{t.now}</option>
                      <option value="previous" disabled={versions[at + 1] === undefined}>
                        {t.previous}
                      </option>
                    </select>
                  </label>
                )}
              </div>
              <div className={styles.shown}>
                {loaded.state === 'failed' && <p className={parts.note}>{t.failed}</p>}
                {loaded.state === 'waiting' && <p className={parts.note}>{t.waiting}</p>}
                {document && view === 'preview' && <VersionPages key={version.id} document={document} />}
                {document && view !== 'preview' && (
                  <Compared
                    port={port}
                    version={version}
                    document={document}
                    before={against === 'previous' ? versions[at + 1] : undefined}
                    view={view}
                  />
                )}
              </div>
            </>
          )}
        </div>
      </div>
    </ToolDialog>
  )
}
