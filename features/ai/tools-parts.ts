export { AiButtons } from './web/editor/ai-buttons.tsx'
export { aiTools } from './web/editor/tools.ts'
