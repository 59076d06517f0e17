/** What an editor has of AI from the start: where its buttons lead. The tools come after the first paint. */
export { AiButtons } from './web/editor/buttons.tsx'
export { type AiDesk, AiDeskProvider, type AiHome, createAiDesk } from './web/editor/desk.ts'
export { aiPort } from './web/editor/port.tsx'
export { useAiTools } from './web/editor/use-ai-tools.ts'
