import { rareNames } from '#packages/fonts/interface-names.ts'
import { loadFontSheet } from '#packages/render/document-fonts.tsx'

const families = ['sans', 'serif'] as const

const familyOf = (face: FontFace) => families.find((family) => face.family.includes(rareNames[family]))

/**
 * The interface's own faces have the characters of its words. When a browser draws another one, it asks for the rare
 * face, which has no letters: that is the sign to load the document slices, which have all of them.
 */
export const loadRareLetters = () => {
  const answer = (faces: Iterable<FontFace>) => {
    for (const face of faces) {
      const family = face.status === 'unloaded' ? undefined : familyOf(face)
      // Without them the system's own face shows the character.
      if (family) loadFontSheet(family).catch(() => undefined)
    }
  }
  answer(document.fonts)
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => answer(fontfaces))
}
