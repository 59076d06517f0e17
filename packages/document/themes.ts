import type { ColorSet, Theme } from './schema.ts'

interface ReadyTheme {
  zh: string
  en: string
  colors: ColorSet
}

const set = (theme: string, soft: string, dark: string, accent: string): ColorSet => ({
  theme,
  soft,
  dark,
  on: '#ffffff',
  accent,
})

/** Ready colour sets: shapes and titles, a tint for grounds, a dark cut, a second colour for small marks. */
export const themes = {
  ink: { zh: '墨', en: 'Ink', colors: set('#1e2530', '#f0f1f3', '#1e2530', '#b2331f') },
  indigo: { zh: '黛蓝', en: 'Slate blue', colors: set('#2c4563', '#eaf0f6', '#1f3249', '#a3691a') },
  azure: { zh: '靛青', en: 'Azure', colors: set('#1f5aa6', '#e8f0fa', '#173f75', '#b4540a') },
  pine: { zh: '松绿', en: 'Pine', colors: set('#1c5a4c', '#e8f2ee', '#143f36', '#9a5b12') },
  bamboo: { zh: '竹青', en: 'Bamboo', colors: set('#3c7a57', '#eaf4ed', '#24503a', '#8a5a0b') },
  moss: { zh: '苔', en: 'Moss', colors: set('#5d6b2f', '#f1f3e4', '#3f4a1f', '#9c4a1c') },
  cinnabar: { zh: '朱砂', en: 'Cinnabar', colors: set('#b2331f', '#fbece8', '#7c2013', '#8a5a0b') },
  crimson: { zh: '绛', en: 'Crimson', colors: set('#8a2642', '#f8e9ed', '#5f182c', '#7a5a10') },
  ochre: { zh: '秋香', en: 'Ochre', colors: set('#85651a', '#f8f1dd', '#5a430f', '#8e3b22') },
  amber: { zh: '琥珀', en: 'Amber', colors: set('#a4510c', '#fcefe1', '#733607', '#1f5a66') },
  mauve: { zh: '藕荷', en: 'Mauve', colors: set('#7a4a7f', '#f5ecf6', '#533057', '#9a4f1c') },
  graphite: { zh: '石墨', en: 'Graphite', colors: set('#4a4f57', '#f1f1f1', '#2f3339', '#b2331f') },
} as const satisfies Record<string, ReadyTheme>

export type ThemeName = keyof typeof themes

const isTheme = (name: string): name is ThemeName => Object.hasOwn(themes, name)

/** A set by an unknown name (of a later version) falls back to ink rather than to nothing. */
export const colorsOf = ({ colors }: Pick<Theme, 'colors'>): ColorSet =>
  typeof colors !== 'string' ? colors : themes[isTheme(colors) ? colors : 'ink'].colors
