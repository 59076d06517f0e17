import { loadDocument } from '#packages/document/load.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { Templates } from './tool.ts'

/** What our own templates are called; who they were drawn for stands in the file's name. */
const NAMES: Record<string, { zh: string; en: string }> = {
  '01-classic-law': { zh: '经典', en: 'Classic' },
  '02-modern-engineer': { zh: '现代', en: 'Modern' },
  '03-dark-sidebar-designer': { zh: '深色侧栏', en: 'Dark sidebar' },
  '04-right-tint-marketing': { zh: '浅色右栏', en: 'Right column' },
  '05-timeline-pm': { zh: '时间轴', en: 'Timeline' },
  '06-wave-graduate': { zh: '波浪', en: 'Wave' },
  '07-letterpaper-curator': { zh: '花笺', en: 'Letter paper' },
  '08-academic-researcher': { zh: '学术', en: 'Academic' },
  '09-numerals-architect': { zh: '数字标题', en: 'Numerals' },
  '10-cards-nurse': { zh: '卡片', en: 'Cards' },
}

const files = import.meta.glob<unknown>('../../templates/pages/*.json', { import: 'default' })

/** The ten pages that come with the product; each is fetched when the list is asked for. */
export const ownTemplates = (language: Language): Templates => ({
  list: async () => {
    const read = await Promise.all(
      Object.entries(files).map(async ([path, load]) => {
        const id = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
        const loaded = loadDocument(await load(), kindFacts)
        return loaded.ok ? [{ id, name: NAMES[id]?.[language] ?? id, document: loaded.document }] : []
      }),
    )
    return read.flat().sort((a, b) => a.id.localeCompare(b.id))
  },
})
