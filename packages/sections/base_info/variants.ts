import { facts, given, grid, own, picture, row, rule, stack } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { colourBand, darkBlock, inkLandscape, waveBanner } from './banners.ts'
import { factsInLine, labelFact, nameLine, nameOver, stackedFact, summary } from './header.ts'
import { kind } from './kind.ts'
import { letterhead } from './letterhead.ts'
import { avatar1 } from './pieces.ts'
import { monogramList, portraitList } from './sidebars.ts'

/** The contact data that a reader needs first. */
const REACH = ['phoneNumber', 'email'] as const

/** Numbers are stored in documents: never renumber. */
export const baseInfo = withVariants(kind, {
  1: {
    zh: '左名右照',
    en: 'Name left, photo right',
    layout: row(
      { gap: 7, align: 'center', keep: true, fold: true },
      stack({ grow: 1, gap: 2 }, nameLine(), factsInLine({ color: 'muted' }), summary()),
      avatar1,
    ),
  },
  2: {
    zh: '左照·双列资料',
    en: 'Photo left, two fact columns',
    layout: stack(
      { gap: 3, keep: true },
      row(
        { gap: 5, align: 'center', fold: true },
        avatar1,
        stack(
          { grow: 1, gap: 2 },
          nameLine({ size: 2 }),
          rule({ color: 'theme' }),
          facts({ columns: ['1fr', '1.12fr'], gap: [0.8, 3], fold: true }, labelFact({ size: 0.96 })),
        ),
      ),
      summary(),
    ),
  },
  3: {
    zh: '居中经典',
    en: 'Centred classic',
    layout: stack(
      { gap: 2.5, keep: true },
      grid(
        ['6em', '1fr', '6em'],
        { gap: [2, 4], align: 'center', fold: true },
        stack({}),
        stack({ gap: 1.5, text: 'center' }, nameOver({ size: 2.2 }), summary({ color: 'muted', size: 0.96 })),
        picture('avatar', '6em', '8em'),
      ),
      rule({ color: 'ink' }),
      facts({ as: 'row', wrap: true, justify: 'center', gap: [0.4, 7] }, own('labelledValue')),
    ),
  },
  4: { zh: '通栏色带', en: 'Colour band', layout: colourBand },
  5: { zh: '波浪横幅', en: 'Wave banner', layout: waveBanner },
  6: { zh: '水墨山水', en: 'Ink landscape', layout: inkLandscape },
  7: { zh: '侧栏·圆照', en: 'Sidebar with portrait', regions: ['side'], layout: portraitList },
  8: { zh: '侧栏·姓氏环', en: 'Sidebar with monogram', regions: ['side'], layout: monogramList },
  9: {
    zh: '浅色资料卡',
    en: 'Tint card',
    layout: stack(
      { fill: 'soft', radius: 6, pad: [4.5, 5, 4.5, 5], gap: 3, keep: true, slot: 'card' },
      row(
        { gap: 6, align: 'center', fold: true },
        stack({ grow: 1, gap: 1.5 }, nameLine({ size: 2 }), summary()),
        picture('avatar', '6em', '8em', { radius: 4 }),
      ),
      facts(
        {
          slot: 'facts',
          columns: ['1fr', '1.35fr', '1.1fr'],
          gap: [2, 4],
          fold: true,
          border: { sides: ['top'], color: 'line' },
          pad: [3, 0, 0, 0],
        },
        stackedFact(),
      ),
    ),
  },
  10: {
    zh: '姓名色条',
    en: 'Name on a bar',
    layout: row(
      { align: 'stretch', keep: true, fold: true },
      stack(
        { grow: 1, gap: 3 },
        stack(
          { fill: 'theme', tone: 'paper' },
          row(
            { tone: 'on', pad: [2, 4], gap: [0.5, 5], align: 'center', justify: 'between', fold: true },
            nameLine({ size: 1.9 }),
            facts({ only: REACH, text: 'right' }, own('value', { size: 0.94, leading: 1.5 })),
          ),
        ),
        given(
          'abstract',
          row(
            { gap: 4, align: 'start', pad: [0, 4, 0, 0], fold: true },
            stack({ grow: 1 }, summary()),
            facts(
              {
                except: REACH,
                gap: 0.25,
                grow: 1,
                border: { sides: ['left'], color: 'line' },
                pad: [0, 0, 0, 4],
              },
              labelFact({ size: 0.96 }),
            ),
          ),
          facts(
            { except: REACH, columns: ['1fr', '1fr'], gap: [0.5, 4], pad: [0, 4, 0, 0], fold: true },
            labelFact({ size: 0.96 }),
          ),
        ),
      ),
      picture('avatar', '7.2em', '9.6em'),
    ),
  },
  11: {
    zh: '学术',
    en: 'Academic',
    layout: stack(
      { gap: 2.5, keep: true },
      row(
        { gap: 6, align: 'end', fold: true },
        stack(
          { grow: 1.3, gap: 1 },
          nameLine({ size: 2.1, face: 'serif', upper: true, spacing: 0.02 }),
          factsInLine({ face: 'serif' }, { only: ['degree', 'workService', 'age'] }),
        ),
        facts(
          { except: ['degree', 'workService', 'age'], text: 'right', grow: 1 },
          own('labelledValue', { size: 0.88, color: 'muted', leading: 1.45 }),
        ),
        picture('avatar', '5.4em', '7.2em'),
      ),
      rule({ color: 'theme', style: 'double', width: 3 }),
      summary(),
    ),
  },
  12: { zh: '双线信笺·印章', en: 'Double rules and a seal', layout: letterhead },
  13: { zh: '深色抬头·二维码', en: 'Dark block with QR code', layout: darkBlock },
})
