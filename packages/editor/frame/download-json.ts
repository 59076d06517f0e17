import type { Document } from '#packages/document/schema.ts'
import { jsonText } from '#packages/formats/json/writer.ts'
import { safeName } from '#packages/formats/safe-name.ts'
import { saveFile } from '#packages/formats/save-file.ts'

/** A file of the person's own work, whatever the state of saving: it needs neither server nor storage. */
export const downloadJson = (content: unknown, name: string) =>
  saveFile({
    name: `${safeName(name) || 'resume'}.json`,
    type: 'application/json',
    bytes: new TextEncoder().encode(jsonText(content)),
  })

export const backUp = (document: Document) => downloadJson(document, document.title)
