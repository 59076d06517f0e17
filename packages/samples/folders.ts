import { join } from 'node:path'

/** Where the drawings of the samples lie: `sample-nurse` is avatars/nurse.svg, `sample-art-shop` is art/art-shop.svg. */
export const SAMPLE_FOLDERS = ['avatars', 'art'].map((name) => join(import.meta.dirname, name))
