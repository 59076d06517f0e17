/** Loads the code that makes files: for screens that offer a download themselves. */
export { DownloadDialog } from './web/download-dialog.tsx'
export { type Download, useDownload } from './web/use-download.ts'
