import { type RefObject, useEffect, useState } from 'react'
import type { PageCharacters } from '#packages/checks/page-characters.ts'
import type { Document } from '#packages/document/schema.ts'
import type { formatOf } from '#packages/export/formats.ts'
import type { Family } from '#packages/fonts/faces.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './download-dialog.module.css'

const words = defineWords({
  zh: {
    paper: '纸张',
    font: '字体',
    cost: '费用',
    free: '免费',
    A4: 'A4 · 210 × 297 mm',
    '16:9': '16:9 · 33.9 × 19.1 cm',
    '4:3': '4:3 · 25.4 × 19.1 cm',
    Letter: 'Letter · 216 × 279 mm',
    along: (names: string, count: number) => `${names}，只嵌入用到的 ${count} 字`,
    named: (names: string) => `${names}；只写字体名，对方没有时由系统替换`,
    drawn: (names: string) => `${names}，已画成图片`,
    none: '纯文字，不带字体',
    size: '尺寸',
  },
  en: {
    paper: 'Paper',
    font: 'Fonts',
    cost: 'Cost',
    free: 'Free',
    A4: 'A4 · 210 × 297 mm',
    '16:9': '16:9 · 33.9 × 19.1 cm',
    '4:3': '4:3 · 25.4 × 19.1 cm',
    Letter: 'Letter · 8.5 × 11 in',
    along: (names: string, count: number) => `${names}, the ${count} characters in use`,
    named: (names: string) => `${names}, by name; replaced where the reader lacks them`,
    drawn: (names: string) => `${names}, as part of the picture`,
    none: 'Words alone, no fonts',
    size: 'Size',
  },
})

const NAMES = {
  sans: { zh: '思源黑体', en: 'Noto Sans SC' },
  serif: { zh: '思源宋体', en: 'Noto Serif SC' },
  kai: { zh: '霞鹜文楷', en: 'LXGW WenKai' },
} as const

const loadCharacters = () => import('#packages/checks/page-characters.ts')

interface Read {
  characters: readonly PageCharacters[]
  usedCharacters: Awaited<ReturnType<typeof loadCharacters>>['usedCharacters']
}

/** Counts pages, characters and hidden parts of the rendered pages, between frames. Undefined until they are rendered. */
const usePageCharacters = (
  document: Document,
  drawn: FactsProps['drawn'],
  pages: number,
): Read | undefined => {
  const [read, setRead] = useState<Read>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are read again when the document or its pages are rendered again.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const look = async () => {
      const { pageCharacters, usedCharacters } = await loadCharacters()
      // Fonts that load late move text from page to page.
      await globalThis.document.fonts.ready
      if (drawn.current && !signal.aborted)
        setRead({ characters: await pageCharacters(drawn.current, signal), usedCharacters })
    }
    if (pages > 0) look().catch(() => undefined)
    return () => controller.abort()
  }, [document, pages, drawn])
  return read
}

interface FactsProps {
  document: Document
  drawn: RefObject<HTMLDivElement | null>
  /** Undefined until the pages are rendered. */
  pages: number
  /** Numbers of the pages that go into the file, from 0. Default: all. */
  chosen: ReadonlySet<number> | undefined
  fonts: ReturnType<typeof formatOf>['fonts']
}

export const DocumentFacts = ({ document, drawn, pages, chosen, fonts }: FactsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const read = usePageCharacters(document, drawn, pages)
  const use = read?.usedCharacters(read.characters, chosen)
  const names = (shown: readonly Family[]) =>
    shown.map((family) => NAMES[family][language]).join(language === 'zh' ? '、' : ', ')
  return (
    <dl className={styles.facts}>
      <dt>{document.kind === 'ppt' ? t.size : t.paper}</dt>
      <dd>{t[document.page.size]}</dd>
      <dt>{t.font}</dt>
      <dd>{fonts === 'none' ? t.none : use && t[fonts](names(use.families), use.characters)}</dd>
      <dt>{t.cost}</dt>
      <dd>{t.free}</dd>
    </dl>
  )
}
