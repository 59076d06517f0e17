import type { Making, Writer } from '../format.ts'
import { textFile } from '../text-file.ts'
import { plainTextOf } from './plain-text.ts'

export const textWriter = {
  from: 'document',
  write: async (making: Making) => [
    textFile(making, 'txt', 'text/plain;charset=utf-8', plainTextOf(making.document)),
  ],
} satisfies Writer
