/**
 * The AI features that an editor loads at its start: the targets of its buttons. The tools are loaded after the first
 * paint.
 */
export { AiButtons } from './web/editor/buttons.tsx'
export { type AiDesk, AiDeskProvider, type AiHome, createAiDesk } from './web/editor/desk.ts'
export { aiPort } from './web/editor/port.tsx'
export { useAiTools } from './web/editor/use-ai-tools.ts'
