import { type AiDesk, aiPort } from '#features/ai/parts.ts'
import { uploadFile } from '#features/files/contract.ts'
import type { StorePicture } from '#packages/editor/inputs/picture-store.tsx'
import type { SavedWhere, ToolPorts } from '#packages/editor/tools/tool.ts'
import type { Database } from '#packages/saving/database.ts'
import type { Client } from '#packages/wire/client.ts'
import type { Desk } from './desk.ts'
import { otherResumes } from './other-resumes.ts'
import { draftVersions, serverVersions } from './versions.ts'

const saveNow = async ({ saver, remote }: Desk): Promise<SavedWhere> => {
  await saver.push()
  await saver.flush()
  const { state } = saver.state
  return state === 'saved' ? remote.home : state === 'unkept' ? 'unkept' : 'kept'
}

/** What counts files is fetched with the first of them, and left where it does not come. */
const tells =
  (client: Client): NonNullable<ToolPorts['exported']> =>
  (made) =>
    // Where there is no network, neither would its code come.
    void (
      navigator.onLine &&
      import('#features/exports/parts.ts').then(
        ({ tellExport }) => tellExport(client, made),
        () => undefined,
      )
    )

/** What the tools reach from here: the account's versions and resumes, or this browser's. */
export const portsOf = (desk: Desk, client: Client, db: Database, ai: AiDesk): ToolPorts => {
  const { id, remote, saver } = desk
  const signedIn = remote.home === 'server'
  return {
    versions: signedIn ? serverVersions(client, id, saver) : draftVersions(db, id, saver),
    otherResumes: otherResumes(client, db, id, signedIn),
    templates: async () => (await import('#features/templates/parts.ts')).galleryTemplates(client),
    save: () => saveNow(desk),
    ai: aiPort(ai),
    exported: tells(client),
  }
}

export const uploads =
  (client: Client): StorePicture =>
  async (file) =>
    (await client.call(uploadFile, { file })).id
