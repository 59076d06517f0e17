import { layer, monogram, shape } from '#packages/layout/parts.ts'

/** Seals and suns are vermilion in every theme. */
export const VERMILION = '#b2331f'

/** The name cut in a seal: all of a Chinese one, the first letter of another. */
export const seal = (width: string, size: number) =>
  layer(
    { justify: 'center', width, shrink: 0 },
    shape('seal', width, width, { fill: VERMILION }),
    monogram('name', { size, bold: true, face: 'serif', color: 'ink' }, { tone: 'on' }, true),
  )
