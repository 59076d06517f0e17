import type { styleSetters } from '#packages/layout/setters/style.ts'

type Setters = typeof styleSetters
type ChoiceOf<N extends keyof Setters> = Setters[N] extends { input: 'choice'; options: readonly (infer O)[] }
  ? O
  : never
type Choice = { [N in keyof Setters]: ChoiceOf<N> }[keyof Setters] & string

/** Names of options. The type requires a name for every option. */
export const choiceWords: Record<Choice, { zh: string; en: string }> = {
  '400': { zh: '常规', en: 'Regular' },
  '700': { zh: '加粗', en: 'Bold' },
  left: { zh: '左对齐', en: 'Left' },
  center: { zh: '居中', en: 'Centre' },
  right: { zh: '右对齐', en: 'Right' },
  justify: { zh: '两端对齐', en: 'Justify' },
  none: { zh: '无', en: 'None' },
  underline: { zh: '下划线', en: 'Underline' },
  'line-through': { zh: '删除线', en: 'Strike' },
  block: { zh: '独占一行', en: 'Block' },
  flex: { zh: '弹性排列', en: 'Flex' },
  'inline-block': { zh: '行内', en: 'Inline' },
  vertical: { zh: '竖排', en: 'Vertical' },
  static: { zh: '随文', en: 'Static' },
  relative: { zh: '相对', en: 'Relative' },
  absolute: { zh: '绝对', en: 'Absolute' },
  row: { zh: '横向', en: 'Row' },
  column: { zh: '纵向', en: 'Column' },
  nowrap: { zh: '不换行', en: 'No wrap' },
  wrap: { zh: '换行', en: 'Wrap' },
  'flex-start': { zh: '靠起点', en: 'Start' },
  'flex-end': { zh: '靠终点', en: 'End' },
  baseline: { zh: '基线', en: 'Baseline' },
  stretch: { zh: '撑满', en: 'Stretch' },
  'space-between': { zh: '两端分布', en: 'Between' },
  'space-around': { zh: '环绕分布', en: 'Around' },
  solid: { zh: '实线', en: 'Solid' },
  dashed: { zh: '虚线', en: 'Dashed' },
  dotted: { zh: '点线', en: 'Dotted' },
  double: { zh: '双线', en: 'Double' },
  'no-repeat': { zh: '不平铺', en: 'Once' },
  repeat: { zh: '平铺', en: 'Tile' },
  'repeat-x': { zh: '横向平铺', en: 'Tile across' },
  'repeat-y': { zh: '纵向平铺', en: 'Tile down' },
  disc: { zh: '圆点', en: 'Disc' },
  circle: { zh: '圆圈', en: 'Circle' },
  square: { zh: '方点', en: 'Square' },
  decimal: { zh: '数字', en: 'Numbers' },
  outside: { zh: '悬挂', en: 'Hanging' },
  inside: { zh: '文内', en: 'Inside' },
  cover: { zh: '裁切填满', en: 'Cover' },
  contain: { zh: '完整显示', en: 'Contain' },
  fill: { zh: '拉伸', en: 'Stretch' },
}
