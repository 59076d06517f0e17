/** Families as named by the font rules (`packages/fonts/interface-names.ts`). */
const RARE = /Huajian (Sans|Serif) Rare/

const look = () => {
  for (const { family, status } of document.fonts) {
    const [, name] = RARE.exec(family) ?? []
    if (!name || status === 'unloaded') continue
    import('#packages/render/font-sheets.ts')
      .then(({ loadFontSheet }) => loadFontSheet(name === 'Sans' ? 'sans' : 'serif'))
      // Without the slices, a system font shows the character.
      .catch(() => undefined)
  }
}

/**
 * The interface fonts contain only the characters of its own words. For any other character the browser requests the
 * "rare" family, which is empty: that request is the signal to load the document fonts, which have all characters.
 */
export const loadRareCharacters = () => {
  look()
  document.fonts.addEventListener('loadingdone', look)
}
