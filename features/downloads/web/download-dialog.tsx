import { ArrowLeft, Printer } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { InvalidDraftNote } from '#packages/editor-tools/invalid-draft-note.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { fileName } from '#packages/export/file-name.ts'
import { type FormatId, formatIdsFor, formatOf } from '#packages/export/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { AttachChoice } from './attach-choice.tsx'
import { BlanksNote } from './blanks-note.tsx'
import { DocumentFacts } from './document-facts.tsx'
import styles from './download-dialog.module.css'
import { FormatCards } from './format-cards.tsx'
import { PageChoice } from './page-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { ProofAgain } from './proof/proof-again.tsx'
import type { Proved } from './proof/prove-made.ts'
import { Result } from './result.tsx'
import { formatFor, type PictureOptions, storeChoice, storedChoice } from './stored-choice.ts'
import { type Download, useDownload } from './use-download.ts'

const words = defineWords({
  zh: {
    title: '下载',
    name: '文件名',
    all: '全部格式（.zip）',
    print: '打印',
    cancel: '取消',
    download: (name: string) => `下载 ${name}`,
    making: '生成中',
    noPage: '至少选一页',
    note: '核对无误后自动保存到下载文件夹',
    changed: '内容有改动，刚才保存的文件还是改动前的，请重新下载。',
    proof: '体检',
    back: '返回下载',
  },
  en: {
    title: 'Download',
    name: 'File name',
    all: 'All formats (.zip)',
    print: 'Print',
    cancel: 'Cancel',
    download: (name: string) => `Download ${name}`,
    making: 'Making it',
    noPage: 'Choose a page at least',
    note: 'It is checked, then saved to your downloads',
    changed: 'You changed something: the file you saved is the earlier one. Download it again.',
    proof: 'Check-up',
    back: 'Back to download',
  },
})

/** All pages until the user chooses, so that pages added while the dialog is open are included. */
const useChosenPages = () => {
  const [drawn, setDrawn] = useState(0)
  const pages = Math.max(1, drawn)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const all = new Set(Array.from({ length: pages }, (_, page) => page))
  const valid = chosen && new Set([...chosen].filter((page) => page < pages))
  return {
    pages,
    /** Undefined until the pages are rendered. */
    drawn,
    setDrawn,
    chosen: valid ?? all,
    some: valid && valid.size < pages ? valid : undefined,
    setChosen,
  }
}

/** Progress and result are below the choices: scrolls to them as they appear. */
const useInView = (download: Download) => {
  const place = useRef<HTMLDivElement>(null)
  const { state } = download
  const lines = 'steps' in download ? download.steps.length : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line needs more room, a growing count does not.
  useEffect(() => {
    if (state !== 'idle') place.current?.scrollIntoView({ block: 'nearest' })
  }, [state, lines, 'check' in download && download.check.state])
  return place
}

/** Freezes the document while a file is made of it, so that changes from another tab do not alter the pages. */
const useFrozenDocument = (document: Document, making: boolean): Document => {
  const [frozen, setFrozen] = useState(document)
  if (!making && frozen !== document) setFrozen(document)
  return making ? frozen : document
}

/** Pages and facts on the left, formats on the right. The file is made of the rendered pages that the dialog shows. */
export const DownloadDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const document = useDocument()
  const drawn = useRef<HTMLDivElement>(null)
  const { pages, drawn: count, setDrawn, chosen, some, setChosen } = useChosenPages()
  const [choice, setChoice] = useState(storedChoice)
  const [name, setName] = useState(() => fileName(document))
  const { download, start, stop, saveAnyway } = useDownload(useTools().ports.exported)
  const [looking, setLooking] = useState<Proved>()
  const [changed, setChanged] = useState(false)
  const outcome = useInView(download)
  const { picture, attach } = choice
  const offered = formatIdsFor(document.kind)
  const format = formatFor(choice, document.kind)
  const row = formatOf(format)
  const making = download.state === 'making'
  const shown = useFrozenDocument(document, making)

  const change = (next: Partial<typeof choice>) => {
    const all = { ...choice, ...next }
    setChoice(all)
    storeChoice(all)
    if (download.state !== 'idle') stop()
  }
  const make = (formats: readonly FormatId[]) => {
    const root = drawn.current?.querySelector<HTMLElement>('.hj-doc')
    if (!root) return
    setChanged(false)
    void start(formats, {
      root,
      document,
      name: name.trim() || fileName(document),
      ...(some ? { pages: some } : {}),
      options: { ...picture, attach },
    })
  }
  const close = () => {
    stop()
    onClose()
  }
  /** Clears a result that belongs to an earlier state of the document. */
  const back = () => {
    if (looking && looking.document !== document) {
      stop()
      setChanged(true)
      setName((before) => (before === fileName(looking.document) ? fileName(document) : before))
    }
    setLooking(undefined)
  }
  if (looking)
    return (
      <ToolDialog
        opened={opened}
        onClose={close}
        title={t.proof}
        about={document.title}
        shape="large"
        footer={
          <>
            <button type="button" className={parts.button} onClick={back}>
              <Glyph icon={ArrowLeft} size={14} />
              {t.back}
            </button>
            <span className={styles.space} />
            <span className={parts.quiet}>{looking.document === document ? '' : t.changed}</span>
          </>
        }
      >
        <ProofAgain first={looking} onClose={close} />
      </ToolDialog>
    )
  return (
    <ToolDialog
      opened={opened}
      onClose={close}
      title={t.title}
      about={document.title}
      shape="large"
      footer={
        <>
          <button type="button" className={parts.word} onClick={() => window.print()}>
            <Glyph icon={Printer} size={14} />
            {t.print}
          </button>
          <button type="button" className={parts.word} disabled={making} onClick={() => make(offered)}>
            {t.all}
          </button>
          <span className={styles.space} />
          <span className={parts.quiet}>{chosen.size === 0 ? t.noPage : making ? t.note : ''}</span>
          <button type="button" className={parts.button} onClick={making ? stop : close}>
            {t.cancel}
          </button>
          <button
            type="button"
            className={parts.primary}
            disabled={making || chosen.size === 0}
            onClick={() => make([format])}
          >
            {making ? t.making : t.download(row[language].name)}
          </button>
        </>
      }
    >
      <div className={styles.halves}>
        <div className={styles.pages}>
          <PageChoice
            document={shown}
            pages={pages}
            chosen={chosen}
            onChoose={row.paged ? setChosen : undefined}
            onCount={setDrawn}
            drawn={drawn}
          />
          <DocumentFacts
            document={shown}
            drawn={drawn}
            pages={count}
            chosen={row.paged && some}
            fonts={row.fonts}
          />
        </div>
        <div className={styles.choices}>
          <InvalidDraftNote onLeave={close} />
          <BlanksNote document={document} onLeave={close} />
          <FormatCards
            value={format}
            onChange={(next) => change({ formats: { ...choice.formats, [document.kind]: next } })}
          />
          {format === 'png' && (
            <PictureChoice value={picture} onChange={(next: PictureOptions) => change({ picture: next })} />
          )}
          <label className={styles.name}>
            {t.name}
            <span className={styles.file}>
              <input
                className={parts.field}
                value={name}
                maxLength={120}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <span>.{row.extension}</span>
            </span>
          </label>
          {(format === 'pdf' || (format === 'pptx' && document.kind === 'ppt')) && (
            <AttachChoice document={document} value={attach} onChange={(next) => change({ attach: next })} />
          )}
          <div className={styles.outcome} ref={outcome}>
            {'steps' in download && <ProgressSteps steps={download.steps} done={!making} />}
            {changed && download.state === 'idle' && <p className={styles.changed}>{t.changed}</p>}
            <Result download={download} pages={chosen.size} onLook={setLooking} onSave={saveAnyway} />
          </div>
        </div>
      </div>
    </ToolDialog>
  )
}
