import { rich, stack } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** Numbers are stored in documents: never renumber. */
export const docText = withVariants(kind, {
  1: { zh: '首行缩进', en: 'Indented', layout: rich('content', { indent: 2, gap: 0.5 }) },
  2: { zh: '段间留白', en: 'Spaced', layout: rich('content', { gap: 2 }) },
  3: { zh: '书信', en: 'Letter', layout: rich('content', { indent: 2, gap: 2.5, leading: 1.95 }) },
  4: {
    zh: '浅色底框',
    en: 'Tinted box',
    layout: stack({ fill: 'soft', pad: [3.5, 4.5] }, rich('content', { gap: 1.5 })),
  },
  5: { zh: '双栏', en: 'Two columns', layout: rich('content', { columns: 2, gap: 2 }) },
  6: {
    zh: '首句突出',
    en: 'Leading sentence',
    layout: rich('content', {
      by: 'opening',
      lead: { size: 1.22, bold: true, color: 'dark', leading: 1.6 },
      gap: 1.75,
    }),
  },
  7: {
    zh: '左色边说明',
    en: 'Colour edge',
    layout: stack(
      { border: { sides: ['left'], width: 3, color: 'accent' }, pad: [0.5, 0, 0.5, 3.5] },
      rich('content', { gap: 1.25, color: 'muted' }),
    ),
  },
  8: {
    zh: '小字附注',
    en: 'Small notes',
    layout: rich('content', { size: 0.86, color: 'muted', leading: 1.6, gap: 0.75 }),
  },
})
