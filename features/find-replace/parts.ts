export { findTools } from './web/tools.ts'
