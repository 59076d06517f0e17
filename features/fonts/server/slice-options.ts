import type { SubsetOptions } from './subset.ts'

/** Part of the version in URLs: another choice here is another file. */
export const sliceOptions: SubsetOptions = {
  /**
   * `vert`, `vrt2`: vertical text turns its brackets. `halt`, `vhal`, `chws`, `vchw`: `text-spacing-trim`
   * does nothing without them. `locl`, `ccmp`: the Chinese dash is 1 em, and two are one stroke. `kern`,
   * `mark`: Latin. `pwid`: English quotation marks as narrow as they are there. Ligatures and alternates are dropped with their glyphs: documents set
   * `font-variant-ligatures: none`.
   */
  features: ['ccmp', 'chws', 'halt', 'kern', 'locl', 'mark', 'pwid', 'vchw', 'vert', 'vhal', 'vrt2'],
  /** All slices of a face drop the same tables, or browsers would place their baselines differently. */
  dropTables: ['DSIG', 'FFTM', 'STAT', 'meta'],
  /** Copyright and licence address, as the Open Font License asks of every copy. */
  nameIds: [0, 14],
}
