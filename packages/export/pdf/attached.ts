/** What a PDF of ours carries its own document as. */
export const ATTACHED = 'huajian.json'
