import { type AiWorkspace, aiPort } from '#features/ai/parts.ts'
import { tellsExports } from '#features/exports/later-parts.ts'
import { otherResumes } from '#features/resumes/parts.ts'
import type { Client } from '#packages/api/client.ts'
import type { ToolPorts } from '#packages/editor-core/tool.ts'
import { saveAndLocate } from '#packages/editor-tools/saved-where.ts'
import type { Workspace } from './open-template.tsx'
import { templateVersions } from './versions.ts'

/** Services of the tools in the designer. */
export const portsOf = (workspace: Workspace, client: Client, ai: AiWorkspace): ToolPorts => ({
  versions: templateVersions(workspace, client),
  otherResumes: otherResumes(
    client,
    workspace.db,
    workspace.id,
    workspace.documentStore.location === 'server',
  ),
  templates: async () => (await import('#features/templates/parts.ts')).galleryTemplates(client),
  save: () => saveAndLocate(workspace.sync, workspace.documentStore),
  ai: aiPort(ai),
  exported: tellsExports(client),
})
