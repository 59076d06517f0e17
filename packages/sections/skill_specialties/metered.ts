import { given, grid, items, layer, meter, row, spread, stack } from '#packages/layout/parts.ts'
import type { Variant } from '../define.ts'
import { led, wide } from '../families/wide.ts'
import { level, NAME_COLUMN, name, note, TWO_COLUMNS, tag } from './pieces.ts'

type Field = 'skillName' | 'proficiency' | 'introduce'

const RING = '5.3em'

/** Variants that draw the level. The word for it is next to the figure or read out by screen readers. */
export const metered = {
  6: {
    zh: '进度条',
    en: 'Bars',
    layout: items(
      { gap: 1.5 },
      grid(
        [NAME_COLUMN, '1fr'],
        { gap: [0, 4], keep: true, fold: true },
        name({ bold: true }),
        row(
          { gap: 4, align: 'center' },
          stack({ grow: 1 }, meter('proficiency', 'bar')),
          level({ width: '4.6em', text: 'right' }),
        ),
      ),
    ),
  },
  7: {
    zh: '双列进度条',
    en: 'Bars, two columns',
    layout: items(
      { columns: TWO_COLUMNS, gap: [3, 8] },
      stack(
        { gap: 0.75, keep: true },
        spread({}, name({ bold: true }), level()),
        meter('proficiency', 'bar'),
        note(),
      ),
    ),
  },
  8: {
    zh: '五点',
    en: 'Five dots',
    layout: items(
      { columns: TWO_COLUMNS, gap: [1, 8] },
      given(
        'proficiency',
        led(
          '6.8em',
          { align: 'center', keep: true },
          name(),
          row({ height: '1.5em', align: 'center' }, meter('proficiency', 'dots')),
        ),
        name(),
      ),
    ),
  },
  9: {
    zh: '星级',
    en: 'Stars',
    layout: items(
      { even: '11.5em', gap: [2.5, 3] },
      stack(
        {
          slot: 'card',
          gap: 1,
          pad: [2, 2.5],
          height: '100%',
          keep: true,
          border: { color: 'line' },
          radius: 4,
        },
        name({ bold: true }),
        row(
          { gap: [0, 2], align: 'center', justify: 'between', wrap: true },
          meter('proficiency', 'stars'),
          level(),
        ),
      ),
    ),
  },
  10: {
    zh: '圆环',
    en: 'Rings',
    layout: items(
      { columns: ['repeat(auto-fit, minmax(6em, 1fr))'], gap: [3, 2] },
      stack(
        { gap: 1.25, text: 'center', keep: true },
        row(
          { justify: 'center' },
          given(
            'proficiency',
            layer(
              { justify: 'center', align: 'center' },
              meter('proficiency', 'ring', { width: RING }),
              level({ color: 'theme', size: 0.8 }),
            ),
            stack({ width: RING, height: RING, radius: 'full', border: { color: 'line', style: 'dashed' } }),
          ),
        ),
        name({ bold: true, size: 0.96, align: 'center', leading: 1.3 }),
      ),
    ),
  },
  11: {
    zh: '分段格',
    en: 'Segmented blocks',
    layout: items(
      { columns: TWO_COLUMNS, gap: [1.75, 8] },
      stack(
        { keep: true },
        row(
          { gap: [0, 3], align: 'center', wrap: true },
          wide('6em', {}, name({ bold: true })),
          stack({ width: '8.400em', shrink: 0, pad: [0.75, 0] }, meter('proficiency', 'segments')),
        ),
        note(),
      ),
    ),
  },
  14: {
    zh: '侧栏进度条',
    en: 'Sidebar bars',
    regions: ['side'],
    layout: items(
      { gap: 2.25 },
      stack({ gap: 0.75, keep: true }, spread({ gap: 2 }, name(), level()), meter('proficiency', 'bar')),
    ),
  },
  15: {
    zh: '侧栏标签',
    en: 'Sidebar tags',
    regions: ['side'],
    layout: items(
      { as: 'row', wrap: true, gap: [2, 2] },
      tag({ border: { color: 'faint' }, radius: 2, pad: [0.15, 2.25] }, name({ size: 0.96 })),
    ),
  },
} satisfies Record<number, Variant<Field>>
