import type { Path } from '#packages/document/changes.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { styleSetters } from '#packages/layout/setters/style.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { entryTitle } from './entry-title.ts'
import { sectionName } from './section-name.ts'

interface Name {
  zh: string
  en: string
}

/** Names of the keys of a document in the interface. */
const KEYS: Record<string, Name> = {
  title: { zh: '标题', en: 'Title' },
  language: { zh: '语言', en: 'Language' },
  page: { zh: '页面', en: 'Page' },
  theme: { zh: '主题', en: 'Theme' },
  colors: { zh: '配色', en: 'Colours' },
  font: { zh: '字体', en: 'Font' },
  fontSize: { zh: '字号', en: 'Font size' },
  lineHeight: { zh: '行高', en: 'Line height' },
  spacing: { zh: '间距', en: 'Spacing' },
  titleVariant: { zh: '标题样式', en: 'Title style' },
  rail: { zh: '贯穿线', en: 'Rail' },
  size: { zh: '纸张', en: 'Paper' },
  layout: { zh: '版面', en: 'Layout' },
  margin: { zh: '页边距', en: 'Margins' },
  side: { zh: '侧栏', en: 'Side column' },
  background: { zh: '背景', en: 'Background' },
  frame: { zh: '边框', en: 'Frame' },
  numbers: { zh: '页码', en: 'Page numbers' },
  header: { zh: '页眉', en: 'Header' },
  footer: { zh: '页脚', en: 'Footer' },
  variant: { zh: '版式', en: 'Variant' },
  region: { zh: '位置', en: 'Place' },
  icon: { zh: '图标', en: 'Icon' },
  english: { zh: '英文名', en: 'English name' },
  untitled: { zh: '显示标题', en: 'Show title' },
  visible: { zh: '显示', en: 'Shown' },
  hidden: { zh: '隐藏', en: 'Hidden' },
  keepTogether: { zh: '不拆到两页', en: 'Keep together' },
  breakBefore: { zh: '另起一页', en: 'Start on a new page' },
  items: { zh: '条目', en: 'Entries' },
  props: { zh: '字段显示', en: 'Field display' },
  style: { zh: '样式', en: 'Style' },
  section: { zh: '栏目', en: 'Section' },
  item: { zh: '条目', en: 'Entry' },
  label: { zh: '名称', en: 'Label' },
  top: { zh: '上', en: 'Top' },
  right: { zh: '右', en: 'Right' },
  bottom: { zh: '下', en: 'Bottom' },
  left: { zh: '左', en: 'Left' },
  width: { zh: '宽度', en: 'Width' },
  ground: { zh: '底色', en: 'Ground' },
  gutter: { zh: '栏间距', en: 'Gutter' },
  place: { zh: '方位', en: 'Side' },
}

const keyName = (key: string, language: Language): string => {
  const setters: Record<string, Name> = styleSetters
  const name = Object.hasOwn(KEYS, key) ? KEYS[key] : Object.hasOwn(setters, key) ? setters[key] : undefined
  return name?.[language] ?? key
}

export const itemName = (section: Section, item: Item): string => {
  const kind = kindOf(section.kind)
  return kind ? entryTitle(kind, item.data) : ''
}

export const fieldName = (section: Section, field: string, language: Language): string =>
  section.props[field]?.label || kindOf(section.kind)?.fields[field]?.[language] || keyName(field, language)

/**
 * The names along a path, such as 工作经历 · 拾穗网络科技 · 内容. Several versions of the document are searched, as one of
 * them may lack the section or entry.
 */
export const pathNames = (path: Path, documents: readonly Document[], language: Language): string[] => {
  const [top, id, ...rest] = path
  if (top !== 'sections' || id === undefined) return path.map((key) => keyName(key, language))
  const section = documents.flatMap(({ sections }) => sections).find((one) => one.id === id)
  if (!section) return [keyName('section', language)]
  const names = [sectionName(section, language)]
  const [key, second, ...more] = rest
  if (key === 'items' && second !== undefined) {
    const item = documents
      .flatMap(({ sections }) => sections)
      .filter((one) => one.id === id)
      .flatMap(({ items }) => items)
      .find((one) => one.id === second)
    const single = kindOf(section.kind)?.single === true
    const called = item && !single ? itemName(section, item) : ''
    if (called !== '') names.push(called)
    const field = more[0] === 'data' ? more[1] : undefined
    if (field !== undefined) names.push(fieldName(section, field, language))
    else if (more[0] !== undefined) names.push(keyName(more[0], language))
    return names
  }
  if (key === 'style' || key === 'props') {
    if (second !== undefined) names.push(fieldName(section, second, language))
    const last = more.length > 0 ? more.map((one) => keyName(one, language)) : [keyName(key, language)]
    return [...names, ...last]
  }
  return key === undefined ? names : [...names, keyName(key, language)]
}
