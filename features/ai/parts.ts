/** What an editor has of AI from the start: where its buttons lead. The tools come after the first paint. */
export { type AiDesk, AiDeskProvider, createAiDesk } from './web/editor/desk.ts'
export { aiPort } from './web/editor/port.tsx'
