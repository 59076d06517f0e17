import { uploadFile } from '#features/files/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Client } from '#packages/wire/client.ts'

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/(png|jpeg|webp);base64,/.test(value)

/** Pictures that lived in the document become files of the account; the document then only names them. */
export const withUploadedPictures = async (client: Client, document: Document): Promise<Document> => {
  const found = new Map<string, string>()
  const collect = (value: unknown): void => {
    if (isPicture(value)) found.set(value, value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(document)
  for (const address of found.keys()) {
    const file = await (await fetch(address)).blob()
    found.set(address, (await client.attempt(uploadFile, { file })).id)
  }
  return found.size === 0
    ? document
    : (JSON.parse(JSON.stringify(document), (_, value: unknown) =>
        isPicture(value) ? found.get(value) : value,
      ) as Document)
}
