import type { Document } from '#packages/document/schema.ts'
import { jsonText } from '#packages/export/json/writer.ts'
import { safeName } from '#packages/export/safe-name.ts'
import { saveFile } from '#packages/export/save-file.ts'

/** Works without server and storage, so that the user can always get a copy of their work. */
export const downloadJson = (content: unknown, name: string) =>
  saveFile({
    name: `${safeName(name) || 'resume'}.json`,
    type: 'application/json',
    bytes: new TextEncoder().encode(jsonText(content)),
  })

export const backUp = (document: Document) => downloadJson(document, document.title)
