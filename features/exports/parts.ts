/** For features that export files. */
export { tellExport } from './web/tell-export.ts'
