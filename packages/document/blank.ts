import { type Document, type Page, SCHEMA, type Theme } from './schema.ts'

export const blankPage: Page = {
  size: 'A4',
  layout: 'base',
  margin: { top: 15, right: 17, bottom: 15, left: 17 },
  side: { place: 'left', width: 31, ground: 'dark' },
  background: {},
  frame: 'double',
  numbers: 'none',
  header: '',
  footer: '',
}

export const blankTheme: Theme = {
  colors: 'ink',
  font: 'sans',
  fontSize: 14,
  lineHeight: 1.55,
  spacing: 1,
  titleVariant: 3,
}

/** A document with nothing in it, as every new one starts. */
export const blankDocument = (title: string, language: Document['language'] = 'zh'): Document => ({
  schema: SCHEMA,
  kind: 'resume',
  title,
  language,
  page: structuredClone(blankPage),
  theme: structuredClone(blankTheme),
  sections: [],
})
