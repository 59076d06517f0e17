import { landscape } from './landscape.ts'

/** A drawn figure. `stretch` figures fill the box they are given; others keep their proportions. */
interface Figure {
  width: number
  height: number
  stretch?: true
  paths: readonly { d: string; opacity?: number }[]
}

/** Decorative figures as paths, so that screen, PDF and slides draw the same lines. */
export const shapes = {
  /** A disc, a ring, a diamond, a triangle: marks. */
  disc: { width: 10, height: 10, paths: [{ d: 'M5 0a5 5 0 100 10 5 5 0 000-10z' }] },
  ring: {
    width: 10,
    height: 10,
    paths: [{ d: 'M5 0a5 5 0 100 10 5 5 0 000-10zm0 2a3 3 0 110 6 3 3 0 010-6z' }],
  },
  diamond: { width: 10, height: 10, paths: [{ d: 'M5 0l5 5-5 5-5-5z' }] },
  pointer: { width: 20, height: 8, paths: [{ d: 'M0 0h20L10 8z' }] },
  /** The slanted end of a ribbon, and its fold. */
  slant: { width: 14, height: 30, stretch: true, paths: [{ d: 'M0 0L14 30H0z' }] },
  slantBack: { width: 14, height: 30, stretch: true, paths: [{ d: 'M14 0H0l14 30z' }] },
  fold: { width: 10, height: 6, stretch: true, paths: [{ d: 'M0 0h10v6z' }] },
  notch: { width: 12, height: 30, stretch: true, paths: [{ d: 'M0 0h12L2 15l10 15H0z' }] },
  /** Stripes that fade out behind a title block. */
  stripes: {
    width: 60,
    height: 24,
    stretch: true,
    paths: [
      { d: 'M4 0h8L6 24h-8z' },
      { d: 'M18 0h7l-6 24h-7z', opacity: 0.72 },
      { d: 'M31 0h6l-6 24h-6z', opacity: 0.48 },
      { d: 'M43 0h5l-6 24h-5z', opacity: 0.28 },
      { d: 'M54 0h4l-6 24h-4z', opacity: 0.14 },
    ],
  },
  /** Twelve bars that grow: a year that went well. */
  ascent: {
    width: 1174,
    height: 100,
    stretch: true,
    paths: [
      { d: 'M0 64h74v36h-74z', opacity: 0.12 },
      { d: 'M100 70h74v30h-74z', opacity: 0.18 },
      { d: 'M200 60h74v40h-74z', opacity: 0.24 },
      { d: 'M300 58h74v42h-74z', opacity: 0.32 },
      { d: 'M400 54h74v46h-74z', opacity: 0.39 },
      { d: 'M500 48h74v52h-74z', opacity: 0.48 },
      { d: 'M600 50h74v50h-74z', opacity: 0.56 },
      { d: 'M700 42h74v58h-74z', opacity: 0.64 },
      { d: 'M800 32h74v68h-74z', opacity: 0.73 },
      { d: 'M900 24h74v76h-74z', opacity: 0.82 },
      { d: 'M1000 12h74v88h-74z', opacity: 0.91 },
      { d: 'M1100 0h74v100h-74z' },
    ],
  },
  /** The end of a step that leads on to the next. */
  point: { width: 20, height: 60, stretch: true, paths: [{ d: 'M0 0h2l18 30L2 60H0z' }] },
  /** The lower edge of a banner. */
  wave: {
    width: 800,
    height: 60,
    stretch: true,
    paths: [{ d: 'M0 0h800v22C690 62 590 52 470 34 330 13 190 6 0 48z' }],
  },
  waveBack: {
    width: 800,
    height: 60,
    stretch: true,
    paths: [{ d: 'M0 0h800v34c-120 34-250 24-380 8C280 25 140 30 0 60z', opacity: 0.45 }],
  },
  /** A dry brush stroke. */
  brush: {
    width: 240,
    height: 40,
    stretch: true,
    paths: [
      {
        d: 'M6 9C22 3 64 4 104 3c44-1 88-3 118 1 9 1 15 4 12 7-3 2-9 2-8 4 2 3 12 2 12 6-1 5-16 3-17 6 0 2 7 3 5 6-4 5-40 3-74 4-40 1-92 3-124 0-12-1-22-2-20-6 1-3 8-2 8-4 0-3-13-2-13-7 0-4 8-3 9-6 0-2-9-3-6-7z',
      },
      {
        d: 'M214 12c8-1 20-2 24 0-7 2-16 2-24 2zM208 22c9-1 24-1 30 1-9 2-22 2-30 1zM2 20c6-1 10-1 14 0-4 2-10 2-14 0z',
        opacity: 0.7,
      },
    ],
  },
  /** Hills in three washes, high at the left. */
  hills: { width: 800, height: 240, stretch: true, paths: landscape },
  /** Three birds, far off. */
  birds: {
    width: 48,
    height: 24,
    paths: [
      {
        d: 'M1 8C5 3 10 4 12 9 14 4 19 2 24 6 19 4.500 15 6.500 12.600 11 12.200 11.500 11.800 11.500 11.400 11 9 6.500 5 5.500 1 8z',
      },
      {
        d: 'M27 15C30 11.500 33.500 12 35 15.800 36.600 12 40 11 44 13.600 40.300 12.800 37.400 14 35.500 17.200 35.200 17.600 34.900 17.600 34.600 17.200 32.800 14 30 13.400 27 15z',
      },
      {
        d: 'M10 20C12.200 17.600 14.600 18 15.600 20.600 16.700 18 19.200 17.300 22 19 19.400 18.600 17.400 19.400 16 21.600 15.800 21.900 15.500 21.900 15.300 21.600 14 19.400 12 18.900 10 20z',
      },
    ],
  },
  sun: { width: 10, height: 10, paths: [{ d: 'M5 .1a4.900 4.900 0 100 9.800 4.900 4.900 0 000-9.800z' }] },
  /** A hand-drawn underline. */
  scribble: {
    width: 100,
    height: 8,
    stretch: true,
    paths: [{ d: 'M1 5C18 2 40 1 62 2c14 .6 26 1 37 .6-12 1.600-30 1.700-46 2.200-17 .5-33 1-50 2.600z' }],
  },
  /** An opening quotation mark. */
  quote: {
    width: 24,
    height: 18,
    paths: [
      {
        d: 'M0 18V10C0 4 3 .6 10 0v4C7 4.600 5.600 6 5.500 8.500H10V18zM13 18V10c0-6 3-9.400 10-10v4c-3 .6-4.400 2-4.500 4.500H23V18z',
      },
    ],
  },
  /** A pen's line under a word and its way back, at the foot of a box as high as the word. */
  handUnderline: {
    width: 100,
    height: 30,
    stretch: true,
    paths: [
      {
        d: 'M.6 27.200C13 25 31 23.700 50 24c18 .3 35 0 49-1.700.6.300.6.900 0 1.100-9.500 2.300-22 2.400-38 2.400-19 .1-40 .6-58.500 2.700-1.600.2-2.700-.9-1.900-1.300z',
      },
      { d: 'M22 28.900c17-1.500 36-2 57-1.500.5.200.4.600-.2.700-19 .4-38 .9-56 1.700-1 .1-1.600-.7-.8-.9z' },
    ],
  },
  corner: { width: 16, height: 16, paths: [{ d: 'M0 0h16v2H2v14H0z' }] },
  /** The edge of a seal, slightly uneven. */
  seal: {
    width: 32,
    height: 32,
    paths: [
      {
        d: 'M5.600 1.700C12 1.200 20.500 1.400 26.200 1.600c2.700.1 4.100 1.500 4.200 4.100.2 6.500.2 13.800 0 20.500-.1 2.700-1.400 4.100-4 4.200-6.900.3-14 .2-20.600 0-2.700-.1-4-1.300-4.100-4C1.500 19.500 1.500 12.300 1.700 5.900 1.800 3.300 3 1.900 5.600 1.700z',
      },
    ],
  },
  star: {
    width: 20,
    height: 20,
    paths: [
      {
        d: 'M10 1.500l2.600 5.600 6.100.7-4.500 4.200 1.200 6-5.400-3-5.400 3 1.200-6L1.300 7.800l6.100-.7z',
      },
    ],
  },
  bookmark: { width: 30, height: 40, stretch: true, paths: [{ d: 'M0 0h30v40L15 30 0 40z' }] },
  flag: { width: 100, height: 30, stretch: true, paths: [{ d: 'M0 0h100l-8 15 8 15H0z' }] },
  /** A school's shield with an inner line. */
  crest: {
    width: 40,
    height: 46,
    paths: [
      {
        d: 'M20 0C26 3.800 33 5 40 5V24C40 35 31 42 20 46 9 42 0 35 0 24V5C7 5 14 3.800 20 0zM20 3.500C14.500 6.500 8.800 7.700 2.900 7.900V24C2.900 33.200 10.200 39.200 20 43 29.800 39.200 37.100 33.200 37.100 24V7.900C31.200 7.700 25.500 6.500 20 3.500zM20 4.900C25.300 7.700 30.500 8.800 35.900 9.100V24C35.900 32.400 29.200 38.100 20 41.700 10.800 38.100 4.100 32.400 4.100 24V9.100C9.500 8.800 14.700 7.700 20 4.900z',
      },
    ],
  },
  /** Two branches that stand on either side of a prize. */
  laurelLeft: {
    width: 20,
    height: 33,
    paths: [
      {
        d: 'M19.8 32.2A18.3 18.3 0 0 1 6.6 6.2A17.75 17.75 0 0 0 20 31.3zM14.5 30.1C12.2 28.1 8.4 28.7 6.2 31.2C8.7 32.1 12.4 31.5 14.5 30.1zM12.7 28.9C10.4 27.7 9.8 24.7 11.1 22.2C12.6 23.9 13.2 26.8 12.7 28.9zM10.1 26.8C8.6 24.3 5 23.8 2.3 25.4C4.3 27 7.8 27.5 10.1 26.8zM8.7 25.1C6.9 23.4 7.2 20.4 9.2 18.6C10.1 20.5 9.8 23.4 8.7 25.1zM6.9 22.3C6.2 19.6 3.2 18.1 0.3 18.8C1.6 20.8 4.6 22.3 6.9 22.3zM6.1 20.3C4.9 18.2 6 15.6 8.4 14.6C8.7 16.6 7.6 19 6.1 20.3zM5.2 17.1C5.4 14.4 3.1 12.2 0.2 12C0.9 14.2 3.1 16.4 5.2 17.1zM5 14.9C4.5 12.6 6.2 10.6 8.7 10.4C8.5 12.3 6.8 14.2 5 14.9zM5.2 11.6C6.1 9.2 4.7 6.6 2.2 5.7C2.1 7.8 3.5 10.3 5.2 11.6zM5.6 9.4C5.8 7.1 7.9 5.8 10.2 6.5C9.5 8.2 7.4 9.4 5.6 9.4zM6.8 6.3C8.3 4.5 7.8 1.7 5.8 0.2C5.1 2.1 5.6 4.7 6.8 6.3zM6.8 6.3C9 6.2 10.7 4.1 10.7 1.8C9 2.5 7.3 4.5 6.8 6.3z',
      },
    ],
  },
  laurelRight: {
    width: 20,
    height: 33,
    paths: [
      {
        d: 'M0.2 32.2A18.3 18.3 0 0 0 13.4 6.2A17.75 17.75 0 0 1 0 31.3zM5.5 30.1C7.8 28.1 11.6 28.7 13.8 31.2C11.3 32.1 7.6 31.5 5.5 30.1zM7.3 28.9C9.6 27.7 10.2 24.7 8.9 22.2C7.4 23.9 6.8 26.8 7.3 28.9zM9.9 26.8C11.4 24.3 15 23.8 17.7 25.4C15.7 27 12.2 27.5 9.9 26.8zM11.3 25.1C13.1 23.4 12.8 20.4 10.8 18.6C9.9 20.5 10.2 23.4 11.3 25.1zM13.1 22.3C13.8 19.6 16.8 18.1 19.7 18.8C18.4 20.8 15.4 22.3 13.1 22.3zM13.9 20.3C15.1 18.2 14 15.6 11.6 14.6C11.3 16.6 12.4 19 13.9 20.3zM14.8 17.1C14.6 14.4 16.9 12.2 19.8 12C19.1 14.2 16.9 16.4 14.8 17.1zM15 14.9C15.5 12.6 13.8 10.6 11.3 10.4C11.5 12.3 13.2 14.2 15 14.9zM14.8 11.6C13.9 9.2 15.3 6.6 17.8 5.7C17.9 7.8 16.5 10.3 14.8 11.6zM14.4 9.4C14.2 7.1 12.1 5.8 9.8 6.5C10.5 8.2 12.6 9.4 14.4 9.4zM13.2 6.3C11.7 4.5 12.2 1.7 14.2 0.2C14.9 2.1 14.4 4.7 13.2 6.3zM13.2 6.3C11 6.2 9.3 4.1 9.3 1.8C11 2.5 12.7 4.5 13.2 6.3z',
      },
    ],
  },
  /** The corners of a frame, as round a picture that is still to come. */
  cropMarks: {
    width: 40,
    height: 40,
    paths: [{ d: 'M0 0h9v1H1v8H0zM31 0h9v9h-1V1h-8zM0 31h1v8h8v1H0zM39 31h1v9h-9v-1h8z' }],
  },
  /** A ribbon's slanted end, longer above; the shadow where it folds behind the page's edge. */
  ribbonEnd: { width: 16, height: 28, stretch: true, paths: [{ d: 'M0 0h16L2 28H0z' }] },
  ribbonFold: { width: 12, height: 7, stretch: true, paths: [{ d: 'M0 0h12v7z', opacity: 0.5 }] },
  /** A tab's slanted end, longer below. */
  tabEnd: { width: 20, height: 28, stretch: true, paths: [{ d: 'M0 0h6l14 28H0z' }] },
  /** A swallow-tailed end. */
  flagEnd: { width: 14, height: 28, stretch: true, paths: [{ d: 'M0 0h14L4 14l10 14H0z' }] },
  /** A block's slanted end and the stripes that fade out after it. */
  stripesEnd: {
    width: 84,
    height: 28,
    stretch: true,
    paths: [
      { d: 'M0 0h15L2 28H0z' },
      { d: 'M20 0h11L18 28H7z', opacity: 0.78 },
      { d: 'M36 0h9L32 28h-9z', opacity: 0.54 },
      { d: 'M50 0h7L44 28h-7z', opacity: 0.34 },
      { d: 'M62 0h5L54 28h-5z', opacity: 0.2 },
      { d: 'M72 0h3L62 28h-3z', opacity: 0.12 },
    ],
  },
  /** An ink stroke in three pieces that meet at 2 and 38: pressed down, drawn along, lifted off dry. */
  strokeHead: {
    width: 18,
    height: 40,
    stretch: true,
    paths: [
      {
        d: 'M18 2C14.500 1.300 10.500 1.500 7.600 2.900 4.800 4.200 4.900 6.200 3 9 1.200 11.700.5 15 .6 19.500c.1 4.200.5 6.300 1.800 8.700 1 1.900.4 3.800 1.900 5.900 1.500 2.200 4.300 3.400 7.200 3.900 2.200.4 4.400.3 6.500 0z',
      },
    ],
  },
  strokeBody: {
    width: 200,
    height: 40,
    stretch: true,
    paths: [
      {
        d: 'M0 2C24 .7 44 2.200 70 1.300c28-1 46 .9 72 .2 22-.6 40-.2 58 .5v36c-20 1.100-42 .1-66 .9-26 .9-44-.7-70 .1-24 .7-44 .2-64-1z',
      },
    ],
  },
  strokeTail: {
    width: 60,
    height: 40,
    stretch: true,
    paths: [
      {
        d: 'M0 2c13 .6 25-.4 37 0 8 .3 15.500.4 16.500 1.700.8 1.100-5 1.900-12.500 2.300-8 .4-15 .6-15 1.300 0 .8 9 .4 17.500.8 7 .3 14.500.6 15.500 2.200.9 1.500-5.500 2.300-12 2.700-9 .5-22 .3-22 1.300 0 .9 13 .6 21 1 8.500.4 13 1.100 13 2.600 0 1.600-6 2.200-14 2.500-11 .4-27 .1-27 1.200 0 1 15 .6 23 .9 7.500.3 12.500.9 12.500 2.400 0 1.600-5.500 2.200-12.500 2.400-7 .3-15 .3-15 1.200 0 .9 10 .4 16.500.7 5.500.2 9.500.8 9.500 2.300 0 1.700-4.500 2.300-10 2.700C28.500 38.300 14 37.300 0 38z',
      },
      {
        d: 'M46 6.800c4-.4 8.500-.5 11 0-3 .7-7.500.7-11 0zM50 20.600c3-.4 6.500-.4 8.500 0-2.400.6-6 .6-8.500 0zM46.500 30.200c3-.3 6-.3 8 .1-2.300.5-5.600.5-8-.1z',
        opacity: 0.6,
      },
    ],
  },
  /** Corner brackets. */
  bracketOpen: { width: 10, height: 30, paths: [{ d: 'M0 2h10v2H2v14H0z' }] },
  bracketClose: { width: 10, height: 30, paths: [{ d: 'M10 28H0v-2h8V12h2z' }] },
  /** RESUME in heavy letters, as pale as a watermark. */
  ghostCharacters: {
    width: 228,
    height: 42,
    paths: [
      {
        d: 'M0 1h17c8 0 13 4.8 13 12.2c0 5.5-3 9.6-8.2 11.3L31.5 41h-9.2l-8.4-15.4H8V41H0zM8 7.7v11.3h8.2c3.7 0 5.8-2 5.8-5.6s-2.1-5.7-5.8-5.7zM40 1h26v6.8H48v9.6h15.5v6.8H48v10h18.5V41H40zM89.5 41.6c-5.3 0-10.3-1.8-13.9-5.1l4.4-5.6c2.9 2.4 6.4 3.8 9.7 3.8c3.9 0 6-1.6 6-4.2c0-2.7-2.2-3.5-5.6-4.9l-5-2.1c-4-1.6-7.8-4.8-7.8-10.5c0-6.8 6-12.4 14.4-12.4c4.6 0 9.1 1.8 12.3 5l-3.8 5.2c-2.6-2.1-5.3-3.3-8.5-3.3c-3.3 0-5.4 1.5-5.4 4c0 2.6 2.5 3.5 5.9 4.8l4.9 2c4.8 1.9 7.8 5 7.8 10.6c0 6.9-5.8 12.7-15.4 12.7zM114 1h8v22.8c0 7.4 2.6 10.5 7.5 10.5c4.9 0 7.7-3.1 7.7-10.5V1H145v22.2c0 12.7-5.4 18.4-15.5 18.4C119.5 41.6 114 35.9 114 23.2zM154 1h9l7.3 19.6l2.7 8h0.2l2.7-8L183 1h9v40h-7.4V23.2c0-3.4 0.5-8.3 0.8-11.7h-0.2l-3 8.6l-6.1 16.2h-6.1L164 20.1L161.1 11.5h-0.2c0.3 3.4 0.7 8.3 0.7 11.7V41H154zM201 1h26v6.8H209v9.6h15.5v6.8H209v10h18.5V41H201z',
        opacity: 0.11,
      },
    ],
  },
  /** Fine rings in the corner of a banner, drawn as lines. */
  arcs: {
    width: 120,
    height: 120,
    paths: [
      {
        d: 'M120 70A50 50 0 0 1 70 20 50 50 0 0 1 74 0M120 92A72 72 0 0 1 48 20 72 72 0 0 1 51 0M120 114A94 94 0 0 1 26 20 94 94 0 0 1 28 0',
      },
    ],
  },
  /** Three views that stand in for pictures of works: mountains, the sea, dunes. */
  range: {
    width: 600,
    height: 200,
    stretch: true,
    paths: [
      {
        d: 'M0 200V120C11 116 38 97 60 96C82 95 96 120 120 112C144 104 169 57 190 52C211 47 217 83 235 84C253 85 269 54 290 58C311 62 326 103 350 108C374 113 396 85 420 86C444 87 458 111 480 112C502 113 518 93 540 92C562 91 589 102 600 104V200z',
        opacity: 0.16,
      },
      {
        d: 'M0 200V150C10 148 28 149 50 140C72 131 90 106 110 104C130 102 132 126 150 128C168 130 176 112 200 116C224 120 242 147 270 150C298 153 312 142 340 132C368 122 387 99 410 98C433 97 435 123 455 126C475 129 481 108 510 112C539 116 582 139 600 146V200z',
        opacity: 0.3,
      },
      {
        d: 'M0 200V172C13 170 44 159 70 160C96 161 111 177 140 178C169 179 197 165 230 166C263 167 287 184 320 184C353 184 377 174 410 168C443 162 473 150 500 150C528 150 542 164 560 166C578 168 593 161 600 160V200z',
        opacity: 0.62,
      },
    ],
  },
  swell: {
    width: 600,
    height: 200,
    stretch: true,
    paths: [
      {
        d: 'M0 200V118C19 113 70 89 110 88C150 87 190 113 230 112C270 111 302 84 340 84C378 84 415 109 450 110C485 111 514 93 540 92C566 91 590 102 600 104V200z',
        opacity: 0.16,
      },
      {
        d: 'M0 200V126C10 129 31 147 60 146C89 145 130 118 170 118C210 118 250 147 290 148C330 149 364 122 400 122C436 122 465 150 500 150C535 150 583 129 600 124V200z',
        opacity: 0.3,
      },
      {
        d: 'M0 200V172C19 168 70 149 110 150C150 151 188 177 230 178C272 179 308 154 350 154C392 154 427 180 470 180C513 180 577 160 600 156V200z',
        opacity: 0.62,
      },
    ],
  },
  dunes: {
    width: 600,
    height: 200,
    stretch: true,
    paths: [
      {
        d: 'M0 200V150C20 148 80 145 120 136C160 127 203 111 240 98C277 85 313 60 340 58C367 56 377 73 400 84C423 95 447 112 480 122C513 132 580 139 600 142V200z',
        opacity: 0.16,
      },
      {
        d: 'M0 200V84C10 86 38 89 60 96C82 103 102 116 130 126C158 136 195 148 230 154C265 160 302 165 340 162C378 159 417 146 460 138C503 130 577 116 600 112V200z',
        opacity: 0.3,
      },
      {
        d: 'M0 200V176C23 177 95 183 140 184C185 185 230 184 270 180C310 176 345 168 380 160C415 152 453 133 480 132C507 131 520 145 540 152C560 159 590 169 600 172V200z',
        opacity: 0.62,
      },
    ],
  },
} as const satisfies Record<string, Figure>

export type ShapeName = keyof typeof shapes
export const shapeOf = (name: ShapeName): Figure => shapes[name]
