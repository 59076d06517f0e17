import {
  getDraft,
  keepDraft,
  listDrafts,
  nameDraft,
  restoreDraft,
  unnameDraft,
} from '#features/templates/drafts-contract.ts'
import { draftVersions, serverVersions } from '#features/versions/parts.ts'
import { type Client, inPlace } from '#packages/api/client.ts'
import type { Versions } from '#packages/editor-core/versions-port.ts'
import type { Workspace } from './open-template.tsx'

/** Versions of a template draft, in the account or in a visitor's browser. */
export const templateVersions = ({ id, db, documentStore, sync }: Workspace, client: Client): Versions => {
  if (documentStore.location === 'browser') return draftVersions(db, id, sync)
  const versions = serverVersions(
    {
      list: () => client.call(listDrafts, { id, limit: 200 }),
      get: (version) => client.call(getDraft, { id, version }),
      keep: (name) => client.call(keepDraft, { id, name }, inPlace(keepDraft)),
      name: (version, name) => client.call(nameDraft, { id, version, name }, inPlace(nameDraft)),
      unname: (version) => client.call(unnameDraft, { id, version }),
      restore: (version) => client.call(restoreDraft, { id, version }, inPlace(restoreDraft)),
    },
    sync,
  )
  return {
    ...versions,
    restore: async (version) => {
      await versions.restore(version)
      // Restoring can change name, columns and colour, which are saved with the document.
      sync.forceSave()
    },
  }
}
