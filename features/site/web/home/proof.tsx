import { useEffect, useEffectEvent, useState } from 'react'
import { getTemplate } from '#features/templates/item-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import classes from './prove-file.module.css'
import { type ProofResult, type ProofStep, proveNow } from './prove-now.tsx'

const words = defineWords({
  zh: {
    draw: '正在排出页面',
    make: '正在写 PDF',
    read: '正在读回并比较',
    screen: '屏幕',
    file: 'PDF 文件',
    pages: (pages: number) => `${pages} 页`,
    signs: (signs: number) => `${signs} 字`,
    size: (kb: number, fonts: number) => `${kb} KB，嵌入 ${fonts} 款字体`,
    same: '逐字比较：一字不差',
    differs: (screen: string, file: string) => `有一处不同：屏幕上是「${screen}」，文件里是「${file}」`,
    otherPages: '页数不同',
    took: (ms: number) => `写文件用了 ${ms} 毫秒，都在这台设备上`,
    text: '从 PDF 里读回的文字',
    open: '打开这份 PDF',
  },
  en: {
    draw: 'Laying out pages',
    make: 'Writing the PDF',
    read: 'Reading it back and comparing',
    screen: 'Screen',
    file: 'PDF file',
    pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
    signs: (signs: number) => `${signs} characters`,
    size: (kb: number, fonts: number) => `${kb} KB, ${fonts} fonts embedded`,
    same: 'Compared character by character: identical',
    differs: (screen: string, file: string) =>
      `Difference found: “${screen}” on screen, “${file}” in the file`,
    otherPages: 'The page counts differ',
    took: (ms: number) => `Written in ${ms} ms on this device`,
    text: 'Text read back from the PDF',
    open: 'Open this PDF',
  },
})

const LINES_SHOWN = 12

const Verdict = ({ result }: { result: ProofResult }) => {
  const t = useWords(words)
  const { difference, pages, filePages } = result
  const isSame = difference === undefined && pages === filePages
  return (
    <p className={classes.verdict} data-same={isSame || undefined}>
      <Icon name={isSame ? 'check' : 'alert'} size={18} />
      {isSame ? t.same : difference ? t.differs(difference.drawn, difference.read) : t.otherPages}
    </p>
  )
}

const Result = ({ result }: { result: ProofResult }) => {
  const t = useWords(words)
  const [href, setHref] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([result.bytes as BlobPart], { type: 'application/pdf' }))
    setHref(url)
    return () => URL.revokeObjectURL(url)
  }, [result])
  return (
    <div className={classes.result}>
      <Verdict result={result} />
      <dl>
        <dt>{t.screen}</dt>
        <dd>
          {t.pages(result.pages)}・{t.signs(result.signs)}
        </dd>
        <dt>{t.file}</dt>
        <dd>
          {t.pages(result.filePages)}・{t.size(Math.round(result.bytes.length / 1024), result.fonts)}
        </dd>
      </dl>
      <p className={classes.took}>{t.took(Math.round(result.madeMs))}</p>
      <h4>{t.text}</h4>
      <pre>{result.lines.slice(0, LINES_SHOWN).join('\n')}</pre>
      <a href={href} target="_blank" rel="noreferrer" className={classes.open}>
        {t.open}
        <Icon name="chevronRight" size={14} />
      </a>
    </div>
  )
}

export interface ProofProps {
  id: string
  onEnd(how: 'done' | 'failed'): void
}

/** Takes a template, makes its file and reads it back, with a message for each step. */
export const Proof = ({ id, onEnd }: ProofProps) => {
  const t = useWords(words)
  const client = useApi()
  const [step, setStep] = useState<ProofStep>('draw')
  const [result, setResult] = useState<ProofResult>()
  const run = useEffectEvent(async () => {
    try {
      const found = await client.attempt(getTemplate, { id })
      if (found.kind !== 'resume') throw new Error('only resumes are shown here')
      setResult(await proveNow(found.document, setStep))
      onEnd('done')
    } catch {
      onEnd('failed')
    }
  })
  useEffect(() => void run(), [])
  return result ? <Result result={result} /> : <p role="status">{t[step]}</p>
}
