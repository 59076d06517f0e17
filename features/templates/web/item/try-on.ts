import { type ThemeName, themes } from '#packages/document/themes.ts'
import type { Language } from '#packages/i18n/language.ts'

export const fonts = ['sans', 'serif', 'kai'] as const
export type FontName = (typeof fonts)[number]

/** Options to view a template with; a missing one is the template's own. */
export interface TryOn {
  colors?: ThemeName
  font?: FontName
  /** The language of the sample. */
  language?: Language
  /** The id of one of the user's resumes, or empty content; the sample by default. */
  content?: string
}

/** Start with the template's sections without content. */
export const EMPTY = 'empty'

const isTheme = (name: string): name is ThemeName => Object.hasOwn(themes, name)

/** The options in an address; unknown values are ignored. */
export const readTryOn = (params: URLSearchParams): TryOn => {
  const colors = params.get('colors') ?? ''
  const font = fonts.find((one) => one === params.get('font'))
  const language = (['zh', 'en'] as const).find((one) => one === params.get('language'))
  const content = params.get('content') ?? ''
  return {
    ...(isTheme(colors) ? { colors } : {}),
    ...(font ? { font } : {}),
    ...(/^[A-Za-z0-9_-]{1,40}$/.test(content) && content !== 'sample' ? { content } : {}),
    ...(language ? { language } : {}),
  }
}

const NAMES = ['colors', 'font', 'language', 'content'] as const

export const tryOnPairs = (tryOn: TryOn): [string, string][] =>
  NAMES.flatMap((name) => {
    const value = tryOn[name]
    return value === undefined ? [] : [[name, value] as [string, string]]
  })

/** The address at which a resume starts with the customised template. */
export const beginHref = (template: string, tryOn: TryOn): string =>
  `/builder/new?${new URLSearchParams([['template', template], ...tryOnPairs(tryOn)])}`
