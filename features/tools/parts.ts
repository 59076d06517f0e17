export { documentTools } from './web/document-tools.ts'
