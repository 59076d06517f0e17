import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seal } from '#packages/server-kit/seal.ts'

const KIND = 'aes-256-gcm'
const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Of any length, because an operator types it; the same words give the same key. */
const keyFrom = (words: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', words, 'huajian', use, 32))

export const sealWith = (words: string): Seal => {
  const key = keyFrom(words, 'sealed settings')
  const markKey = keyFrom(words, 'marks')
  return {
    close: (secret, purpose) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(KIND, key, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },
    open: (text, purpose) => {
      const [version, content = ''] = text.split('.')
      const bytes = Buffer.from(content, 'base64url')
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined
      try {
        const decipher = createDecipheriv(KIND, key, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return (
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        return undefined
      }
    },
    mark: (text, purpose) =>
      createHmac('sha256', markKey)
        .update(JSON.stringify([purpose, text]))
        .digest('base64url'),
  }
}

/** When two servers start in one folder at once, the second reads the file that the first has written. */
const storedWords = (dataDir: string): string => {
  const file = join(dataDir, 'secret.key')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const words = readFileSync(file, 'utf8').trim()
  if (words === '') throw new Error(`${file} is empty: delete it, or set SECRET_KEY`)
  return words
}

/** By the key that the operator set, else by one that is made at the first start and stays in the data folder. */
export const openSeal = (given: string | undefined, dataDir: string): Seal =>
  sealWith(given ?? storedWords(dataDir))
