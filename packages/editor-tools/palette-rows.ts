import type { Command } from '#packages/document/commands.ts'
import { setSection, setTheme } from '#packages/document/commands.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { entriesOf } from '#packages/editor-core/own-record.ts'
import { itemName } from '#packages/editor-core/place-names.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import type { Tool } from '#packages/editor-core/tool.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { titleLooksFor } from '#packages/sections/title-looks.ts'

/** One thing that the palette can do. `names` are what it is found by, the shown one first. */
export type PaletteRow = { key: string; group: PaletteGroup; names: readonly string[] } & (
  | { does: 'tool'; tool: Tool }
  | { does: 'jump'; to: Selection; about: string }
  | { does: 'change'; command: Command; current: boolean; swatch?: string }
)
export type PaletteGroup = 'tools' | 'sections' | 'variants' | 'titles' | 'themes'

const both = (names: { zh: string; en: string }, language: Language): [string, string] => [
  names[language],
  names[language === 'zh' ? 'en' : 'zh'],
]

const toolRows = (tools: readonly Tool[], language: Language): PaletteRow[] =>
  tools
    .filter(({ id }) => id !== 'palette')
    .map((tool) => ({
      key: `tool-${tool.id}`,
      group: 'tools',
      names: [...both(tool, language), tool.also ?? ''],
      does: 'tool',
      tool,
    }))

const jumpRows = (section: Section, language: Language): PaletteRow[] => {
  const kind = kindOf(section.kind)
  const name = sectionName(section, language)
  const whole: PaletteRow = {
    key: `section-${section.id}`,
    group: 'sections',
    names: [name, kind?.zh ?? '', kind?.en ?? ''],
    does: 'jump',
    to: { section: section.id },
    about: '',
  }
  if (kind?.single) return [whole]
  const entries = entriesOf(kind, section).flatMap((item): PaletteRow[] => {
    const called = itemName(section, item)
    if (called === '') return []
    return [
      {
        key: `item-${item.id}`,
        group: 'sections',
        names: [called, name],
        does: 'jump',
        to: { section: section.id, item: item.id },
        about: name,
      },
    ]
  })
  return [whole, ...entries]
}

const variantRows = (section: Section | undefined, language: Language, word: string): PaletteRow[] =>
  Object.entries((section && kindOf(section.kind)?.variants) ?? {}).map(([number, variant]) => ({
    key: `variant-${number}`,
    group: 'variants',
    names: [`${word} ${number} ${variant[language]}`, variant[language === 'zh' ? 'en' : 'zh']],
    does: 'change',
    command: setSection(section?.id ?? '', 'variant', Number(number)),
    current: section?.variant === Number(number),
  }))

const titleRows = (document: Document, language: Language, word: string): PaletteRow[] =>
  titleLooksFor(document.kind).map(([number, variant]) => ({
    key: `title-${number}`,
    group: 'titles',
    names: [
      `${word} ${number} ${variant[language]}`,
      variant[language === 'zh' ? 'en' : 'zh'],
      'title style',
    ],
    does: 'change',
    command: setTheme({ titleVariant: number }),
    current: document.theme.titleVariant === number,
  }))

const themeRows = (document: Document, language: Language, word: string): PaletteRow[] =>
  (Object.entries(themes) as [ThemeName, (typeof themes)[ThemeName]][]).map(([name, theme]) => ({
    key: `theme-${name}`,
    group: 'themes',
    names: [`${word} ${theme[language]}`, theme[language === 'zh' ? 'en' : 'zh'], 'theme colour'],
    does: 'change',
    command: setTheme({ colors: name }),
    current: document.theme.colors === name,
    swatch: theme.colors.theme,
  }))

/** Everything that can be done or gone to, for a document with this section selected. */
export const paletteRows = (
  document: Document,
  selected: string | undefined,
  tools: readonly Tool[],
  language: Language,
  words: { variant: string; title: string; theme: string },
): PaletteRow[] => [
  ...toolRows(tools, language),
  ...document.sections.flatMap((section) => jumpRows(section, language)),
  ...variantRows(
    document.sections.find(({ id }) => id === selected),
    language,
    words.variant,
  ),
  ...titleRows(document, language, words.title),
  ...themeRows(document, language, words.theme),
]
