import {
  asked,
  facts,
  icon,
  monogram,
  own,
  ownTitle,
  picture,
  row,
  rule,
  stack,
} from '#packages/layout/parts.ts'
import { iconFact, nameOver, summary } from './header.ts'

/** Round; or, where the person sets it as a block, over the whole head of the column. */
const portrait = asked(
  'avatar',
  picture('avatar', 'calc(100% + var(--hj-bleed-left) + var(--hj-bleed-right))', '15em', {
    bleed: ['top', 'left', 'right'],
  }),
  row(
    { justify: 'center' },
    picture('avatar', '8.2em', '8.2em', { radius: 'full', border: { width: 3, color: 'faint' } }),
  ),
)

/** A round portrait over the centred name, then one icon to a line. */
export const portraitList = stack(
  { gap: 3.5 },
  portrait,
  stack({ text: 'center' }, nameOver({ size: 1.8 }, { bold: false, size: 1 })),
  stack({ pad: [1.5, 0, 0, 0] }, ownTitle(rule())),
  facts({ gap: 1.5 }, iconFact({ size: 0.92 }, 'theme')),
  summary({ size: 0.94, color: 'muted' }),
)

/** No portrait: the name's first character in a ring opens a rule over it, and every fact says what it is. */
export const monogramList = stack(
  { gap: 3.5 },
  row(
    { gap: 3, align: 'center' },
    monogram(
      'name',
      { size: 1.6, bold: true, color: 'theme' },
      { width: '3.4em', height: '3.4em', radius: 'full', border: { width: 2, color: 'theme' } },
    ),
    rule({ color: 'theme' }),
  ),
  nameOver({ size: 1.7 }, { bold: false, size: 1 }),
  stack({ pad: [1.5, 0, 0, 0] }, ownTitle()),
  facts(
    { gap: 2 },
    stack(
      {},
      row({ gap: 1.6 }, icon('own', 0.94, 'theme'), own('label', { size: 0.88, color: 'muted' })),
      own('value', { size: 0.92 }),
    ),
  ),
  summary({ size: 0.94, color: 'muted' }),
)
