import { GalleryView, loadGallery, type Shelf } from '#features/templates/gallery-parts.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { ShelfCard } from './document-card.tsx'

const words = defineWords({
  zh: {
    title: '演示文稿',
    landing: (value: string) => `${value}演示文稿`,
    author: (name: string) => `${name} 的演示文稿`,
    mine: '我收藏的演示文稿',
    searched: (q: string) => `「${q}」的演示文稿`,
    lead: (count: string) =>
      `共 ${count} 份述职、答辩、课件与商业计划，每一张都先看清楚，在线编辑，下载真正的 .pptx。`,
    landingLead: (value: string, count: string) =>
      `${count} 份「${value}」演示文稿，每一张都可以先看清楚，再在线编辑或下载 .pptx。`,
    authorLead: (name: string, count: string) => `${name} 设计的 ${count} 份演示文稿，在线编辑，下载 .pptx。`,
    mineLead: '你点过红心的演示文稿都在这里。',
    foundLead: (count: string) => `找到 ${count} 份，名称、标签和页面上的字都会找。`,
    search: '搜索演示文稿',
    hint: '搜演示文稿，如「答辩」「述职」或 kj',
    nothing: '还没有上架的演示文稿',
    nothingText: '这个站点还没有发布演示模板，可以先看看简历。',
    otherwise: '看简历模板',
  },
  en: {
    title: 'Presentations',
    landing: (value: string) => `${value} presentations`,
    author: (name: string) => `Presentations by ${name}`,
    mine: 'Saved presentations',
    searched: (q: string) => `Presentations for “${q}”`,
    lead: (count: string) =>
      `${count} presentations for reviews, thesis defenses, lessons and business plans. Preview every slide, edit online and download a real .pptx.`,
    landingLead: (value: string, count: string) =>
      `${count} ${value} presentations. Preview every slide, then edit online or download a .pptx.`,
    authorLead: (name: string, count: string) =>
      `${count} presentations designed by ${name}. Edit online or download a .pptx.`,
    mineLead: 'Presentations you’ve saved.',
    foundLead: (count: string) => `${count} results by name, tags and slide text.`,
    search: 'Search presentations',
    hint: 'Name, tag or text on a slide',
    nothing: 'No presentations yet',
    nothingText:
      'This site hasn’t published any presentation templates. You can browse resume templates instead.',
    otherwise: 'Browse resume templates',
  },
})

const shelf: Shelf = { kind: 'ppt', words, Card: ShelfCard, otherwise: '/resume' }

export const load = (context: LoadContext) => loadGallery(context, 'ppt')

export const Screen = () => <GalleryView shelf={shelf} />
