import { useEffect } from 'react'

export const loadDocumentFonts = async (): Promise<void> => {
  await (await import('./font-sheets.ts')).loadDocumentFonts()
}

/** After the page stands: its covers and thumbnails need the faces, what is read and clicked on it does not wait. */
export const DocumentFontsLater = () => {
  useEffect(() => void loadDocumentFonts().catch(() => undefined), [])
  return null
}
