import type { Document } from '#packages/document/schema.ts'

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/(png|jpeg|webp);base64,/.test(value)

/** `fetch` cannot decode the data URL, because the content security policy forbids it. */
const blobOf = (address: string): Blob => {
  const [head = '', body = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: head.slice('data:'.length, head.indexOf(';')) })
}

/** Uploads the pictures that are embedded in a document and replaces them by their file ids. */
export const withUploadedPictures = async (
  document: Document,
  upload: (picture: Blob) => Promise<string>,
): Promise<Document> => {
  const found = new Map<string, string>()
  const collect = (value: unknown): void => {
    if (isPicture(value)) found.set(value, value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(document)
  if (found.size === 0) return document
  for (const address of found.keys()) found.set(address, await upload(blobOf(address)))
  return JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    isPicture(value) ? found.get(value) : value,
  ) as Document
}
