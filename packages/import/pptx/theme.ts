import type { ColorSet, Theme } from '#packages/document/schema.ts'
import { contrast, mix, textColorOn } from '#packages/layout/color.ts'
import type { Package } from './package.ts'
import { allIn, attributeOf, childOf, type XmlNode } from './xml-tree.ts'

const HEX = /^[0-9a-f]{6}$/i

const colorIn = (scheme: XmlNode | undefined, name: string): string | undefined => {
  const holder = childOf(scheme, `a:${name}`)
  const value =
    attributeOf(childOf(holder, 'a:srgbClr'), 'val') ?? attributeOf(childOf(holder, 'a:sysClr'), 'lastClr')
  return value && HEX.test(value) ? `#${value.toLowerCase()}` : undefined
}

const WHITE = '#ffffff'

/** The colours that a file's palette says, as the five that ours are. */
const colorsOf = (scheme: XmlNode | undefined): ColorSet | undefined => {
  const theme = colorIn(scheme, 'accent1')
  if (!theme) return undefined
  const second = colorIn(scheme, 'dk2')
  return {
    theme,
    soft: mix(theme, WHITE, 0.1),
    dark: second && contrast(second, WHITE) >= 7 ? second : mix(theme, '#000000', 0.45),
    on: textColorOn(theme),
    accent: colorIn(scheme, 'accent2') ?? theme,
  }
}

const fontOf = (fonts: XmlNode | undefined): Theme['font'] => {
  const names = [...allIn(fonts, 'a:latin'), ...allIn(fonts, 'a:ea')].map(
    (one) => attributeOf(one, 'typeface') ?? '',
  )
  const all = names.join(' ')
  if (/楷|kai/i.test(all)) return 'kai'
  return /宋|song|simsun|serif(?! sc)|cambria|times|georgia|garamond|mincho/i.test(all) ? 'serif' : 'sans'
}

/** How a file looks, as far as a theme of ours can say it. */
export const themeOf = (file: Package): Pick<Theme, 'colors' | 'font'> => {
  const path = file.targetOf('ppt/presentation.xml', 'theme') ?? 'ppt/theme/theme1.xml'
  const [elements] = allIn(file.tree(path), 'a:themeElements')
  return {
    colors: colorsOf(childOf(elements, 'a:clrScheme')) ?? 'ink',
    font: fontOf(childOf(childOf(elements, 'a:fontScheme'), 'a:minorFont')),
  }
}
