import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Six digits, to be typed from an email. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const hashPassword = (password: string): Promise<string> => hash(password)

/** Verified if the account does not exist, so that both answers take the same time. */
const nobody = hash(randomBytes(16).toString('hex'))

export const isPassword = async (stored: string | undefined, given: string): Promise<boolean> => {
  const matches = await verify(stored || (await nobody), given)
  return matches && stored !== undefined && stored !== ''
}
