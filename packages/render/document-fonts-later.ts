import { useEffect } from 'react'

export const loadDocumentFonts = async (): Promise<void> => {
  await (await import('./font-sheets.ts')).loadDocumentFonts()
}

/** Loads fonts for covers and thumbnails after the page is shown, so that its own content does not wait for them. */
export const DocumentFontsLater = () => {
  useEffect(() => void loadDocumentFonts().catch(() => undefined), [])
  return null
}
