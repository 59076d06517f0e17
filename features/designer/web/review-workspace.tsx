import { ChevronLeft } from 'lucide'
import { useState } from 'react'
import { withdrawTemplate } from '#features/templates/contract.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { useReadPages } from '#packages/editor-canvas/reading/read-pages.tsx'
import styles from '#packages/editor-canvas/reading/reading.module.css'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import '#packages/render/document-parts.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindFacts } from '#packages/sections/registry.ts'
import { useApi } from '#packages/ui/api.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { stopSendingCover } from './cover/send-cover-later.ts'
import { TemplateNotOpened } from './not-opened.tsx'
import type { OwnTemplate } from './own-facts.ts'

const words = defineWords({
  zh: {
    back: '我的模板',
    state: '审核中',
    note: '这份模板正在审核，内容不能修改。要继续修改，请先撤回；撤回后回到草稿，随时可以再提交。',
    withdraw: '撤回',
    withdrawn: '已撤回，可以继续修改。',
    failed: '没能撤回，请再试一次。',
  },
  en: {
    back: 'My templates',
    state: 'In review',
    note: 'This template is in review and can’t be edited. Withdraw it to make changes; it becomes a draft again, and you can resubmit at any time.',
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn. You can continue editing.',
    failed: 'Couldn’t withdraw it. Please try again.',
  },
})

const Reading = ({
  facts,
  document,
  onWithdrawn,
}: {
  facts: OwnTemplate
  document: Document
  onWithdrawn(): void
}) => {
  const t = useWords(words)
  const client = useApi()
  const [busy, setBusy] = useState(false)
  const { view, buttons } = useReadPages(document)
  const withdraw = async () => {
    setBusy(true)
    stopSendingCover(facts.id)
    try {
      await client.attempt(withdrawTemplate, { id: facts.id })
      toasts.show(t.withdrawn, 'ok')
    } catch {
      // The review may have ended meanwhile, so the template is loaded again.
      toasts.show(t.failed)
    }
    onWithdrawn()
  }
  return (
    <div className={styles.frame}>
      <PageHead title={document.title} />
      <DocumentFonts />
      <header className={styles.bar}>
        <AppLink to="/createTemplate/designer" className={styles.back} aria-label={t.back}>
          <Glyph icon={ChevronLeft} size={20} />
        </AppLink>
        <h1>{document.title}</h1>
        <span className={styles.state} data-status="review">
          {t.state}
        </span>
        <span className={styles.space} />
        {buttons}
        <button type="button" className={parts.button} disabled={busy} onClick={() => void withdraw()}>
          {t.withdraw}
        </button>
      </header>
      <p className={styles.note} role="note">
        {t.note}
      </p>
      {view}
    </div>
  )
}

/** A template in review is read-only, so that the approved revision is the reviewed one. */
export const ReviewWorkspace = ({ facts, onWithdrawn }: { facts: OwnTemplate; onWithdrawn(): void }) => {
  const loaded = loadDocument(facts.document, kindFacts)
  if (!loaded.ok)
    return (
      <TemplateNotOpened
        answer={{ found: false, reason: 'unreadable', original: loaded.original }}
        onAgain={onWithdrawn}
      />
    )
  return <Reading facts={facts} document={loaded.document} onWithdrawn={onWithdrawn} />
}
