import type { Document } from '#packages/document/schema.ts'
import type { Family } from '#packages/fonts/faces.ts'

interface Names {
  ascii: string
  eastAsia: string
}

type Language = Document['language']

/**
 * Fonts that readers with Word have. Latin letters of Song and Kai are half a square wide, so other fonts are used for
 * them.
 */
const NAMES: Record<Language, Record<Family, Names>> = {
  zh: {
    sans: { ascii: 'Microsoft YaHei', eastAsia: '微软雅黑' },
    serif: { ascii: 'Times New Roman', eastAsia: '宋体' },
    kai: { ascii: 'Times New Roman', eastAsia: '楷体' },
  },
  en: {
    sans: { ascii: 'Calibri', eastAsia: '微软雅黑' },
    serif: { ascii: 'Cambria', eastAsia: '宋体' },
    kai: { ascii: 'Cambria', eastAsia: '楷体' },
  },
}

export const fontNames = (language: Language, family: Family) => {
  const { ascii, eastAsia } = NAMES[language][family]
  return { ascii, hAnsi: ascii, eastAsia, cs: ascii }
}

interface FontRow {
  name: string
  alt: string
  family: 'swiss' | 'roman' | 'script'
  /** A Windows character set: GB2312, or Western. */
  charset: '86' | '00'
}

const TABLE: readonly FontRow[] = [
  { name: '微软雅黑', alt: 'Microsoft YaHei', family: 'swiss', charset: '86' },
  { name: 'Microsoft YaHei', alt: '微软雅黑', family: 'swiss', charset: '86' },
  { name: '宋体', alt: 'SimSun', family: 'roman', charset: '86' },
  { name: '楷体', alt: 'KaiTi', family: 'script', charset: '86' },
  { name: 'Calibri', alt: 'Arial', family: 'swiss', charset: '00' },
  { name: 'Cambria', alt: 'Georgia', family: 'roman', charset: '00' },
  { name: 'Times New Roman', alt: 'Times', family: 'roman', charset: '00' },
]

const rowXml = ({ name, alt, family, charset }: FontRow): string =>
  `<w:font w:name="${name}"><w:altName w:val="${alt}"/><w:charset w:val="${charset}"/>` +
  `<w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`

/** Replacements for a font that is not installed: another name of the same font, or a similar one. */
export const fontTable = (): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
  `${TABLE.map(rowXml).join('')}</w:fonts>`
