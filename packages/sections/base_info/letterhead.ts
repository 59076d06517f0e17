import { facts, given, grid, picture, row, stack } from '#packages/layout/parts.ts'
import { CONTACT, factsInLine, nameOver, type ProfilePart, stackedFact, summary } from './header.ts'
import { seal } from './seal.ts'

const side = stackedFact({ size: 0.96, leading: 1.4 }, { leading: 1.3 })

/** Three leaves between double rules: how to reach the person, name and seal, and a portrait or the other facts. */
export const letterhead: ProfilePart = stack(
  {
    border: { sides: ['top', 'bottom'], style: 'double', width: 4, color: 'theme' },
    pad: [4, 0],
    gap: 3,
    keep: true,
  },
  grid(
    ['1fr', '1.1fr', '1fr'],
    { gap: [2, 3], align: 'center', fold: true },
    facts({ only: CONTACT, gap: 1.6 }, side),
    stack(
      { text: 'center', gap: 2 },
      nameOver({ size: 2.2, face: 'serif' }),
      row({ justify: 'center' }, seal('2.5em', 1.3)),
    ),
    given(
      'avatar',
      row({ justify: 'end' }, picture('avatar', '6.6em', '8.8em')),
      facts({ except: [...CONTACT, 'fields'], gap: 1.6, text: 'right' }, side),
    ),
  ),
  stack(
    { gap: 2, border: { sides: ['top'], color: 'line' }, pad: [3, 0, 0, 0] },
    summary(),
    given(
      'avatar',
      factsInLine({ color: 'muted' }, { except: CONTACT }),
      factsInLine({ color: 'muted' }, { only: ['fields'] }),
    ),
  ),
)
