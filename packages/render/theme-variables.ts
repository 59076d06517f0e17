import type { Document, Theme } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { contrast, mix, readable } from '#packages/parts/color.ts'

const INK = '#1f2630'
const WHITE = '#ffffff'

type Colored = Pick<Theme, 'colors'>

/** The colours by meaning on paper; the same names stand for other colours on the theme's own ground. */
const onPaper = (colored: Colored): Record<string, string> => {
  const { theme, soft, dark, on, accent } = colorsOf(colored)
  return {
    ink: INK,
    muted: '#59616c',
    faint: '#a2a8b0',
    line: mix(theme, '#d9dbde', 0.18),
    theme,
    soft,
    dark,
    on,
    accent,
    paper: WHITE,
  }
}

/** Ground is `dark`: text is `on`, softer texts and lines are cuts between the two. */
const onDark = (colored: Colored): Record<string, string> => {
  const { theme, dark, on, accent } = colorsOf(colored)
  const ground = contrast(on, theme) < contrast(on, dark) ? theme : dark
  return {
    ink: on,
    muted: readable(mix(on, dark, 0.82), ground, on),
    faint: mix(on, dark, 0.5),
    line: mix(on, dark, 0.3),
    theme: on,
    soft: mix(on, dark, 0.16),
    dark: on,
    on: dark,
    accent: readable(accent, ground, on),
    paper: dark,
  }
}

const named = (prefix: string, colors: Record<string, string>) =>
  Object.entries(colors).map(([name, color]) => [`--hj-${prefix}${name}`, color] as const)

const FAMILY = { sans: '"Noto Sans SC"', serif: '"Noto Serif SC"', kai: '"LXGW WenKai"' } as const

/** The colours alone: set on a drawn document, they recolour it without drawing it again. */
export const colorVariables = (colored: Colored): Record<string, string> =>
  Object.fromEntries([
    ...named('', onPaper(colored)),
    ...named('paper-', onPaper(colored)),
    ...named('on-', onDark(colored)),
  ])

/** Everything that the theme sets, as variables on the document: moving a slider redraws no section. */
export const themeVariables = (document: Document): Record<string, string> => {
  const { fontSize, lineHeight, spacing, font } = document.theme
  return {
    ...colorVariables(document.theme),
    '--hj-size': `${fontSize}px`,
    '--hj-leading': String(lineHeight),
    '--hj-u': `${(fontSize / 4) * spacing}px`,
    '--hj-family': FAMILY[font],
    '--hj-sans': FAMILY.sans,
    '--hj-serif': FAMILY.serif,
    '--hj-kai': FAMILY.kai,
  }
}
