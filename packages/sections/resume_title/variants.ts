import { layer, row, rule, shape, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** Numbers are stored in documents: never renumber. */
export const resumeTitle = withVariants(kind, {
  1: {
    zh: '小字·细线',
    en: 'Small label and hairline',
    layout: row(
      { align: 'center', gap: 3 },
      text('title', { role: 'p', size: 0.92, bold: true, color: 'theme', upper: true, spacing: 0.08 }),
      rule({ color: 'theme' }),
    ),
  },
  2: {
    zh: '细条挂签',
    en: 'Tag on a thin bar',
    layout: stack(
      { border: { sides: ['top'], width: 3, color: 'theme' } },
      row(
        { justify: 'end' },
        row(
          { fill: 'theme', pad: [0.5, 3.5, 0.75, 3.5], radius: [0, 0, 4, 4] },
          text('title', { color: 'on', bold: true }),
        ),
      ),
    ),
  },
  3: {
    zh: '大字影',
    en: 'Ghost letters',
    layout: layer(
      { align: 'end' },
      row({ clip: true }, shape('ghostCharacters', '20em', '4em', { fill: 'theme' })),
      text('title', { size: 1.7, bold: true, color: 'theme', leading: 1.3 }),
    ),
  },
})
