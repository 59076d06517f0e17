import { Download, ScanText } from 'lucide'
import type { Tool } from '#packages/editor-core/tool.ts'
import { panel } from '#packages/editor-tools/panel.ts'

/** Download the open document, and check the file as other programs read it. */
export const downloadTools: readonly Tool[] = [
  {
    id: 'download',
    zh: '下载',
    en: 'Download',
    also: '导出 打印 PDF Word PNG export print',
    icon: Download,
    group: 'document',
    listed: true,
    panel: panel(async () => (await import('./download-dialog.tsx')).DownloadDialog),
  },
  {
    id: 'proof',
    zh: '体检',
    en: 'Check-up',
    also: '招聘系统 解析 检查 核对 ATS applicant PDF proof parse read',
    icon: ScanText,
    group: 'document',
    listed: true,
    panel: panel(async () => (await import('./proof/proof-dialog.tsx')).ProofDialog),
    for: ['resume'],
  },
]
