export { downloadTools } from './web/tools.ts'
