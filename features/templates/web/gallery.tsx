import { defineWords } from '#packages/i18n/words.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { GalleryView, loadGallery } from './gallery-view.tsx'
import type { Shelf } from './shelf.ts'
import { TemplateCard } from './template-card.tsx'

const words = defineWords({
  zh: {
    title: '简历模板',
    landing: (value: string) => `${value}简历模板`,
    author: (name: string) => `${name} 的简历模板`,
    mine: '我收藏的简历模板',
    searched: (q: string) => `「${q}」的简历模板`,
    lead: (count: string) => `共 ${count} 份，缩略图由编辑器的同一引擎绘制，选中即是所得。`,
    landingLead: (value: string, count: string) =>
      `${count} 份适合「${value}」的简历模板，缩略图由编辑器同一引擎排版，选中即可改写、导出 PDF。`,
    authorLead: (name: string, count: string) =>
      `${name} 设计的 ${count} 份简历模板，选中即可改写、导出 PDF。`,
    mineLead: '你点过红心的模板都在这里。',
    foundLead: (count: string) => `找到 ${count} 份，也可以换个说法，或用拼音首字母来找。`,
    search: '搜索模板',
    hint: '搜模板、岗位或行业，如「护士」或 hs',
    nothing: '还没有上架的模板',
    nothingText: '这个站点还没有发布简历模板，可以先从空白开始。',
    otherwise: '从空白开始',
  },
  en: {
    title: 'Resume templates',
    landing: (value: string) => `${value} resume templates`,
    author: (name: string) => `Resume templates by ${name}`,
    mine: 'Saved resume templates',
    searched: (q: string) => `Resume templates for “${q}”`,
    lead: (count: string) =>
      `${count} templates, previewed by the editor’s own engine: what you see is what you get.`,
    landingLead: (value: string, count: string) =>
      `${count} ${value} resume templates, previewed by the editor’s own engine. Choose one, make it yours and export a PDF.`,
    authorLead: (name: string, count: string) =>
      `${count} resume templates designed by ${name}. Choose one, make it yours and export a PDF.`,
    mineLead: 'Templates you’ve saved.',
    foundLead: (count: string) => `${count} results. Try other words to find more.`,
    search: 'Search templates',
    hint: 'Template, job or industry',
    nothing: 'No templates yet',
    nothingText: 'This site hasn’t published any resume templates. You can start with a blank page.',
    otherwise: 'Start with a blank page',
  },
})

const Card: Shelf['Card'] = ({ row, isEager = false }) =>
  row.kind === 'resume' ? <TemplateCard row={row} isEager={isEager} /> : null

const shelf: Shelf = { words, Card, otherwise: '/builder/new' }

export const load = (context: LoadContext) => loadGallery(context)

export const Screen = () => <GalleryView shelf={shelf} />
