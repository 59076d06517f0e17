import { type AiDesk, aiPort } from '#features/ai/parts.ts'
import { tellsExports } from '#features/exports/later-parts.ts'
import { draftVersions, serverVersions } from '#packages/editor/tools/kept-versions.ts'
import { savedWhere } from '#packages/editor/tools/saved-where.ts'
import type { ToolPorts } from '#packages/editor/tools/tool.ts'
import type { Database } from '#packages/saving/database.ts'
import type { Client } from '#packages/wire/client.ts'
import type { Desk } from './desk.ts'
import { otherResumes } from './other-resumes.ts'
import { resumeVersions } from './versions.ts'

/** What the tools reach from here: the account's versions and resumes, or this browser's. */
export const portsOf = (desk: Desk, client: Client, db: Database, ai: AiDesk): ToolPorts => {
  const { id, remote, saver } = desk
  const signedIn = remote.home === 'server'
  return {
    versions: signedIn ? serverVersions(resumeVersions(client, id), saver) : draftVersions(db, id, saver),
    otherResumes: otherResumes(client, db, id, signedIn),
    templates: async () => (await import('#features/templates/parts.ts')).galleryTemplates(client),
    save: () => savedWhere(saver, remote),
    ai: aiPort(ai),
    exported: tellsExports(client),
  }
}
