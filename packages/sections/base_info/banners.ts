import { asked, facts, given, layer, picture, qr, row, shape, stack, word } from '#packages/layout/parts.ts'
import {
  factsInLine,
  iconFact,
  nameLine,
  nameOf,
  nameOver,
  type ProfilePart,
  postOf,
  summary,
} from './header.ts'
import { seal, VERMILION } from './seal.ts'

/** A band begins at the page's upper edge, so that it is as high on every page whatever the margins are. */
const BAND = { bleed: ['top'], align: 'stretch', tone: 'paper' } as const
const SIDES = ['left', 'right'] as const
const WHITE = '#ffffff'

/** Facts with icons, in a line that wraps. */
const iconLine: ProfilePart = facts({ as: 'row', wrap: true, gap: [1, 5] }, iconFact())

/** Keeps a photo's place in the band that the photo is pulled up into. */
const roomFor = (width: string): ProfilePart =>
  given('avatar', stack({ width, widthOf: 'avatar', shrink: 0, minHeight: '5em' }))

/** In a narrow column the photo shrinks, or the words next to it would have no space. */
const BAND_PHOTO = 'min(8.400em, 34%)'

/** The photo is on the band's lower edge; name and summary have the same left edge next to it. */
export const colourBand: ProfilePart = stack(
  { keep: true },
  layer(
    BAND,
    stack({ fill: 'theme', bleed: SIDES, slot: 'band' }),
    row(
      { tone: 'on', gap: 6, align: 'start', pad: [9, 0, 4.5, 0] },
      roomFor(BAND_PHOTO),
      stack({ grow: 1, gap: 2 }, nameLine({ size: 2.4 }), iconLine),
    ),
  ),
  row(
    { gap: 6, align: 'start' },
    picture('avatar', BAND_PHOTO, '8.400em', { margin: [-23, 0, 0, 0], border: { width: 4, color: WHITE } }),
    stack({ grow: 1, pad: [3, 0, 0, 0] }, summary()),
  ),
)

/** Dark runs into the theme colour, which the wave goes on in: no seam on any paper. */
export const waveBanner: ProfilePart = stack(
  { keep: true },
  layer(
    BAND,
    stack({ fill: { from: 'dark', to: 'theme', angle: 180 }, bleed: SIDES, slot: 'band' }),
    row(
      { bleed: ['right'], tone: 'on', justify: 'end', align: 'start' },
      shape('arcs', '10em', '10em', { stroke: 'line' }),
    ),
    row(
      { tone: 'on', gap: 6, align: 'start', fold: true, pad: [9, 0, 0, 0] },
      stack({ grow: 1, gap: 2.5 }, nameOver({ size: 2.5 }), summary(), iconLine),
      roomFor('9.600em'),
    ),
  ),
  layer(
    { align: 'start', bleed: SIDES, tone: 'paper', margin: [-0.4, 0, 0, 0] },
    shape('waveBack', '100%', '4em', { fill: 'theme' }),
    shape('wave', '100%', '3.400em', { fill: 'theme' }),
  ),
  row(
    { justify: 'end' },
    picture('avatar', '9.600em', '9.600em', {
      radius: 'full',
      margin: [-34, 0, 0, 0],
      border: { width: 5, color: WHITE },
    }),
  ),
)

/** The name in vertical lines over its seal. */
const verticalName = (size: number, sealWidth: string, sealSize: number): ProfilePart =>
  stack(
    { gap: 2 },
    stack(
      { vertical: true, minHeight: '9em', maxHeight: '14.5em', text: 'center' },
      nameOf({ size, face: 'serif', leading: 1.3 }),
    ),
    row({ justify: 'center' }, seal(sealWidth, sealSize)),
  )

/** The name on a paper slip, as on the cover of a book, before hills in ink. */
const slip: ProfilePart = stack(
  { fill: 'paper', border: { color: 'theme' }, pad: 0.8, shrink: 0 },
  stack({ border: { color: 'theme' }, pad: [3, 2] }, verticalName(2.3, '2.200em', 1.15)),
)

/** A sheet of letter paper: the summary is vertical, and the name is where a letter begins. */
const letterhead: ProfilePart = row(
  { fill: 'paper', border: { color: 'theme' }, shrink: 0, align: 'stretch', slot: 'card' },
  stack({ pad: [3, 4] }, summary({ face: 'serif', gap: 0, bullet: 'none' })),
  stack({ border: { sides: ['left'], color: 'theme' }, pad: [3, 3] }, verticalName(3.4, '3em', 1.55)),
)

export const inkLandscape: ProfilePart = stack(
  { gap: 3.5, keep: true },
  layer(
    BAND,
    stack({ fill: 'soft', bleed: SIDES, slot: 'band' }),
    shape('hills', '100%', '100%', { fill: 'dark', box: { bleed: SIDES, margin: [4, 0, 0, 0] } }),
    asked(
      'abstract',
      row(
        { align: 'start', pad: [6, 0, 0, 0] },
        stack({ width: '36%', shrink: 0 }),
        shape('sun', '3.600em', '3.600em', { fill: VERMILION }),
      ),
      row(
        { align: 'start', pad: [8, 0, 0, 0], gap: 8 },
        stack({ width: '44%', shrink: 0 }),
        shape('sun', '3.600em', '3.600em', { fill: VERMILION }),
        shape('birds', '3.600em', '1.800em', { fill: 'dark', box: { margin: [7, 0, 0, 0] } }),
      ),
      'vertical',
    ),
    row({ justify: 'end', pad: [6, 0] }, asked('abstract', letterhead, slip, 'vertical')),
  ),
  row(
    { gap: 7, align: 'center', fold: true },
    asked(
      'abstract',
      stack({ grow: 1, gap: 2 }, postOf(), factsInLine({ color: 'muted' })),
      stack({ grow: 1, gap: 2 }, postOf(), factsInLine({ color: 'muted' }), summary()),
      'vertical',
    ),
    picture('avatar', '6em', '8em'),
  ),
)

/** Portrait, name and facts on the dark cut; the code of the first web address among the person's own pairs. */
export const darkBlock: ProfilePart = stack(
  { keep: true },
  layer(
    BAND,
    stack({ fill: 'dark', bleed: SIDES, slot: 'band' }),
    row(
      { tone: 'on', gap: 6, align: 'center', fold: true, pad: [9, 0, 6, 0] },
      picture('avatar', '6.600em', '8.800em', { radius: 3 }),
      stack(
        { grow: 1, gap: 2.5 },
        nameLine({ size: 2.2 }),
        facts(
          { columns: ['1fr', '1.2fr'], gap: [0.8, 3], align: 'start', fold: true },
          iconFact({ size: 0.96 }),
        ),
      ),
      stack(
        { gap: 1, text: 'center', shrink: 0 },
        stack({ tone: 'paper', fill: 'paper', pad: 2, radius: 4 }, qr('fields', '5.600em')),
        word('扫码看主页', 'Scan to visit', { size: 0.82, color: 'muted' }),
      ),
    ),
  ),
  given(
    'abstract',
    layer(
      { align: 'stretch', tone: 'paper' },
      stack({ fill: 'soft', bleed: SIDES }),
      stack({ pad: [3, 0] }, summary()),
    ),
  ),
)
