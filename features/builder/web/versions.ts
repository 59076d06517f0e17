import {
  getVersion,
  keepVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  unnameVersion,
} from '#features/resumes/contract.ts'
import type { VersionCalls } from '#features/versions/parts.ts'
import { type Client, inPlace } from '#packages/api/client.ts'

/** The history of a resume in the account. */
export const resumeVersions = (client: Client, id: string): VersionCalls => ({
  list: () => client.call(listVersions, { id, limit: 200 }),
  get: (version) => client.call(getVersion, { id, version }),
  keep: (name) => client.call(keepVersion, { id, name }, inPlace(keepVersion)),
  name: (version, name) => client.call(nameVersion, { id, version, name }, inPlace(nameVersion)),
  unname: (version) => client.call(unnameVersion, { id, version }),
  restore: (version) => client.call(restoreVersion, { id, version }, inPlace(restoreVersion)),
})
