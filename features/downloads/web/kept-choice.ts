import type { Document } from '#packages/document/schema.ts'
import { type FormatId, formatIdsFor } from '#packages/export/formats.ts'
import { stored } from '#packages/local-data/stored.ts'

export interface PictureOptions {
  scale: 1 | 2 | 3
  long: boolean
}

export interface Choice {
  /** By kind of document: who sends resumes as PDF wants a deck as slides all the same. */
  formats: Partial<Record<Document['kind'], FormatId>>
  picture: PictureOptions
  /** Whether a PDF carries its document. */
  attach: boolean
}

const kept = stored('huajian-download')
const FIRST: Choice = { formats: {}, picture: { scale: 2, long: false }, attach: true }

/** What was chosen the last time, in this browser. */
export const keptChoice = (): Choice => {
  try {
    const { formats, picture, attach } = JSON.parse(kept.read() ?? '{}') as Partial<Choice>
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

/** The one that was chosen for this kind, or its usual one. */
export const formatFor = ({ formats }: Choice, kind: Document['kind']): FormatId => {
  const [usual = 'pdf', ...others] = formatIdsFor(kind)
  return [usual, ...others].find((format) => format === formats[kind]) ?? usual
}

export const keepChoice = (choice: Choice): void => {
  kept.write(JSON.stringify(choice))
}
