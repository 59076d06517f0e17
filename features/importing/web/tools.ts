import { FileInput, Import, UserPen } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Take content from other resumes and from files. */
export const importTools: readonly Tool[] = [
  {
    id: 'import',
    zh: '从其他简历导入内容',
    en: 'Import from another resume',
    also: '复制 copy entries',
    icon: Import,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./import-dialog.tsx')).ImportDialog),
    ready: ({ otherResumes }) => otherResumes !== undefined,
  },
  {
    id: 'fill',
    zh: '从简历填充',
    en: 'Fill in from my resume',
    also: '简历 姓名 电话 自动填写 autofill name phone',
    icon: UserPen,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./fill/fill-dialog.tsx')).FillDialog),
    ready: ({ otherResumes }) => otherResumes !== undefined,
    for: ['word', 'ppt'],
  },
  {
    id: 'import_file',
    zh: '从文件导入',
    en: 'Import from a file',
    also: '上传 PDF Word JSON Markdown 粘贴 upload paste',
    icon: FileInput,
    group: 'content',
    listed: true,
    panel: panel(async () => (await import('./file/import-file-dialog.tsx')).ImportFileDialog),
  },
]
