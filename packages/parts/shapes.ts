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
  /** Far hills in three washes. */
  hills: {
    width: 420,
    height: 120,
    stretch: true,
    paths: [
      {
        d: 'M0 120V78c30-20 52-34 78-30 24 3 38 20 60 18 26-3 46-40 76-44 30-3 50 26 78 30 30 4 60-22 128-4v72z',
        opacity: 0.18,
      },
      {
        d: 'M0 120V96c34-10 56-26 84-22 30 4 44 18 74 14 34-5 54-30 92-26 40 4 58 28 92 28 30 0 50-12 78-12v42z',
        opacity: 0.34,
      },
      { d: 'M0 120v-14c44-8 78-14 120-8 50 7 84 8 130-2 52-11 100-6 170 6v18z', opacity: 0.6 },
    ],
  },
  sun: { width: 10, height: 10, paths: [{ d: 'M5 0a5 5 0 100 10 5 5 0 000-10z' }] },
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
} as const satisfies Record<string, Figure>

export type ShapeName = keyof typeof shapes
export const shapeOf = (name: ShapeName): Figure => shapes[name]
