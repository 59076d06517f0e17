/** By the names of their rules (`packages/fonts/interface-names.ts`). */
const RARE = /Huajian (Sans|Serif) Rare/

const look = () => {
  for (const { family, status } of document.fonts) {
    const [, name] = RARE.exec(family) ?? []
    if (!name || status === 'unloaded') continue
    import('#packages/render/font-sheets.ts')
      .then(({ loadFontSheet }) => loadFontSheet(name === 'Sans' ? 'sans' : 'serif'))
      // Without the slices the system's own face shows the character.
      .catch(() => undefined)
  }
}

/**
 * The interface's own faces have the characters of its words. When a browser draws another one, it asks for the rare
 * face, which has no letters: that is the sign to load the document slices, which have all of them.
 */
export const loadRareLetters = () => {
  look()
  document.fonts.addEventListener('loadingdone', look)
}
