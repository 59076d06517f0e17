export { importTools } from './web/tools.ts'
