import type { Making, Writer } from '../format.ts'
import { textFile } from '../text-file.ts'

/** Indented JSON for people and other tools; it is opened again through `loadDocument`, which validates it. */
export const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`

export const jsonWriter = {
  from: 'document',
  write: async (making: Making) => [textFile(making, 'json', 'application/json', jsonText(making.document))],
} satisfies Writer
