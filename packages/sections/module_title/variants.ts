import type { Box, Edge, Ink, Look } from '#packages/layout/box.ts'
import {
  icon as anyIcon,
  rule as anyRule,
  shape as anyShape,
  asked,
  layer,
  own,
  row,
  stack,
  text,
} from '#packages/layout/parts.ts'
import type { ShapeName } from '#packages/layout/shapes.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** A title's pieces have slots of their own: setting them leaves the section's icons and rules alone. */
const icon = (size: number, color: Ink) => anyIcon('own', size, color, 'titleIcon')
const rule = (edge: Edge, box: Box = {}) => anyRule(edge, { slot: 'titleRule', ...box })
const shape = (name: ShapeName, width: string, height: string, options: { fill: Ink; box?: Box }) =>
  anyShape(name, width, height, { slot: 'titleMark', ...options })

/** The section's English name, where the person asks for it. */
const english = asked('english', text('english', { size: 0.86, color: 'muted', leading: 1.4 }))

/** Titles that stand on the page's ground. */
const title = (look: Look = {}) => text('title', { role: 'h2', size: 1.16, leading: 1.4, ...look })

/**
 * With a line height of 1.4 and a unit above and below, a filled block is 2em high. That is whole pixels; else the
 * figures next to it would end a pixel above or below it.
 */
const FILL_SIZE = 15 / 14

/**
 * Titles on a filled block. Their colour is `on` and not a tone: in a dark column the fill turns white, and `on`
 * turns dark with it.
 */
const onFill = (look: Look = {}) => title({ size: FILL_SIZE, color: 'on', ...look })

/** Joined figures overlap by about a pixel, so that no seam shows. */
const OVERLAP = -0.3

/** Numbers are stored in documents: never renumber. */
export const moduleTitle = withVariants(kind, {
  1: {
    zh: '斜切缎带',
    en: 'Ribbon with a fold',
    layout: stack(
      { margin: [0, 0, 0, -3] },
      row(
        { align: 'stretch' },
        row({ fill: 'theme', pad: [1, 2, 1, 3], slot: 'titleBox' }, onFill()),
        shape('ribbonEnd', '1.15em', '100%', { fill: 'theme', box: { margin: [0, 0, 0, OVERLAP] } }),
      ),
      shape('ribbonFold', '0.75em', '0.45em', { fill: 'theme' }),
    ),
  },
  2: {
    zh: '居中·点线',
    en: 'Centred between dots',
    layout: row(
      { align: 'center', gap: 2 },
      rule({ style: 'dotted', width: 2, color: 'faint' }),
      shape('diamond', '0.42em', '0.42em', { fill: 'theme' }),
      title({ color: 'theme', align: 'center' }),
      shape('diamond', '0.42em', '0.42em', { fill: 'theme' }),
      rule({ style: 'dotted', width: 2, color: 'faint' }),
    ),
  },
  3: {
    zh: '通栏底线',
    en: 'Full underline',
    layout: stack(
      { border: { sides: ['bottom'], width: 1.5, color: 'theme' }, pad: [0, 0, 0.5, 0], slot: 'titleBox' },
      row({ gap: 2.5, wrap: true }, title({ color: 'theme' }), english),
    ),
  },
  4: {
    zh: '圆形图标·横线',
    en: 'Round icon and rule',
    layout: row(
      { align: 'center', gap: 2.5 },
      row(
        {
          slot: 'titleBox',
          fill: 'theme',
          radius: 'full',
          width: '1.9em',
          height: '1.9em',
          align: 'center',
          justify: 'center',
          shrink: 0,
        },
        icon(1.1, 'on'),
      ),
      title({ color: 'theme' }),
      english,
      rule({ color: 'theme' }),
    ),
    rail: stack(
      { border: { sides: ['bottom'], color: 'line' }, pad: [0, 0, 0.5, 0], slot: 'titleBox' },
      row({ gap: 2.5, wrap: true }, title({ color: 'ink', size: 1.24 }), english),
    ),
  },
  5: {
    zh: '图标·竖线',
    en: 'Icon and bar',
    layout: row(
      { align: 'stretch', gap: 2.5 },
      icon(1.5, 'theme'),
      row(
        {
          border: { sides: ['left'], width: 2, color: 'theme' },
          pad: [0, 0, 0, 2.5],
          gap: 2.5,
          grow: 1,
          slot: 'titleBox',
        },
        title({ color: 'theme' }),
        english,
      ),
    ),
  },
  6: {
    zh: '燕尾旗',
    en: 'Notched flag',
    // The line runs under the flag, so that it comes out of the notch.
    layout: layer(
      {},
      rule({ color: 'theme' }),
      row(
        { align: 'stretch' },
        row({ fill: 'theme', pad: [1, 2, 1, 3], slot: 'titleBox' }, onFill()),
        shape('flagEnd', '1em', '100%', { fill: 'theme', box: { margin: [0, 0, 0, OVERLAP] } }),
      ),
    ),
  },
  7: {
    zh: '短粗下标',
    en: 'Short thick mark',
    layout: stack(
      { gap: 0.75 },
      title({ size: 1.22 }),
      rule({ width: 4, color: 'accent' }, { width: '2.4em' }),
    ),
  },
  8: {
    zh: '左侧悬挂·编号',
    en: 'Hanging left, numbered',
    titleWidth: '7.4em',
    layout: stack(
      { gap: 0.25 },
      own('index', {
        slot: 'number',
        role: 'none',
        size: 2.2,
        bold: true,
        color: 'theme',
        face: 'serif',
        leading: 1.1,
      }),
      title({ size: 1.1, color: 'theme' }),
      english,
    ),
  },
  9: {
    zh: '左侧悬挂·图标角',
    en: 'Hanging left with icon',
    titleWidth: '7.4em',
    layout: stack(
      { border: { sides: ['top'], width: 2, color: 'theme' } },
      row(
        {
          slot: 'titleBox',
          fill: 'theme',
          width: '2em',
          height: '2em',
          margin: [OVERLAP, 0, 0, 0],
          align: 'center',
          justify: 'center',
        },
        icon(1.15, 'on'),
      ),
      stack(
        { border: { sides: ['bottom'], color: 'line' }, pad: [1, 0, 1, 0] },
        title({ size: 1.1, color: 'theme' }),
        english,
      ),
    ),
  },
  10: {
    zh: '浅底·粗左边',
    en: 'Tint with a thick edge',
    layout: row(
      {
        fill: 'soft',
        border: { sides: ['left'], width: 5, color: 'theme' },
        pad: [1, 3, 1, 2.5],
        gap: 2.5,
        slot: 'titleBox',
      },
      title({ size: FILL_SIZE, color: 'dark' }),
      english,
    ),
  },
  11: {
    zh: '墨笔',
    en: 'Ink stroke',
    layout: row(
      { align: 'stretch' },
      shape('strokeHead', '0.9em', '100%', { fill: 'dark' }),
      layer(
        { align: 'stretch', margin: [0, 0, 0, OVERLAP] },
        shape('strokeBody', '100%', '100%', { fill: 'dark' }),
        row({ pad: [1, 0.5] }, onFill({ face: 'serif' })),
      ),
      shape('strokeTail', '3em', '100%', { fill: 'dark', box: { margin: [0, 0, 0, OVERLAP] } }),
    ),
  },
  12: {
    zh: '直角引号',
    en: 'Corner brackets',
    layout: row(
      { align: 'center', gap: 0.75, margin: [0, 0, 0, -2.75] },
      shape('bracketOpen', '0.5em', '1.5em', { fill: 'theme' }),
      title({ color: 'theme', face: 'serif' }),
      shape('bracketClose', '0.5em', '1.5em', { fill: 'theme' }),
      rule({ color: 'theme' }, { margin: [0, 0, 0, 3] }),
    ),
  },
  13: {
    zh: '轻图标',
    en: 'Light icon',
    layout: row(
      { align: 'center', gap: 2 },
      icon(1.4, 'faint'),
      title({ size: 1.24, color: 'theme' }),
      english,
    ),
  },
  14: {
    zh: '浅底·上线',
    en: 'Tint under a rule',
    layout: stack(
      {
        fill: 'soft',
        border: { sides: ['top'], width: 2, color: 'theme' },
        pad: [1, 3],
        slot: 'titleBox',
      },
      asked(
        'english',
        row({ gap: 3 }, title({ size: FILL_SIZE, color: 'dark' }), english),
        title({ size: FILL_SIZE, color: 'dark', align: 'center' }),
      ),
    ),
  },
  15: {
    zh: '实块·长底带',
    en: 'Block on a long tint',
    layout: row(
      { fill: 'soft', align: 'stretch' },
      row({ fill: 'theme', pad: [1, 4], slot: 'titleBox' }, onFill()),
    ),
  },
  16: {
    zh: '实块·渐隐条',
    en: 'Block and fading stripes',
    layout: row(
      { align: 'stretch' },
      row({ fill: 'theme', pad: [1, 1.5, 1, 3], slot: 'titleBox' }, onFill()),
      // In a narrow column the stripes give way, not the title.
      layer(
        { align: 'stretch', grow: 1, clip: true, margin: [0, 0, 0, OVERLAP] },
        shape('stripesEnd', '5.6em', '100%', { fill: 'theme' }),
      ),
    ),
  },
  17: {
    zh: '斜角标签',
    en: 'Slanted tab',
    layout: stack(
      { border: { sides: ['bottom'], width: 2, color: 'theme' } },
      row(
        { align: 'stretch', margin: [0, 0, OVERLAP, 0] },
        row({ fill: 'theme', pad: [1, 1, 1, 3.5], slot: 'titleBox' }, onFill()),
        shape('tabEnd', '1.4em', '100%', { fill: 'theme', box: { margin: [0, 0, 0, OVERLAP] } }),
      ),
    ),
  },
  18: {
    zh: '通栏·指针',
    en: 'Bar with a pointer',
    layout: stack(
      {},
      row({ fill: 'theme', pad: [1, 3], slot: 'titleBox' }, onFill()),
      shape('pointer', '1em', '0.4em', { fill: 'theme', box: { margin: [OVERLAP, 0, 0, 3] } }),
    ),
  },
  19: {
    zh: '中英双行',
    en: 'Bilingual',
    layout: row(
      {},
      stack(
        {},
        title({ size: 1.2, color: 'theme' }),
        rule({ color: 'theme' }, { margin: [0.5, 0] }),
        text('english', { size: 0.82, color: 'muted', upper: true, spacing: 0.08, leading: 1.4 }),
      ),
    ),
  },
})
