import { area } from '../fields.ts'

/** The speaker's words: never on the slide, but shown while presenting, and in the file. */
export const speakerNotes = area('演讲备注', 'Speaker notes')
