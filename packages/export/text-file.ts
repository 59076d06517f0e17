import type { MadeFile, Making } from './format.ts'

/** A file of text: UTF-8 without a mark at its head. */
export const textFile = ({ name }: Making, extension: string, type: string, text: string): MadeFile => ({
  name: `${name}.${extension}`,
  type,
  bytes: new TextEncoder().encode(text),
})
