export const documentFamilies = ['sans', 'serif', 'kai'] as const
type DocumentFamily = (typeof documentFamilies)[number]

/** With the version that the build knows, as the server links it: the browser keeps it for good. */
export const sheetOf = (family: DocumentFamily): string =>
  `/fonts/${family}.css?v=${import.meta.env.FONT_VERSION}`

/** React would preload the style sheet. A user who leaves before it is used would have loaded it for nothing. */
export const loadFontSheet = (family: DocumentFamily) =>
  new Promise<void>((resolve, reject) => {
    const found = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href^="/fonts/${family}."]`)
    if (found?.sheet) return resolve()
    const link = found ?? document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // The next one who needs it tries again.
      link.remove()
      reject(new Error(`${link.href} did not load`))
    })
    if (!found) document.head.append(Object.assign(link, { rel: 'stylesheet', href: sheetOf(family) }))
  })

export const loadDocumentFonts = () => Promise.all(documentFamilies.map(loadFontSheet))
