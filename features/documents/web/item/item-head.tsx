import { ItemPageHead } from '#features/templates/item-parts.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { categoriesOf } from '#packages/templates/document-facets.ts'
import { documentWords } from '../document-words.ts'
import type { Item } from './item.ts'

const words = defineWords({
  zh: {
    word: (name: string, category: string) => `${name}：${category} Word 文档`,
    ppt: (name: string, category: string) => `${name}：${category}演示文稿`,
    wordSays: (intro: string, tags: string) => `${intro}${tags}，可在线编辑，下载可继续修改的 .docx。`,
    pptSays: (intro: string, tags: string) => `${intro}${tags}，可在线编辑，下载可继续修改的 .pptx。`,
  },
  en: {
    word: (name: string, category: string) => `${name} – ${category} Word document`,
    ppt: (name: string, category: string) => `${name} – ${category} presentation`,
    wordSays: (intro: string, tags: string) =>
      `${intro} ${tags}. Edit it online, or download an editable .docx.`,
    pptSays: (intro: string, tags: string) =>
      `${intro} ${tags}. Edit it online, or download an editable .pptx.`,
  },
})

/** Title, description and structured data of a document's page. */
export const ItemHead = ({ item }: { item: Item }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const { kind, meta } = item
  const category = categoriesOf(kind)[meta.category]?.[language] ?? ''
  return (
    <ItemPageHead
      item={item}
      title={t[kind](meta.name, category)}
      description={t[`${kind}Says`](meta.intro ?? '', meta.tags.join(named.comma))}
      list={named[`${kind}List`]}
      work={{
        '@type': kind === 'word' ? 'DigitalDocument' : 'PresentationDigitalDocument',
        genre: category,
        keywords: meta.tags.join(', '),
        isAccessibleForFree: item.price === 0,
      }}
      counts={{ DownloadAction: item.downloads }}
      isPublic={item.isPublic}
    />
  )
}
