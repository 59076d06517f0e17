import { accountResumes } from '#features/builder/parts.ts'
import { accountTemplates } from '#features/designer/parts.ts'
import type { Client } from '#packages/api/client.ts'
import { jsonText } from '#packages/export/json/writer.ts'
import { safeName } from '#packages/export/safe-name.ts'
import { packed, saveFile } from '#packages/export/save-file.ts'
import { notifyTabs } from '#packages/local-data/account-tabs.ts'
import { clearSessionCookie } from '#packages/local-data/session-cookie.ts'
import { storedWork } from '#packages/local-data/stored-all.ts'
import type { StoreName } from '#packages/local-data/stores.ts'
import { removeAccountData } from '#packages/sync/account-data.ts'
import { hasLocalDatabase } from '#packages/sync/database-exists.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import { uploadUnsaved } from '#packages/sync/upload-unsaved.ts'
import { signOut } from '../../contract.ts'

/** Unsaved work that signing out would remove. */
export interface Left {
  /** The document's own title, or the type of the text. */
  title: string | StoreName
  content: unknown
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface AiDraft {
  keptAs?: string
  document?: { title?: string }
}

/** Drafts of AI that became resumes are stored in the account. */
const leftOf = ({ name, text }: { name: StoreName; text: string }): Left[] => {
  const content = parsed(text)
  // Saved together with its template; what was not saved is among the documents.
  if (name === 'huajian-template-') return []
  if (name !== 'huajian-ai-drafts') return [{ title: name, content }]
  const drafts = Array.isArray(content) ? (content as AiDraft[]) : []
  return drafts.filter(({ keptAs }) => !keptAs).map(({ document }) => ({ title: name, content: document }))
}

/** Saves what can be saved and returns what would be lost. */
export const leftHere = async (client: Client, owner: string): Promise<Left[]> => {
  const texts = storedWork(owner).flatMap(leftOf)
  if (!(await hasLocalDatabase())) return texts
  const db = await openLocalDatabase()
  const unsaved = await uploadUnsaved(db, owner, [accountResumes(client), accountTemplates(client)])
  db.close()
  return [...unsaved.map(({ document }) => ({ title: document.title, content: document })), ...texts]
}

/** One file, with one document or all of them. */
export const downloadLeft = async (left: readonly Left[], name: string): Promise<void> => {
  const files = left.map(({ title, content }, at) => ({
    name: `${left.length > 1 ? `${at + 1} ` : ''}${safeName(title) || name}.json`,
    type: 'application/json',
    bytes: new TextEncoder().encode(jsonText(content)),
  }))
  saveFile(await packed(files, name))
}

/** Works offline too: this browser forgets the session even if the server cannot be reached. */
export const leaveAccount = async (client: Client, owner: string): Promise<void> => {
  await client.attempt(signOut, {}).catch(() => undefined)
  clearSessionCookie()
  notifyTabs({ did: 'signed_out', owner })
  await removeAccountData(owner)
  // A new page load clears everything in memory that belongs to this user.
  location.assign('/')
}
