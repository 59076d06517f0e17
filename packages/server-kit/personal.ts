import { type RawJson, stringifyJson } from '#packages/api/raw-json.ts'

/** One file of a user's data export. */
export interface PersonalFile {
  /** The path, unique within its slice. */
  name: string
  bytes: Uint8Array
}

/** The data that a slice stores about one user. */
export interface Personal {
  /** All data of the user, in files that can be read without this product. */
  give(userId: string): AsyncIterable<PersonalFile>
  /**
   * Removes data that is not deleted together with the account's row: files, mostly. Runs before the row is deleted,
   * and may run twice.
   */
  erase?(userId: string): Promise<void>
}

export const jsonFile = (name: string, content: unknown): PersonalFile => ({
  name,
  bytes: new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`),
})

/** A file with a stored document, which is copied as it is: parsing and writing it again would cost too much. */
export const documentFile = (name: string, content: RawJson | Record<string, unknown>): PersonalFile => ({
  name,
  bytes: new TextEncoder().encode(`${stringifyJson(content)}\n`),
})

/** A title as a part of a file's name. */
export const nameOf = (title: string, id: string): string => {
  const plain = title
    .replaceAll(/[\p{Cc}\\/:*?"<>|.]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim()
  return plain === '' ? id : `${plain}-${id}`
}
