import type { Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'

/** Names of the boxes and decorations in layouts, for users. */
const words = defineWords({
  zh: {
    section: '整个栏目',
    title: '标题文字',
    titleBox: '标题底框',
    titleRule: '标题横线',
    titleMark: '标题图形',
    titleIcon: '标题图标',
    english: '英文标题',
    item: '条目',
    value: '全部资料',
    label: '字段名',
    level: '熟练程度',
    group: '分组名',
    index: '序号',
    number: '序号',
    line: '时间轴',
    rule: '横线',
    bar: '竖线',
    icon: '图标',
    bullet: '项目符号',
    card: '卡片',
    cardEdge: '卡片边线',
    cell: '格子',
    tag: '标签',
    badge: '徽标',
    band: '色带',
    facts: '资料区',
  },
  en: {
    section: 'Whole section',
    title: 'Title text',
    titleBox: 'Title box',
    titleRule: 'Title rule',
    titleMark: 'Title shape',
    titleIcon: 'Title icon',
    english: 'English title',
    item: 'Entry',
    value: 'All facts',
    label: 'Labels',
    level: 'Level',
    group: 'Group name',
    index: 'Number',
    number: 'Number',
    line: 'Timeline',
    rule: 'Rule',
    bar: 'Bar',
    icon: 'Icon',
    bullet: 'Bullet',
    card: 'Card',
    cardEdge: 'Card edge',
    cell: 'Cell',
    tag: 'Tag',
    badge: 'Badge',
    band: 'Band',
    facts: 'Facts',
  },
})

/** The name of a slot: for a field its label, for other slots the name above. */
export const slotName = (
  { kind, props }: Pick<Section, 'kind' | 'props'>,
  slot: string,
  language: Language,
) => {
  const boxes: Record<string, string> = words[language]
  const field = kindOf(kind)?.fields[slot]
  return props[slot]?.label || (slot === 'title' ? boxes.title : field?.[language]) || boxes[slot] || slot
}
