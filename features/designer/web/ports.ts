import { type AiDesk, aiPort } from '#features/ai/parts.ts'
import { tellsExports } from '#features/exports/later-parts.ts'
import { otherResumes } from '#features/resumes/parts.ts'
import type { Client } from '#packages/api/client.ts'
import type { ToolPorts } from '#packages/editor-core/tool.ts'
import { saveAndLocate } from '#packages/editor-tools/saved-where.ts'
import type { Desk } from './open-template.tsx'
import { templateVersions } from './versions.ts'

/** What the tools reach from a template: the author's resumes for its sample content, the gallery for its look. */
export const portsOf = (desk: Desk, client: Client, ai: AiDesk): ToolPorts => ({
  versions: templateVersions(desk, client),
  otherResumes: otherResumes(client, desk.db, desk.id, desk.documentStore.location === 'server'),
  templates: async () => (await import('#features/templates/parts.ts')).galleryTemplates(client),
  save: () => saveAndLocate(desk.sync, desk.documentStore),
  ai: aiPort(ai),
  exported: tellsExports(client),
})
