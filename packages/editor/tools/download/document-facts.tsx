import { type RefObject, useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { cssNames, families } from '#packages/fonts/faces.ts'
import type { formatOf } from '#packages/formats/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
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

/** The families that the drawn texts really have, and how many different characters they show. */
const readUse = (root: HTMLElement) => {
  const used = new Set<string>()
  const characters = new Set<string>()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.replaceAll(/\s/g, '') ?? ''
    if (text === '' || !node.parentElement) continue
    used.add(getComputedStyle(node.parentElement).fontFamily)
    for (const character of text) characters.add(character)
  }
  const shown = families.filter((family) => [...used].some((css) => css.startsWith(`"${cssNames[family]}"`)))
  return { shown, characters: characters.size }
}

interface FactsProps {
  document: Document
  drawn: RefObject<HTMLDivElement | null>
  /** None while nothing is drawn. */
  pages: number
  fonts: ReturnType<typeof formatOf>['fonts']
}

export const DocumentFacts = ({ document, drawn, pages, fonts }: FactsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const [use, setUse] = useState<ReturnType<typeof readUse>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the document or its pages are drawn anew.
  useEffect(() => {
    const root = drawn.current?.querySelector<HTMLElement>('[data-page="1"]')
    if (root) setUse(readUse(root))
  }, [document, pages, drawn])
  const names = ({ shown }: ReturnType<typeof readUse>) =>
    shown.map((family) => NAMES[family][language]).join(language === 'zh' ? '、' : ', ')
  return (
    <dl className={styles.facts}>
      <dt>{document.kind === 'ppt' ? t.size : t.paper}</dt>
      <dd>{t[document.page.size]}</dd>
      <dt>{t.font}</dt>
      <dd>{fonts === 'none' ? t.none : use && t[fonts](names(use), use.characters)}</dd>
      <dt>{t.cost}</dt>
      <dd>{t.free}</dd>
    </dl>
  )
}
