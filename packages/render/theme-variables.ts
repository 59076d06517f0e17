import type { ColorSet, Document, Theme } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { contrast, INK, mix, readable, rgbOf, textColorOn } from '#packages/layout/color.ts'

const WHITE = '#ffffff'

type Colored = Pick<Theme, 'colors'>
type Inks = Record<string, string>

const ALIKE = 40
/** Lighter ones would not be seen on the paper. */
const CUTS = Array.from({ length: 14 }, (_, at) => 0.95 - at * 0.05)

/** How near a colour comes to the nearest of the others. */
const nearest = (color: string, others: readonly string[]): number => {
  const one = rgbOf(color)
  const distances = others.map(rgbOf).map((b) => Math.hypot(one[0] - b[0], one[1] - b[1], one[2] - b[2]))
  return Math.min(...distances)
}

type Named = Record<'theme' | 'accent' | 'dark' | 'muted' | 'faint' | 'line' | 'paper', string>

/** Parts of a chart differ by color: a color too similar to another is replaced by a shade of the theme color. */
const withChart = (inks: Inks & Named): Inks => {
  const { theme, accent, dark, muted, faint, line, paper } = inks
  const distinct = (preferred: string, others: readonly string[]): string => {
    if (nearest(preferred, others) >= ALIKE) return preferred
    const cuts = CUTS.map((share) => mix(theme, paper, share))
    return cuts.toSorted((a, b) => nearest(b, others) - nearest(a, others))[0] ?? preferred
  }
  const others = [theme, muted, faint, line]
  const second = distinct(accent, others)
  return { ...inks, 'chart-accent': second, 'chart-dark': distinct(dark, [...others, second]) }
}

/** The colours by meaning on paper; the same names stand for other colours on the theme's own ground. */
const onPaper = (colored: Colored): Inks => {
  const { theme, soft, dark, on, accent } = colorsOf(colored)
  return withChart({
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
  })
}

/** Ground is `dark`: text is `on`, softer texts and lines are cuts between the two. */
const onDark = (colored: Colored): Inks => {
  const { theme, dark, on, accent } = colorsOf(colored)
  const ground = contrast(on, theme) < contrast(on, dark) ? theme : dark
  return withChart({
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
  })
}

/** On a presentation's theme or dark ground, which may be light (black on yellow) or dark. */
const onGround = (colored: Colored, ground: string): Inks => {
  const { theme, on, accent } = colorsOf(colored)
  const ink = contrast(on, ground) >= 4.5 ? on : textColorOn(ground)
  return withChart({
    ink,
    muted: readable(mix(ink, ground, 0.78), ground, ink),
    faint: mix(ink, ground, 0.5),
    line: mix(ink, ground, 0.28),
    theme: contrast(theme, ground) >= 4.5 ? theme : ink,
    soft: mix(ink, ground, 0.12),
    dark: ink,
    on: ground,
    accent: readable(accent, ground, ink),
    paper: ground,
  })
}

/** A colour for letters on the paper and on its tint: itself, a darker cut of it, or the theme's dark. */
const forText = (color: string, { soft, dark }: ColorSet): string =>
  contrast(color, soft) < 2.6 ? readable(dark, soft, INK) : readable(color, soft, dark)

/** Text colors. */
const textColors = (prefix: string, texts: Inks) =>
  named(prefix, { 'theme-text': texts.theme ?? INK, 'accent-text': texts.accent ?? INK })

/** Text colors on the parts of a chart. */
const onChart = (prefix: string, fills: Inks) =>
  named(prefix, {
    'accent-on': textColorOn(fills['chart-accent'] ?? WHITE),
    'chart-dark-on': textColorOn(fills['chart-dark'] ?? WHITE),
    'faint-on': textColorOn(fills.faint ?? WHITE),
  })

const slideVariables = (document: Document): Record<string, string> => {
  const colors = colorsOf(document.theme)
  const { fontSize, spacing } = document.theme
  const paper = { ...onPaper(document.theme), paper: document.page.background.color ?? WHITE }
  const texts = { theme: forText(colors.theme, colors), accent: forText(colors.accent, colors) }
  const onTheme = onGround(document.theme, colors.theme)
  const atNight = onGround(document.theme, colors.dark)
  return {
    ...Object.fromEntries([
      ...['', 'paper-'].flatMap((prefix) => [
        ...named(prefix, paper),
        ...textColors(prefix, texts),
        ...onChart(prefix, paper),
      ]),
      ...[...named('on-', onTheme), ...textColors('on-', onTheme), ...onChart('on-', onTheme)],
      ...[...named('night-', atNight), ...textColors('night-', atNight), ...onChart('night-', atNight)],
    ]),
    '--hj-full-size': `${fontSize}px`,
    '--hj-full-u': `${(fontSize / 4) * spacing}px`,
  }
}

const chartVariables = (colored: Colored): Record<string, string> =>
  Object.fromEntries([
    ...['', 'paper-'].flatMap((prefix) => onChart(prefix, onPaper(colored))),
    ...onChart('on-', onDark(colored)),
  ])

const named = (prefix: string, colors: Record<string, string>) =>
  Object.entries(colors).map(([name, color]) => [`--hj-${prefix}${name}`, color] as const)

const FAMILY = { sans: '"Noto Sans SC"', serif: '"Noto Serif SC"', kai: '"LXGW WenKai"' } as const

const colored = new WeakMap<Colored, Record<string, string>>()

/** The colours alone: set on a drawn document, they recolour it without drawing it again. */
export const colorVariables = (theme: Colored): Record<string, string> => {
  const known = colored.get(theme)
  if (known) return known
  const paper = onPaper(theme)
  const variables = Object.fromEntries([
    ...named('', paper),
    ...named('paper-', paper),
    ...named('on-', onDark(theme)),
  ])
  // Asked for at every key, and the theme is another object only where it changed.
  colored.set(theme, variables)
  return variables
}

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
    ...(document.kind === 'ppt' ? slideVariables(document) : {}),
    ...(document.kind === 'word' ? chartVariables(document.theme) : {}),
  }
}
