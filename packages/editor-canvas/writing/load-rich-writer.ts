import type { richWriter } from './rich-writer.ts'

let loaded: typeof richWriter | undefined

/** The writer of styled text is as large as the rest of the stage: it is fetched apart, ahead of its use. */
export const loadRichWriter = async (): Promise<void> => {
  loaded ??= (await import('./rich-writer.ts')).richWriter
}

export const richWriterNow = (): typeof richWriter | undefined => loaded
