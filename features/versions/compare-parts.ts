/** Two documents compared, for screens that show what changed between them. */
export { compareDocuments, type SectionChange } from './web/compare-documents.ts'
export { ComparePages } from './web/compare-pages.tsx'
export { CompareText } from './web/compare-text.tsx'
