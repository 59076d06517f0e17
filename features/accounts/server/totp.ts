import { createHmac, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** Base 32, as authenticator apps expect it. */
export const encode32 = (bytes: Uint8Array): string => {
  let [value, bits, text] = [0, 0, '']
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text
}

const decode32 = (text: string): Uint8Array => {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const character of text) {
    value = (value << 5) | ALPHABET.indexOf(character)
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
      value &= (1 << bits) - 1
    }
  }
  return Uint8Array.from(bytes)
}

export const newTotpSecret = (): string => encode32(randomBytes(20))

/** RFC 4226 and 6238: six digits for each half minute. */
export const totpAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decode32(secret)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

/** The half minute that a code belongs to, one early or late; none that was taken before. */
export const stepOfCode = (secret: string, code: string, now: number, after: number): number | undefined =>
  [0, -1, 1].map((by) => stepAt(now) + by).find((step) => step > after && totpAt(secret, step) === code)

/** The content of the QR code for an authenticator app. */
export const totpUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`花笺:${email}`)}?secret=${secret}&issuer=${encodeURIComponent('花笺')}`
