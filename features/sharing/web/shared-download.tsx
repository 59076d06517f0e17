import { useEffect, useRef } from 'react'
import { type Download, useDownload } from '#features/downloads/download-parts.ts'
import type { Document } from '#packages/document/schema.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { fileName } from '#packages/export/file-name.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { downloadedShared } from '../contract.ts'
import styles from './shared.module.css'

const words = defineWords({
  zh: {
    making: '正在生成 PDF…',
    done: (name: string) => `已保存 ${name}`,
    different: '核对时发现文件与屏幕不完全一致，没有自动保存。',
    anyway: '仍要保存',
    failed: '没能生成文件，请再试一次。',
  },
  en: {
    making: 'Creating the PDF…',
    done: (name: string) => `Saved ${name}`,
    different: 'The PDF doesn’t exactly match the screen, so it wasn’t saved.',
    anyway: 'Save anyway',
    failed: 'Couldn’t create the file. Please try again.',
  },
})

const isSaved = ({ state }: Download) => state === 'done'

/** Makes a PDF of the pages on the screen without embedding the document, which a guest must not get. */
export const SharedDownload = ({
  suffix,
  document,
  pass,
}: {
  suffix: string
  document: Document
  pass: string | undefined
}) => {
  const t = useWords(words)
  const client = useApi()
  const { download, start, saveAnyway } = useDownload()
  const begun = useRef(false)
  const saved = isSaved(download)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was pressed once.
  useEffect(() => {
    const root = window.document.querySelector<HTMLElement>('[data-reading] .hj-doc')
    if (!root || begun.current) return
    begun.current = true
    void start(['pdf'], { root, document, name: fileName(document), options: { attach: false } })
  }, [])
  useEffect(() => {
    if (saved)
      void client
        .attempt(downloadedShared, { suffix, ...(pass === undefined ? {} : { pass }) })
        .catch(() => undefined)
  }, [saved, client, suffix, pass])

  return (
    <p className={styles.making} role="status">
      {(download.state === 'idle' || download.state === 'making') && t.making}
      {download.state === 'done' && t.done(download.file.name)}
      {download.state === 'failed' && t.failed}
      {download.state === 'withheld' && (
        <>
          {t.different}
          <button type="button" className={parts.word} onClick={saveAnyway}>
            {t.anyway}
          </button>
        </>
      )}
    </p>
  )
}
