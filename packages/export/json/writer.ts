import type { Making, Writer } from '../format.ts'
import { textFile } from '../text-file.ts'

/** As people and other tools read it, and as it is opened again: through `loadDocument`, which checks it. */
export const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`

export const jsonWriter = {
  from: 'document',
  write: async (making: Making) => [textFile(making, 'json', 'application/json', jsonText(making.document))],
} satisfies Writer
