import type { Making, Writer } from '../format.ts'
import { textFile } from '../text-file.ts'
import { markdownOf } from './markdown.ts'

export const markdownWriter = {
  from: 'document',
  write: async (making: Making) => [
    textFile(making, 'md', 'text/markdown;charset=utf-8', markdownOf(making.document)),
  ],
} satisfies Writer
