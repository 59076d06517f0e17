import type { Edge } from '#packages/layout/box.ts'
import { given, grid, icon, type Part, row, rule, shape, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** A line, broken by words where there are some. */
const broken = (edge: Edge): Part<'text'> =>
  given(
    'text',
    row({ align: 'center', gap: 3 }, rule(edge), text('text', { size: 0.86, color: 'muted' }), rule(edge)),
    rule(edge),
  )

const CUT: Edge = { style: 'dashed', color: 'faint' }
const scissors = icon('scissors', 1, 'faint')

const ornament: Part<never> = row(
  { align: 'center', gap: 2 },
  rule({ color: 'faint' }),
  shape('diamond', '0.3em', '0.3em', { fill: 'faint' }),
  shape('diamond', '0.55em', '0.55em', { fill: 'theme' }),
  shape('diamond', '0.3em', '0.3em', { fill: 'faint' }),
  rule({ color: 'faint' }),
)

/** Numbers are stored in documents: never renumber. */
export const docDivider = withVariants(kind, {
  1: {
    zh: '裁切线',
    en: 'Cut here',
    layout: given(
      'text',
      row(
        { align: 'center', gap: 2 },
        scissors,
        rule(CUT),
        text('text', { size: 0.86, color: 'muted' }),
        rule(CUT),
      ),
      row({ align: 'center', gap: 2 }, scissors, rule(CUT)),
    ),
  },
  2: { zh: '细线', en: 'Hairline', layout: broken({ color: 'faint' }) },
  3: { zh: '双线', en: 'Double line', layout: broken({ width: 3, style: 'double', color: 'theme' }) },
  4: {
    zh: '花饰',
    en: 'Ornament',
    layout: stack(
      { gap: 1 },
      grid(['1fr', '14em', '1fr'], {}, stack({}), ornament, stack({})),
      given('text', text('text', { size: 0.86, color: 'muted', align: 'center' }), stack({})),
    ),
  },
})
