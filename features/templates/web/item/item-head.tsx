import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useSiteAddress } from '#packages/ui/page-head.tsx'
import type { ResumeRow } from '../../gallery-contract.ts'
import { facetLine } from '../facet-line.ts'
import type { AnyItem } from './item.ts'
import { ItemPageHead } from './item-page-head.tsx'

const words = defineWords({
  zh: {
    title: (name: string, line: string) => `${name}：${line}简历模板`,
    description: (intro: string, line: string) =>
      `${intro}${line}简历模板，可换颜色、字体，套用自己的内容，导出 PDF 与屏幕一致。`,
    any: '通用',
    dot: '・',
    gallery: '简历模板',
  },
  en: {
    title: (name: string, line: string) => `${name} – ${line} resume template`,
    description: (intro: string, line: string) =>
      `${intro} A resume template (${line}). Change the color and font, add your own content and export a PDF that matches the screen.`,
    any: 'Any job',
    dot: ' · ',
    gallery: 'Resume templates',
  },
})

/** Title, description and structured data of a template's page. */
export const ItemHead = ({ row }: { row: Extract<AnyItem, ResumeRow> }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const site = useSiteAddress()
  const { meta, author } = row
  const line = facetLine(meta, language, t.any).join(t.dot)
  return (
    <ItemPageHead
      item={row}
      title={t.title(meta.name, line)}
      description={t.description(meta.intro ?? '', line)}
      list={t.gallery}
      work={{
        '@type': 'CreativeWork',
        author: { '@type': 'Person', name: author.nickname, url: `${site}/resume?author=${author.id}` },
      }}
      counts={{ UseAction: row.uses }}
    />
  )
}
