import { area } from '../fields.ts'

/** What the speaker says: never on the slide, but beside it while one presents, and in the file. */
export const speakerNotes = area('演讲备注', 'Speaker notes')
