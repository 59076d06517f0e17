/**
 * The AI features that an editor loads at its start: the targets of its buttons. The tools are loaded after the first
 * paint.
 */

export {
  type AiHome,
  type AiWorkspace,
  AiWorkspaceProvider,
  createAiWorkspace,
} from './web/editor/ai-workspace.ts'
export { AiButtons } from './web/editor/buttons.tsx'
export { aiPort } from './web/editor/port.tsx'
export { useAiTools } from './web/editor/use-ai-tools.ts'
