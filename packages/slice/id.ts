const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A new id: eight characters of time, so that rows sort and indexes stay compact, then twelve of chance. */
export const newId = (now: number): string => {
  const random = crypto.getRandomValues(new Uint8Array(12))
  // 252 = 7 × 36: a byte above it would make the first letters likelier.
  const tail = Array.from(random, (byte) => ALPHABET[(byte < 252 ? byte : byte - 252) % 36]).join('')
  return now.toString(36).padStart(8, '0').slice(-8) + tail
}
