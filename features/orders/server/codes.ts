import { randomInt } from 'node:crypto'
import { hashOf } from '#packages/server-kit/hash-of.ts'

/** Without characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const GROUPS = 4
const GROUP = 4

/** XXXX-XXXX-XXXX-XXXX: 74 bits, so guessing is hopeless and needs no rate limit. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')

/** Accepts codes as users type them: in lower case, with blanks or other dashes. */
export const codeHash = (typed: string): string =>
  hashOf(`redeem ${typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`)
