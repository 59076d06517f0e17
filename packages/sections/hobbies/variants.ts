import type { Look } from '#packages/layout/box.ts'
import { facts, icon, layer, own, rich, row, shape, stack } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** As many side by side as have room; those that are there share the width. */
const sharing = (least: string) => [`repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`] as const

/** Two side by side, or one under the other in a sidebar. */
const PAIRS = ['repeat(auto-fit, minmax(min(100%, max(40%, 14em)), 1fr))'] as const

const name = (look: Look = {}) => own('name', look)
const heading = (look: Look = {}) => own('label', { bold: true, ...look })
const note = (look: Look = {}) => own('value', { size: 0.94, color: 'muted', ...look })

/** Numbers are stored in documents: never renumber. */
export const hobbies = withVariants(kind, {
  1: { zh: '段落', en: 'Prose', layout: rich('content', { gap: 1 }) },
  2: {
    zh: '标签',
    en: 'Tags',
    layout: facts(
      { as: 'row', wrap: true, gap: [2, 4] },
      row(
        { gap: 2.5, keep: true },
        stack(
          { fill: 'soft', border: { color: 'line' }, radius: 3, pad: [0.15, 2.75] },
          name({ color: 'dark' }),
        ),
      ),
    ),
  },
  3: {
    zh: '图标行',
    en: 'Icon row',
    layout: facts(
      { as: 'row', wrap: true, gap: [2, 8] },
      row({ gap: 2, align: 'center', keep: true }, icon('own', 1.35, 'theme'), name()),
    ),
  },
  4: {
    zh: '图标卡片',
    en: 'Icon cards',
    layout: facts(
      { columns: sharing('11em'), gap: 3 },
      stack(
        {
          slot: 'card',
          border: { color: 'line' },
          radius: 6,
          pad: [3, 3.5],
          gap: 1.75,
          keep: true,
          height: '100%',
        },
        row(
          {
            width: '2.4em',
            height: '2.4em',
            fill: 'soft',
            radius: 6,
            justify: 'center',
            align: 'center',
          },
          icon('own', 1.35, 'theme'),
        ),
        stack({ gap: 0.25 }, heading(), note()),
      ),
    ),
  },
  5: {
    zh: '圆点相隔',
    en: 'In one line with dots',
    layout: facts(
      {
        as: 'row',
        wrap: true,
        gap: [1, 4],
        justify: 'center',
        align: 'center',
        between: shape('disc', '0.3em', '0.3em', { fill: 'theme' }),
      },
      name({ size: 1.04 }),
    ),
  },
  6: {
    zh: '双列',
    en: 'Two columns',
    layout: facts(
      { columns: PAIRS, gap: [2.5, 7] },
      stack(
        { border: { sides: ['bottom'], color: 'faint', style: 'dotted' }, pad: [0, 0, 1.25, 0], keep: true },
        heading(),
        note(),
      ),
    ),
  },
  7: {
    zh: '圆圈',
    en: 'Outlined circles',
    layout: facts(
      { columns: sharing('7.5em'), gap: [3, 3] },
      stack(
        { gap: 1.5, keep: true },
        row(
          { justify: 'center' },
          row(
            {
              width: '3.8em',
              height: '3.8em',
              radius: 'full',
              border: { color: 'theme', width: 1.5 },
              justify: 'center',
              align: 'center',
              shrink: 0,
            },
            icon('own', 1.7, 'theme'),
          ),
        ),
        name({ align: 'center' }),
      ),
    ),
  },
  8: {
    zh: '侧栏列表',
    en: 'Sidebar list',
    regions: ['side'],
    layout: facts(
      { gap: 2.25 },
      row(
        { gap: 2.5, align: 'start', keep: true },
        row({ height: '1.5em', align: 'center', shrink: 0 }, icon('own', 1.15, 'theme')),
        stack({ grow: 1 }, heading(), note({ size: 0.92 })),
      ),
    ),
  },
  9: {
    zh: '手绘下划线',
    en: 'Hand-drawn underlines',
    layout: facts(
      { as: 'row', wrap: true, gap: [2.5, 7] },
      row(
        { gap: 3, align: 'start', keep: true },
        layer(
          { align: 'stretch', shrink: 0 },
          shape('handUnderline', '100%', '100%', { fill: 'theme' }),
          row({ pad: [0, 0, 1.25, 0] }, heading({ size: 1.14, face: 'kai', bold: false })),
        ),
        stack({ pad: [0.6, 0, 0, 0] }, note()),
      ),
    ),
  },
  10: {
    zh: '浅色带',
    en: 'Tinted band',
    layout: stack(
      { fill: 'soft', pad: [2.5, 4], keep: true },
      facts(
        { columns: sharing('10em'), gap: [2.5, 4] },
        stack(
          { border: { sides: ['left'], width: 2, color: 'theme' }, pad: [0, 0, 0, 2.5], keep: true },
          heading({ color: 'dark' }),
          note({ size: 0.92 }),
        ),
      ),
    ),
  },
  11: {
    zh: '四格图注',
    en: 'Four with captions',
    layout: facts(
      { columns: ['repeat(auto-fit, minmax(min(100%, max(40%, 10em)), 1fr))'], gap: [3, 6] },
      row(
        { gap: 3, align: 'center', keep: true },
        row(
          {
            width: '2.9em',
            height: '2.9em',
            radius: 4,
            border: { color: 'theme' },
            justify: 'center',
            align: 'center',
            shrink: 0,
          },
          icon('own', 1.5, 'theme'),
        ),
        stack({ grow: 1 }, heading(), note({ size: 0.92 })),
      ),
    ),
  },
  12: {
    zh: '关键词着色',
    en: 'Coloured keywords',
    layout: stack(
      { pad: [0, 6] },
      rich('content', {
        bullet: 'none',
        keys: 'theme',
        size: 1.1,
        leading: 1.85,
        align: 'center',
      }),
    ),
  },
})
