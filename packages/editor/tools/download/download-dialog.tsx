import { Printer } from 'lucide'
import { useRef, useState } from 'react'
import { fileName } from '#packages/formats/file-name.ts'
import { type FormatId, formatIds, formatOf } from '#packages/formats/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../../glyph.tsx'
import { useDocument } from '../../use-editor.tsx'
import type { PanelProps } from '../tool.ts'
import { ToolDialog } from '../tool-dialog.tsx'
import parts from '../tool-parts.module.css'
import { DocumentFacts } from './document-facts.tsx'
import styles from './download-dialog.module.css'
import { FormatCards } from './format-cards.tsx'
import { keepChoice, keptChoice, type PictureOptions } from './kept-choice.ts'
import { PageChoice } from './page-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { Result } from './result.tsx'
import { useDownload } from './use-download.ts'

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
    note: '完成后自动保存到下载文件夹',
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
    note: 'It is saved to your downloads when it is done',
  },
})

/** Every page unless somebody chose: pages that come while it is open go along. */
const useChosenPages = () => {
  const [pages, setPages] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const all = new Set(Array.from({ length: pages }, (_, page) => page))
  const valid = chosen && new Set([...chosen].filter((page) => page < pages))
  return {
    pages,
    setPages,
    chosen: valid ?? all,
    some: valid && valid.size < pages ? valid : undefined,
    setChosen,
  }
}

/** Pages and facts at the left, formats at the right; the file is made of the very pages that are shown. */
export const DownloadDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const document = useDocument()
  const drawn = useRef<HTMLDivElement>(null)
  const { pages, setPages, chosen, some, setChosen } = useChosenPages()
  const [kept, setKept] = useState(keptChoice)
  const [name, setName] = useState(() => fileName(document))
  const { download, start, stop } = useDownload()
  const { format, picture } = kept
  const row = formatOf(format)
  const making = download.state === 'making'

  const change = (next: Partial<typeof kept>) => {
    const all = { ...kept, ...next }
    setKept(all)
    keepChoice(all)
    if (download.state !== 'idle') stop()
  }
  const make = (formats: readonly FormatId[]) => {
    const root = drawn.current?.querySelector<HTMLElement>('.hj-doc')
    if (!root) return
    void start(formats, {
      root,
      document,
      name: name.trim() || fileName(document),
      ...(some ? { pages: some } : {}),
      options: picture,
    })
  }
  const close = () => {
    stop()
    onClose()
  }
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
          <button type="button" className={parts.word} disabled={making} onClick={() => make(formatIds)}>
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
            document={document}
            pages={pages}
            chosen={chosen}
            onChoose={row.paged ? setChosen : undefined}
            onCount={setPages}
            drawn={drawn}
          />
          <DocumentFacts document={document} drawn={drawn} pages={pages} />
        </div>
        <div className={styles.choices}>
          <FormatCards value={format} onChange={(next) => change({ format: next })} />
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
          {(download.state === 'making' || download.state === 'done') && (
            <ProgressSteps steps={download.steps} done={download.state === 'done'} />
          )}
          <Result download={download} />
        </div>
      </div>
    </ToolDialog>
  )
}
