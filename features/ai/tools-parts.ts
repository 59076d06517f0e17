export { aiTools } from './web/editor/tools.ts'
