export interface UsedFace {
  family: string
  weight: string
  characters: Set<number>
}

/** The slice with the space in it gives a line its height, whether the line has a space or not. */
const SPACE = 0x20

const firstFamily = (families: string): string =>
  (families.split(',', 1)[0] ?? '').replaceAll(/["']/g, '').trim()

/** Which characters of which faces a drawn element shows. */
export const usedCharacters = (root: Element): UsedFace[] => {
  const faces = new Map<string, UsedFace>()
  const faceOf = ({ fontFamily, fontWeight }: CSSStyleDeclaration): UsedFace => {
    const family = firstFamily(fontFamily)
    const weight = Number(fontWeight) >= 600 ? '700' : '400'
    const known = faces.get(`${family} ${weight}`)
    const face = known ?? { family, weight, characters: new Set([SPACE]) }
    faces.set(`${family} ${weight}`, face)
    return face
  }
  faceOf(getComputedStyle(root))
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (!parentElement) continue
    const style = getComputedStyle(parentElement)
    const { characters } = faceOf(style)
    const shown = style.textTransform === 'uppercase' ? data + data.toUpperCase() : data
    for (const sign of shown) characters.add(sign.codePointAt(0) ?? SPACE)
  }
  return [...faces.values()]
}
