import { type AiWorkspace, aiPort } from '#features/ai/parts.ts'
import { tellsExports } from '#features/exports/later-parts.ts'
import { otherResumes } from '#features/resumes/parts.ts'
import { draftVersions, serverVersions } from '#features/versions/parts.ts'
import type { Client } from '#packages/api/client.ts'
import type { ToolPorts } from '#packages/editor-core/tool.ts'
import { saveAndLocate } from '#packages/editor-tools/saved-where.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import { resumeVersions } from './versions.ts'
import type { Workspace } from './workspace.ts'

/** The services of the tools in the builder, which use the account or this browser. */
export const portsOf = (
  workspace: Workspace,
  client: Client,
  db: LocalDatabase,
  ai: AiWorkspace,
): ToolPorts => {
  const { id, documentStore, sync } = workspace
  const signedIn = documentStore.location === 'server'
  return {
    versions: signedIn ? serverVersions(resumeVersions(client, id), sync) : draftVersions(db, id, sync),
    otherResumes: otherResumes(client, db, id, signedIn),
    templates: async () => (await import('#features/templates/parts.ts')).galleryTemplates(client),
    save: () => saveAndLocate(sync, documentStore),
    ai: aiPort(ai),
    exported: tellsExports(client),
  }
}
