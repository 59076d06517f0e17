import * as z from 'zod/mini'

/** As people type it, in either case. */
export const inviteCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{4,16}$/))

/** Letters and digits that cannot be mistaken for one another on paper or over the telephone. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 6

/** As it is kept. */
export const plainCode = (given: string): string => given.trim().toUpperCase()
