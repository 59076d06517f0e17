/** The name of the document that is attached to a PDF. */
export const ATTACHED = 'huajian.json'
