import { facts, grid, own, rich, row, rule, shape, stack, tags } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** Numbers are stored in documents: never renumber. */
export const selfEvaluation = withVariants(kind, {
  1: { zh: '段落', en: 'Prose', layout: rich('content', { gap: 1 }) },
  2: {
    zh: '浅色卡片',
    en: 'Tinted card',
    layout: stack(
      { fill: 'soft', border: { color: 'line' }, radius: 6, pad: [3, 4], clone: true, slot: 'card' },
      rich('content', { gap: 1.5 }),
    ),
  },
  3: {
    zh: '大引号',
    en: 'Large quotation mark',
    layout: grid(
      ['3.4em', '1fr'],
      { gap: [0, 2] },
      shape('quote', '2.6em', '2em', { fill: 'theme' }),
      rich('content', { gap: 1.5, size: 1.06, face: 'serif', leading: 1.75 }),
    ),
  },
  4: { zh: '要点', en: 'Bullets', layout: rich('content', { by: 'line', bullet: 'square', gap: 1 }) },
  5: {
    zh: '编号优势',
    en: 'Numbered strengths',
    layout: facts(
      { gap: 1.5, between: rule({ color: 'line' }) },
      grid(
        ['3em', '1fr'],
        { gap: [0, 2], keep: true },
        own('index', { size: 1.4, bold: true, color: 'theme', face: 'serif', leading: 1.1 }),
        stack({}, own('label', { bold: true }), own('value')),
      ),
    ),
  },
  6: {
    zh: '首句放大',
    en: 'First sentence large',
    layout: rich('content', {
      by: 'opening',
      bullet: 'none',
      gap: 2,
      lead: { size: 1.3, bold: true, color: 'dark', leading: 1.5 },
    }),
  },
  7: {
    zh: '左侧色边',
    en: 'Colour edge',
    layout: stack(
      { border: { sides: ['left'], width: 3, color: 'theme' }, pad: [0.5, 0, 0.5, 4] },
      rich('content', { gap: 1 }),
    ),
  },
  8: {
    zh: '双列',
    en: 'Two columns',
    layout: rich('content', { by: 'line', bullet: 'none', columns: 2, gap: 2 }),
  },
  9: {
    zh: '关键词与段落',
    en: 'Keywords above prose',
    layout: stack(
      { gap: 2 },
      tags(
        'content',
        { color: 'theme', size: 0.96 },
        { border: { color: 'theme' }, radius: 'full', pad: [0.15, 3] },
      ),
      // Also without a single keyword it is not plain prose.
      stack(
        { border: { sides: ['top', 'bottom'], color: 'line' }, pad: [2, 4] },
        rich('content', { gap: 1 }),
      ),
    ),
  },
  10: {
    zh: '侧栏小字',
    en: 'Small, for the sidebar',
    regions: ['side'],
    layout: stack(
      { gap: 1.5 },
      row({ keepNext: true }, shape('quote', '1.3em', '1em', { fill: 'theme' })),
      rich('content', { size: 0.94, gap: 1.75, leading: 1.65, bullet: 'dash' }),
    ),
  },
})
