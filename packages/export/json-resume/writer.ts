import type { Making, Writer } from '../format.ts'
import { jsonText } from '../json/writer.ts'
import { textFile } from '../text-file.ts'
import { type JsonResumeOptions, jsonResumeOf } from './json-resume.ts'

export const jsonResumeWriter = {
  from: 'document',
  write: async (making: Making, options: JsonResumeOptions) => [
    textFile(making, 'resume.json', 'application/json', jsonText(jsonResumeOf(making.document, options))),
  ],
} satisfies Writer<JsonResumeOptions>
