import { createContext, useContext } from 'react'

/** Whether the document is drawn as a preview: as markup that a browser completes without the document. */
const PreviewContext = createContext(false)
export const PreviewProvider = PreviewContext.Provider
export const useIsPreview = (): boolean => useContext(PreviewContext)
