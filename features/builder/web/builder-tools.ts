import { documentTools } from '#features/tools/parts.ts'
import type { Tool } from '#packages/editor-core/tool.ts'
import { sharingTools } from './sharing/tools.ts'

export const builderTools: readonly Tool[] = [...documentTools, ...sharingTools]
