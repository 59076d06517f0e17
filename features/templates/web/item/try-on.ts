import { type ThemeName, themes } from '#packages/document/themes.ts'
import type { Language } from '#packages/i18n/language.ts'

export const fonts = ['sans', 'serif', 'kai'] as const
export type FontName = (typeof fonts)[number]

/** What a template is looked at with; what is absent is the template's own. */
export interface TryOn {
  colors?: ThemeName
  font?: FontName
  /** Of the sample. */
  language?: Language
  /** One of the person's own resumes by its id, or nothing in it at all; the sample unless said. */
  content?: string
}

/** Begin with the template's sections and nothing in them. */
export const EMPTY = 'empty'

const isTheme = (name: string): name is ThemeName => Object.hasOwn(themes, name)

/** What an address says; anything else than these is passed over. */
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

/** Where a resume begins with the template as it was tried on. */
export const beginHref = (template: string, tryOn: TryOn): string =>
  `/builder/new?${new URLSearchParams([['template', template], ...tryOnPairs(tryOn)])}`
