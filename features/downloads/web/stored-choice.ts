import type { Document } from '#packages/document/schema.ts'
import { type FormatId, formatIdsFor } from '#packages/export/formats.ts'
import { stored } from '#packages/local-data/stored.ts'

export interface PictureOptions {
  scale: 1 | 2 | 3
  long: boolean
}

export interface Choice {
  /** By kind of document, because resumes and presentations are usually sent in different formats. */
  formats: Partial<Record<Document['kind'], FormatId>>
  picture: PictureOptions
  /** Whether a PDF has its document embedded. */
  attach: boolean
}

const storage = stored('huajian-download')
const FIRST: Choice = { formats: {}, picture: { scale: 2, long: false }, attach: true }

/** The last choice made in this browser. */
export const storedChoice = (): Choice => {
  try {
    const { formats, picture, attach } = JSON.parse(storage.read() ?? '{}') as Partial<Choice>
    return {
      formats: typeof formats === 'object' && formats !== null ? formats : {},
      picture: {
        scale: picture && [1, 2, 3].includes(picture.scale) ? picture.scale : FIRST.picture.scale,
        long: picture?.long === true,
      },
      attach: attach !== false,
    }
  } catch {
    return FIRST
  }
}

/** The format last chosen for this kind of document, or its default. */
export const formatFor = ({ formats }: Choice, kind: Document['kind']): FormatId => {
  const [usual = 'pdf', ...others] = formatIdsFor(kind)
  return [usual, ...others].find((format) => format === formats[kind]) ?? usual
}

export const storeChoice = (choice: Choice): void => {
  storage.write(JSON.stringify(choice))
}
