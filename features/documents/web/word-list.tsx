import { GalleryView, loadGallery, type Shelf } from '#features/templates/gallery-parts.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { ShelfCard } from './document-card.tsx'

const words = defineWords({
  zh: {
    title: 'Word 文档',
    landing: (value: string) => `${value} Word 文档`,
    author: (name: string) => `${name} 的 Word 文档`,
    mine: '我收藏的 Word 文档',
    searched: (q: string) => `「${q}」的 Word 文档`,
    lead: (count: string) =>
      `共 ${count} 份求职信、会议纪要、周报与合同，每一页都先看清楚，在线编辑，下载真正的 .docx。`,
    landingLead: (value: string, count: string) =>
      `${count} 份「${value}」Word 文档，每一页都可以先看清楚，再在线编辑或下载 .docx。`,
    authorLead: (name: string, count: string) =>
      `${name} 设计的 ${count} 份 Word 文档，在线编辑，下载 .docx。`,
    mineLead: '你点过红心的文档都在这里。',
    foundLead: (count: string) => `找到 ${count} 份，名称、标签和正文里的字都会找。`,
    search: '搜索 Word 文档',
    hint: '搜文档，如「离职」「租房」或 zb',
    nothing: '还没有上架的文档',
    nothingText: '这个站点还没有发布 Word 模板，可以先看看简历。',
    otherwise: '看简历模板',
  },
  en: {
    title: 'Word documents',
    landing: (value: string) => `${value} Word documents`,
    author: (name: string) => `Word documents by ${name}`,
    mine: 'Saved Word documents',
    searched: (q: string) => `Word documents for “${q}”`,
    lead: (count: string) =>
      `${count} cover letters, meeting minutes, reports and contracts. Preview every page, edit online and download a real .docx.`,
    landingLead: (value: string, count: string) =>
      `${count} ${value} Word documents. Preview every page, then edit online or download a .docx.`,
    authorLead: (name: string, count: string) =>
      `${count} Word documents designed by ${name}. Edit online or download a .docx.`,
    mineLead: 'Documents you’ve saved.',
    foundLead: (count: string) => `${count} results by name, tags and text.`,
    search: 'Search Word documents',
    hint: 'Name, tag or text in the document',
    nothing: 'No documents yet',
    nothingText: 'This site hasn’t published any Word templates. You can browse resume templates instead.',
    otherwise: 'Browse resume templates',
  },
})

const shelf: Shelf = { kind: 'word', words, Card: ShelfCard, otherwise: '/resume' }

export const load = (context: LoadContext) => loadGallery(context, 'word')

export const Screen = () => <GalleryView shelf={shelf} />
