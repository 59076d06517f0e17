import { randomInt } from 'node:crypto'
import { hashOf } from '#packages/server-kit/hash-of.ts'

/** Without those that look like one another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const GROUPS = 4
const GROUP = 4

/** XXXX-XXXX-XXXX-XXXX: 74 bits, so that guessing is hopeless and nothing has to be slowed for it. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')

/** As people type it: small letters, blanks, other dashes. */
export const codeHash = (typed: string): string =>
  hashOf(`redeem ${typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`)
