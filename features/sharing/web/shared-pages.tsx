import { Download, MessageSquareText } from 'lucide'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { useReadPages } from '#packages/editor-canvas/reading/read-pages.tsx'
import reading from '#packages/editor-canvas/reading/reading.module.css'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import '#packages/render/document-parts.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindFacts } from '#packages/sections/registry.ts'
import { useApi } from '#packages/ui/api.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { useSite } from '#packages/ui/site.ts'
import { seeShared } from '../contract.ts'
import { NotesPane } from './notes/notes-pane.tsx'
import { usePlacePick } from './notes/use-place-pick.ts'
import styles from './shared.module.css'
import type { Shared } from './use-shared.ts'

const SharedDownload = lazyComponent(async () => (await import('./shared-download.tsx')).SharedDownload)

const words = defineWords({
  zh: {
    home: (site: string) => `${site}首页`,
    unnamed: '未命名',
    pages: (count: number) => `${count} 页`,
    updated: (day: string) => `更新于 ${day}`,
    download: '下载 PDF',
    notes: (count: number) => `批注${count > 0 ? ` ${count}` : ''}`,
    made: (site: string) => `用${site}做一份`,
  },
  en: {
    home: (site: string) => site,
    unnamed: 'Untitled',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    updated: (day: string) => `Updated ${day}`,
    download: 'Download PDF',
    notes: (count: number) => `Comments${count > 0 ? ` ${count}` : ''}`,
    made: (site: string) => `Make your own with ${site}`,
  },
})

/** Reports a view from the browser, so that link previews are not counted. */
const useSeenOnce = (suffix: string, pass: string | undefined) => {
  const client = useApi()
  useEffect(() => {
    // A failure to count the view is ignored.
    void client.attempt(seeShared, { suffix, ...(pass === undefined ? {} : { pass }) }).catch(() => undefined)
  }, [client, suffix, pass])
}

interface SharedPagesProps {
  suffix: string
  shared: Shared
  pass: string | undefined
  onChange(next: Shared): void
}

export const SharedPages = ({ suffix, shared, pass, onChange }: SharedPagesProps) => {
  const t = useWords(words)
  const document = useMemo(() => {
    const loaded = loadDocument(shared.document, kindFacts)
    return loaded.ok ? loaded.document : undefined
  }, [shared.document])
  useSeenOnce(suffix, pass)
  if (!document) throw new Error('the server sent a document that cannot be read')
  return (
    <>
      <PageHead title={document.title || t.unnamed} />
      <DocumentFonts />
      <Reading suffix={suffix} shared={shared} document={document} pass={pass} onChange={onChange} />
    </>
  )
}

const Reading = ({ suffix, shared, document, pass, onChange }: SharedPagesProps & { document: Document }) => {
  const t = useWords(words)
  const { name } = useSite()
  const { view, buttons, pages } = useReadPages(document)
  const isReview = shared.purpose === 'review'
  const pick = usePlacePick(isReview, document, shared.notes)
  const [asked, setAsked] = useState(0)
  const open = shared.notes.filter(({ state }) => state === 'open').length
  const day = new Date(shared.updatedAt).toISOString().slice(0, 10)
  return (
    <div className={reading.frame}>
      <header className={reading.bar}>
        <AppLink to="/" className={reading.back ?? ''} aria-label={t.home(name)}>
          <Seal size={24} />
        </AppLink>
        <h1>{document.title || t.unnamed}</h1>
        <span className={reading.state}>
          {t.pages(pages)} · {t.updated(day)}
        </span>
        <span className={reading.space} />
        {buttons}
        <AppLink to="/" className={`${parts.word} ${styles.made}`}>
          {t.made(name)}
        </AppLink>
        {isReview && (
          <button
            type="button"
            className={`${parts.button} ${styles.toNotes}`}
            onClick={() => pick.show(!pick.shown)}
          >
            <Glyph icon={MessageSquareText} size={16} />
            {t.notes(open)}
          </button>
        )}
        {shared.mayDownload && (
          <button type="button" className={parts.primary} onClick={() => setAsked(asked + 1)}>
            <Glyph icon={Download} size={16} />
            {t.download}
          </button>
        )}
      </header>
      {asked > 0 && (
        <Suspense>
          <SharedDownload key={asked} suffix={suffix} document={document} pass={pass} />
        </Suspense>
      )}
      <div className={styles.stage} data-picks={isReview || undefined} ref={pick.stage}>
        {view}
        {isReview && (
          <NotesPane
            suffix={suffix}
            pass={pass}
            document={document}
            notes={shared.notes}
            pick={pick}
            onNotes={(notes) => onChange({ ...shared, notes: notes as Shared['notes'] })}
          />
        )}
      </div>
    </div>
  )
}
