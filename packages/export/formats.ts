import type { Document } from '#packages/document/schema.ts'
import type { Writer } from './format.ts'

interface FormatRow {
  extension: string
  zh: { name: string; hint: string }
  en: { name: string; hint: string }
  /** Whether some of the pages can be left out. */
  paged?: true
  /**
   * How fonts are handled: embedded (`along`), by the name of the reader's own fonts, drawn as pictures, or not at
   * all.
   */
  fonts: 'along' | 'named' | 'drawn' | 'none'
  /** Loaded on first use. */
  load(): Promise<Writer>
}

/** The formats, in the order in which they are offered. A new format is a row here and a folder. */
export const formats = {
  pdf: {
    extension: 'pdf',
    zh: { name: 'PDF', hint: '文字可选可搜，与屏幕同版' },
    en: { name: 'PDF', hint: 'Real text, the very pages of the screen' },
    paged: true,
    fonts: 'along',
    load: async () => (await import('./pdf/writer.ts')).pdfWriter,
  },
  png: {
    extension: 'png',
    zh: { name: 'PNG', hint: '每页一张，或一张长图' },
    en: { name: 'PNG', hint: 'A picture of each page, or a long one' },
    paged: true,
    fonts: 'drawn',
    load: async () => (await import('./png/writer.ts')).pngWriter,
  },
  docx: {
    extension: 'docx',
    zh: { name: 'Word', hint: '可继续编辑的 .docx' },
    en: { name: 'Word', hint: 'A .docx to go on editing' },
    fonts: 'named',
    load: async () => (await import('./docx/writer.ts')).docxWriter,
  },
  pptx: {
    extension: 'pptx',
    zh: { name: 'PPT', hint: '每页一张幻灯片，文字可改' },
    en: { name: 'Slides', hint: 'A slide for each page, texts editable' },
    paged: true,
    fonts: 'named',
    load: async () => (await import('./pptx/writer.ts')).pptxWriter,
  },
  html: {
    extension: 'html',
    zh: { name: 'HTML', hint: '单个文件，可离线打开' },
    en: { name: 'HTML', hint: 'One file that opens offline' },
    fonts: 'along',
    load: async () => (await import('./html/writer.ts')).htmlWriter,
  },
  markdown: {
    extension: 'md',
    zh: { name: 'Markdown', hint: '纯文本，保留层级' },
    en: { name: 'Markdown', hint: 'Plain text that keeps its structure' },
    fonts: 'none',
    load: async () => (await import('./markdown/writer.ts')).markdownWriter,
  },
  text: {
    extension: 'txt',
    zh: { name: '纯文本', hint: '只有文字，粘贴到别处用' },
    en: { name: 'Plain text', hint: 'Words alone, to paste elsewhere' },
    fonts: 'none',
    load: async () => (await import('./text/writer.ts')).textWriter,
  },
  json: {
    extension: 'json',
    zh: { name: 'JSON', hint: '完整数据，可再导入' },
    en: { name: 'JSON', hint: 'Everything, to be imported again' },
    fonts: 'none',
    load: async () => (await import('./json/writer.ts')).jsonWriter,
  },
  json_resume: {
    // Different from that of plain JSON: in one folder, one file would replace the other.
    extension: 'resume.json',
    zh: { name: 'JSON Resume', hint: '通用格式，给其他工具用' },
    en: { name: 'JSON Resume', hint: 'The common format, for other tools' },
    fonts: 'none',
    load: async () => (await import('./json-resume/writer.ts')).jsonResumeWriter,
  },
} as const satisfies Record<string, FormatRow>

export type FormatId = keyof typeof formats
export const formatIds = Object.keys(formats) as FormatId[]

/** The formats that each kind of document offers, the default first; formats that do not suit a kind are left out. */
const OFFERED: Record<Document['kind'], readonly FormatId[]> = {
  resume: formatIds,
  word: ['docx', 'pdf', 'png', 'html', 'markdown', 'text', 'json'],
  ppt: ['pptx', 'pdf', 'png', 'html', 'markdown', 'text', 'json'],
}
export const formatIdsFor = (kind: Document['kind']): readonly FormatId[] => OFFERED[kind]

export const formatOf = (id: FormatId): FormatRow => formats[id]
