/** For whoever gave a file to a person. */
export { tellExport } from './web/tell-export.ts'
