export { hintTools } from './web/tools.ts'
