import { defineWords } from '#packages/i18n/words.tsx'
import type { SourceKind } from '#packages/import/reading.ts'

/** The names of the recognized file types. */
export const sourceWords = defineWords({
  zh: {
    'huajian-pdf': '花笺导出的 PDF，内容与样式完整还原',
    'huajian-json': '花笺的备份文件，内容与样式完整还原',
    pdf: 'PDF 文件',
    docx: 'Word 文件',
    pptx: 'PPT 文件',
    'huajian-pptx': '花笺导出的 PPT，没有改过的页完整还原',
    html: '网页',
    'json-resume': 'JSON Resume',
    'reactive-resume-4': 'Reactive Resume（v4）',
    'reactive-resume-5': 'Reactive Resume（v5）',
    'magic-resume': 'magic-resume',
    markdown: 'Markdown',
    text: '纯文本',
  } satisfies Record<SourceKind, string>,
  en: {
    'huajian-pdf': 'A PDF made by Huajian: content and design come back whole',
    'huajian-json': 'A backup of Huajian: content and design come back whole',
    pdf: 'A PDF file',
    docx: 'A Word file',
    pptx: 'A presentation',
    'huajian-pptx': 'A presentation made by Huajian: slides that nobody changed come back whole',
    html: 'A web page',
    'json-resume': 'JSON Resume',
    'reactive-resume-4': 'Reactive Resume (v4)',
    'reactive-resume-5': 'Reactive Resume (v5)',
    'magic-resume': 'magic-resume',
    markdown: 'Markdown',
    text: 'Plain text',
  },
})
