import { type RefObject, useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { cssNames, families } from '#packages/fonts/faces.ts'
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
    used: (names: string, count: number) => `${names}，只嵌入用到的 ${count} 字`,
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
    used: (names: string, count: number) => `${names}, the ${count} characters in use`,
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
}

export const DocumentFacts = ({ document, drawn, pages }: FactsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const [use, setUse] = useState<ReturnType<typeof readUse>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the document or its pages are drawn anew.
  useEffect(() => {
    const root = drawn.current?.querySelector<HTMLElement>('[data-page="1"]')
    if (root) setUse(readUse(root))
  }, [document, pages, drawn])
  return (
    <dl className={styles.facts}>
      <dt>{t.paper}</dt>
      <dd>{t[document.page.size]}</dd>
      <dt>{t.font}</dt>
      <dd>
        {use &&
          t.used(
            use.shown.map((family) => NAMES[family][language]).join(language === 'zh' ? '、' : ', '),
            use.characters,
          )}
      </dd>
      <dt>{t.cost}</dt>
      <dd>{t.free}</dd>
    </dl>
  )
}
