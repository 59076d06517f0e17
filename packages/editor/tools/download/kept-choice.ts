import { type FormatId, formatIds } from '#packages/formats/formats.ts'

export interface PictureOptions {
  scale: 1 | 2 | 3
  long: boolean
}

export interface Choice {
  format: FormatId
  picture: PictureOptions
}

const KEY = 'huajian-download'
const FIRST: Choice = { format: 'pdf', picture: { scale: 2, long: false } }

/** What was chosen the last time, in this browser. */
export const keptChoice = (): Choice => {
  try {
    const { format, picture } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>
    return {
      format: format && formatIds.includes(format) ? format : FIRST.format,
      picture: {
        scale: picture && [1, 2, 3].includes(picture.scale) ? picture.scale : FIRST.picture.scale,
        long: picture?.long === true,
      },
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
