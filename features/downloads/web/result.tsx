import { CircleCheck, TriangleAlert } from 'lucide'
import type { Comparison } from '#packages/checks/proof.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { formatOf } from '#packages/export/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './download-dialog.module.css'
import { failureText } from './proof/failure-words.ts'
import { ProofLine } from './proof/proof-line.tsx'
import type { Proved } from './proof/prove-made.ts'
import type { Download } from './use-download.ts'

const words = defineWords({
  zh: {
    done: '已保存',
    facts: (size: string, seconds: string) => `${size}，用时 ${seconds} 秒`,
    reading: '正在看招聘系统能读到什么…',
    unproved: '这次没能读回来核对，文件本身已经保存。',
    missing: (characters: string) => `字体里没有 ${characters}，已按屏幕的样子画进文件。`,
    unread: (count: number) => `有 ${count} 张图片没有取到，文件里留了空位。`,
    notEqual: '文件与屏幕不一致，还没有保存。',
    text: (drawn: string, read: string) => `屏幕上是「${drawn}」，文件里是「${read}」。`,
    pages: (screen: number, file: number) => `屏幕上 ${screen} 页，文件里 ${file} 页。`,
    sorry: '这不应该发生，再试一次通常就好；急用也可以先保存这一份。',
    save: '仍然保存',
  },
  en: {
    done: 'Saved',
    facts: (size: string, seconds: string) => `${size}, made in ${seconds} s`,
    reading: 'Looking at what applicant systems read…',
    unproved: 'It could not be read back this time; the file itself is saved.',
    missing: (characters: string) => `No font has ${characters}; they are drawn as on the screen.`,
    unread: (count: number) =>
      count === 1
        ? 'One picture could not be read; its place in the file is empty.'
        : `${count} pictures could not be read; their places in the file are empty.`,
    notEqual: 'The file is not what the screen shows and was not saved yet.',
    text: (drawn: string, read: string) => `The screen says “${drawn}”, the file “${read}”.`,
    pages: (screen: number, file: number) => `${screen} pages on the screen, ${file} in the file.`,
    sorry: 'This should not happen; trying again usually helps. If you need it now, you can save this one.',
    save: 'Save anyway',
  },
})

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1000
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The reasons why the file does not equal the screen. */
const NotEqual = ({ file, screen, onSave }: { file: Comparison; screen: number; onSave(): void }) => {
  const t = useWords(words)
  const { firstDifference: first, samePages, pages } = file
  return (
    <div className={styles.failed} role="alert">
      <p>
        <Glyph icon={TriangleAlert} size={14} /> <b>{t.notEqual}</b>
      </p>
      {!samePages && <p>{t.pages(screen, pages)}</p>}
      {first && <p>{t.text(first.drawn, first.read)}</p>}
      <p>{t.sorry}</p>
      <button type="button" className={parts.button} onClick={onSave}>
        {t.save}
      </button>
    </div>
  )
}

interface ResultProps {
  download: Download
  /** The number of requested pages. */
  pages: number
  onLook(proved: Proved): void
  onSave(): void
}

/** A correct file with only some of the pages needs no remark. */
const hasFindings = ({ proof }: Proved): boolean => proof.fields.length + proof.warnings.length > 0

/** The result of a download, with its measured figures. */
export const Result = ({ download, pages, onLook, onSave }: ResultProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  if (download.state === 'failed')
    return (
      <p className={styles.failed} role="alert">
        <Glyph icon={TriangleAlert} size={14} />{' '}
        {failureText(download.error, formatOf(download.format)[language].name, language)}
      </p>
    )
  if (download.state === 'withheld')
    return <NotEqual file={download.difference} screen={pages} onSave={onSave} />
  if (download.state !== 'done') return null
  const { file, files, took, check } = download
  const missing = files.flatMap(({ troubles }) => troubles?.missing ?? [])
  // Several formats may lack the same picture.
  const unread = Math.max(0, ...files.map(({ troubles }) => troubles?.unread ?? 0))
  return (
    <>
      <p className={styles.done} role="status">
        <Glyph icon={CircleCheck} size={14} /> {t.done} <b>{file.name}</b>
        <br />
        {t.facts(sizeText(file.bytes.length), (took / 1000).toFixed(1))}
        {missing.length > 0 && (
          <span className={styles.note}>{t.missing(missing.slice(0, 8).join(' '))}</span>
        )}
        {unread > 0 && <span className={styles.note}>{t.unread(unread)}</span>}
        {check.state === 'unread' && <span className={styles.note}>{t.unproved}</span>}
      </p>
      {check.state === 'reading' && <p className={styles.reading}>{t.reading}</p>}
      {check.state === 'proved' && hasFindings(check.proved) && (
        <ProofLine proof={check.proved.proof} onLook={() => onLook(check.proved)} />
      )}
    </>
  )
}
