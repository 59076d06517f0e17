const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A new id: eight characters of time, so that rows sort and indexes stay compact, then twelve of chance. */
export const newId = (now: number): string => {
  let tail = ''
  while (tail.length < 12)
    // 252 = 7 × 36: the bytes above it would make the first letters likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < 252 && tail.length < 12) tail += ALPHABET[byte % 36]
  return now.toString(36).padStart(8, '0').slice(-8) + tail
}
