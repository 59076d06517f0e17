import { type FormatId, formatIds } from '#packages/formats/formats.ts'

export interface PictureOptions {
  scale: 1 | 2 | 3
  long: boolean
}

export interface Choice {
  format: FormatId
  picture: PictureOptions
  /** Whether a PDF carries its document. */
  attach: boolean
}

const KEY = 'huajian-download'
const FIRST: Choice = { format: 'pdf', picture: { scale: 2, long: false }, attach: true }

/** What was chosen the last time, in this browser. */
export const keptChoice = (): Choice => {
  try {
    const { format, picture, attach } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>
    return {
      format: format && formatIds.includes(format) ? format : FIRST.format,
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

export const keepChoice = (choice: Choice): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // No room for a habit: it is asked again the next time.
  }
}
