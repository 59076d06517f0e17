import * as z from 'zod/mini'
import type { output } from 'zod/v4/core'
import { choice, color, fill, number, numberOrSides, pictureValue, type StyleRow, sides } from './rows.ts'

const flexOnly = { when: { style: 'display', is: ['flex'] } } as const
const bordered = { when: { style: 'borderStyle', is: ['solid', 'dashed', 'dotted', 'double'] } } as const
const absoluteLoss = { lossy: ['docx'] } as const

/** The 35 style setters. The order here is the order in the panel. */
export const styleSetters = {
  color: color({ zh: '文字颜色', en: 'Colour' }, 'text'),
  fontFamily: {
    zh: '字体',
    en: 'Font',
    group: 'text',
    input: 'font',
    unit: '',
    options: ['sans', 'serif', 'kai'],
    value: z.enum(['sans', 'serif', 'kai']),
  },
  fontSize: number({ zh: '字号', en: 'Size' }, 'text', 'px', 8, 200, { shows: 'pt' }),
  fontWeight: choice({ zh: '字重', en: 'Weight' }, 'text', ['400', '700']),
  lineHeight: number({ zh: '行高', en: 'Line height' }, 'text', '', 0.8, 4),
  letterSpacing: number({ zh: '字间距', en: 'Letter spacing' }, 'text', 'px', -2, 20),
  textAlign: choice({ zh: '对齐', en: 'Align' }, 'text', ['left', 'center', 'right', 'justify']),
  textDecoration: choice({ zh: '装饰线', en: 'Decoration' }, 'text', ['none', 'underline', 'line-through']),

  width: number({ zh: '宽度', en: 'Width' }, 'box', 'px', 0, 1200),
  height: number({ zh: '高度', en: 'Height' }, 'box', 'px', 0, 1700),
  margin: sides({ zh: '外边距', en: 'Margin' }, 'box'),
  padding: sides({ zh: '内边距', en: 'Padding' }, 'box'),
  display: choice({ zh: '显示', en: 'Display' }, 'box', [
    'block',
    'flex',
    'inline-block',
    // Lines that run downwards, the first at the right.
    'vertical',
    'none',
  ]),
  position: choice({ zh: '定位', en: 'Position' }, 'box', ['static', 'relative', 'absolute'], absoluteLoss),
  opacity: number({ zh: '不透明度', en: 'Opacity' }, 'box', '', 0, 1),
  rotate: number({ zh: '旋转', en: 'Rotate' }, 'box', 'deg', -180, 180, absoluteLoss),

  flex: number({ zh: '伸展', en: 'Grow' }, 'flex', '', 0, 20),
  flexDirection: choice({ zh: '方向', en: 'Direction' }, 'flex', ['row', 'column'], flexOnly),
  flexWrap: choice({ zh: '换行', en: 'Wrap' }, 'flex', ['nowrap', 'wrap'], flexOnly),
  alignItems: choice(
    { zh: '交叉轴对齐', en: 'Align items' },
    'flex',
    ['flex-start', 'center', 'flex-end', 'baseline', 'stretch'],
    flexOnly,
  ),
  justifyContent: choice(
    { zh: '主轴对齐', en: 'Justify' },
    'flex',
    ['flex-start', 'center', 'flex-end', 'space-between', 'space-around'],
    flexOnly,
  ),
  flexShrink: number({ zh: '收缩', en: 'Shrink' }, 'flex', '', 0, 20),

  borderStyle: choice({ zh: '边框样式', en: 'Border style' }, 'border', [
    'none',
    'solid',
    'dashed',
    'dotted',
    'double',
  ]),
  borderWidth: numberOrSides({ zh: '边框粗细', en: 'Border width' }, 'border', 0, 20),
  borderColor: color({ zh: '边框颜色', en: 'Border colour' }, 'border', bordered),
  borderRadius: number({ zh: '圆角', en: 'Radius' }, 'border', 'px', 0, 400),

  background: fill({ zh: '背景色', en: 'Background' }, 'background'),
  backgroundPath: {
    zh: '背景图',
    en: 'Picture',
    group: 'background',
    input: 'picture',
    unit: '',
    value: pictureValue,
    lossy: ['docx'],
  },
  backgroundRepeat: choice(
    { zh: '平铺', en: 'Repeat' },
    'background',
    ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'],
    { ...absoluteLoss, when: { style: 'backgroundPath' } },
  ),

  listStyle: choice({ zh: '项目符号', en: 'Bullets' }, 'list', [
    'none',
    'disc',
    'circle',
    'square',
    'decimal',
  ]),
  listStylePosition: choice({ zh: '符号位置', en: 'Bullet position' }, 'list', ['outside', 'inside']),
  objectFit: choice({ zh: '图片填充', en: 'Fit' }, 'image', ['cover', 'contain', 'fill']),

  themeColor: { ...color({ zh: '主题色', en: 'Theme colour' }, 'module'), writes: 'section' },
  moduleMargin: sides({ zh: '模块外边距', en: 'Section margin' }, 'module', 'section'),
  modulePadding: sides({ zh: '模块内边距', en: 'Section padding' }, 'module', 'section'),
} as const satisfies Record<string, StyleRow>

export type StyleName = keyof typeof styleSetters
export const styleNames = Object.keys(styleSetters) as StyleName[]

/** A part's own values; what is not in it is inherited. */
export type StyleProps = { [K in StyleName]?: output<(typeof styleSetters)[K]['value']> }

export const styleProps = z.strictObject(
  Object.fromEntries(styleNames.map((name) => [name, z.optional(styleSetters[name].value as z.ZodMiniType)])),
) as unknown as z.ZodMiniType<StyleProps>
