/** The components of the editor that the workbench mounts. */
export { AiEditDialog } from './web/editor/ai-edit-dialog.tsx'
export { AiGenerateDialog } from './web/editor/ai-generate-dialog.tsx'
export { AiOptimizeDialog } from './web/editor/ai-optimize-dialog.tsx'
export { AiOptimizeDialogLogs } from './web/editor/ai-optimize-dialog-logs.tsx'
export { AiOptimizeDrawer } from './web/editor/ai-optimize-drawer.tsx'
export { useAiWorkspace } from './web/editor/ai-workspace.ts'
export { TranslateDialog } from './web/editor/translate-dialog.tsx'
export { useOptimize } from './web/editor/use-optimize.ts'
