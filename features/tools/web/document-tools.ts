import { downloadTools } from '#features/downloads/parts.ts'
import { findTools } from '#features/find-replace/parts.ts'
import { hintTools } from '#features/hints/parts.ts'
import { importTools } from '#features/importing/parts.ts'
import { templateTools } from '#features/templates/tools-parts.ts'
import { versionTools } from '#features/versions/parts.ts'
import type { Tool } from '#packages/editor-core/tool.ts'
import {
  commandTools,
  contentTools,
  designTools,
  jsonTools,
  viewTools,
} from '#packages/editor-tools/tools.ts'

/** The tools and commands that both editors share, in the order of the menu. */
export const documentTools: readonly Tool[] = [
  ...contentTools,
  ...importTools,
  ...findTools,
  ...hintTools,
  ...templateTools,
  ...designTools,
  ...versionTools,
  ...jsonTools,
  ...viewTools,
  ...downloadTools,
  ...commandTools,
]
