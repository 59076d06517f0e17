import type { Ink } from '#packages/layout/box.ts'
import { facts, given, grid, items, own, type Part, row, rule, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

type Facts = Part<'name' | 'note' | 'fields'>

/** A block of facts under its name, where it has one. */
const named = (body: Part<never>): Facts =>
  stack(
    { gap: 1.5 },
    row(
      { gap: 3, keepNext: true, wrap: true },
      text('name', { bold: true }),
      text('note', { size: 0.92, color: 'muted' }),
    ),
    body,
  )

const ruledRow = (width: string) =>
  grid(
    [width, '1fr'],
    { gap: [0, 2], pad: [1.6, 0], fold: true },
    own('label', { color: 'muted' }),
    own('value'),
  )

/** Between a strong line above and a thin one below. */
const ruled = (body: Part<never>): Facts =>
  named(
    stack(
      { border: { sides: ['top'], width: 1.5, color: 'ink' } },
      stack({ border: { sides: ['bottom'], color: 'ink' } }, body),
    ),
  )

const FRAME: Ink = 'faint'
const CELL: readonly [number, number] = [2, 3]

/** The label on a tint, the value next to it. The frame around draws the upper and the left line. */
const framedCell = (width: string) =>
  grid(
    [width, '1fr'],
    { border: { sides: ['right', 'bottom'], color: FRAME }, keep: true, fold: true },
    stack(
      {
        column: true,
        justify: 'center',
        fill: 'soft',
        border: { sides: ['right'], color: FRAME },
        pad: CELL,
      },
      own('label', { bold: true, size: 0.95 }),
    ),
    stack({ column: true, justify: 'center', pad: CELL }, own('value', { blank: true })),
  )

const framed = (body: Part<never>): Facts =>
  named(stack({ border: { sides: ['top', 'left'], color: FRAME } }, body))

/** Numbers are stored in documents: never renumber. */
export const docFacts = withVariants(kind, {
  1: {
    zh: '横线信息',
    en: 'Ruled',
    layout: items({ gap: 4 }, ruled(facts({ between: rule({ color: 'line' }) }, ruledRow('7.5em')))),
  },
  2: {
    zh: '两栏横线',
    en: 'Ruled, two columns',
    layout: items(
      { gap: 4 },
      ruled(facts({ pairs: 15.4, gap: [0, 3], between: rule({ color: 'line' }) }, ruledRow('4.5em'))),
    ),
  },
  3: {
    zh: '全框表单',
    en: 'Form',
    layout: items({ gap: 4 }, framed(facts({}, framedCell('8em')))),
  },
  4: {
    zh: '全框表单·一行两项',
    en: 'Form, two to a row',
    layout: items({ gap: 4 }, framed(facts({ pairs: 13.5 }, framedCell('5.5em')))),
  },
  5: {
    zh: '甲乙方表',
    en: 'Parties',
    layout: stack(
      { border: { sides: ['top', 'bottom'], width: 2, color: 'ink' } },
      items(
        { between: rule({ color: 'ink' }) },
        grid(
          ['7em', '1fr'],
          { keep: true, fold: true },
          stack(
            { column: true, justify: 'center', pad: [2, 2, 2, 0] },
            text('name', { bold: true, size: 1.05 }),
            text('note', { size: 0.92, color: 'muted' }),
          ),
          stack(
            { border: { sides: ['left'], color: 'faint' } },
            facts(
              { between: rule({ color: 'line' }) },
              grid(
                ['9.4em', '1fr'],
                { pad: [1.5, 0], gap: [0, 2], fold: true },
                stack({ pad: [0, 0, 0, 3.5] }, own('label', { color: 'muted' })),
                own('value', { blank: true }),
              ),
            ),
          ),
        ),
      ),
    ),
  },
  6: {
    zh: '下划线填空',
    en: 'Blanks to fill in',
    layout: items(
      { gap: 4 },
      named(
        facts(
          { pairs: 14, gap: [2.5, 4] },
          grid(
            ['4.5em', '1fr'],
            { gap: [0, 1], align: 'end', fold: true },
            own('label'),
            stack(
              { border: { sides: ['bottom'], color: 'muted' }, pad: [0, 1, 0.25, 1] },
              own('value', { blank: true }),
            ),
          ),
        ),
      ),
    ),
  },
  7: {
    zh: '一行并列',
    en: 'In one line',
    layout: items(
      { gap: 2 },
      named(
        facts(
          { columns: ['repeat(auto-fit, minmax(8em, 1fr))'], gap: [1, 4] },
          row({ gap: [0, 2], wrap: true }, own('label', { bold: true, color: 'theme' }), own('value')),
        ),
      ),
    ),
  },
  8: {
    zh: '居中封面信息',
    en: 'Centred, for a cover',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 3 },
        given(
          'name',
          stack(
            { text: 'center', gap: 0.5 },
            text('name', { size: 1.2, bold: true, face: 'serif' }),
            text('note', { color: 'muted' }),
          ),
        ),
        grid(
          ['1fr', '25em', '1fr'],
          { fold: true },
          stack({}),
          facts(
            { gap: 2.5 },
            grid(
              ['6.5em', '1fr'],
              { gap: [0, 2], align: 'end' },
              own('label', { size: 1.05, align: 'right' }),
              stack(
                { border: { sides: ['bottom'], color: 'ink' }, pad: [0, 0, 0.25, 0] },
                own('value', { size: 1.05, align: 'center', blank: true }),
              ),
            ),
          ),
          stack({}),
        ),
      ),
    ),
  },
})
