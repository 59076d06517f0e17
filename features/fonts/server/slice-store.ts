import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FaceId } from '#packages/fonts/faces.ts'
import type { Cutter, CutUrgency } from './cutter.ts'
import { fontVersion } from './version.ts'

export interface SliceStore {
  /** From disk; cut first when it is not there yet. */
  read(face: FaceId, slice: number, urgency: CutUrgency): Promise<Uint8Array>
}

interface SliceStoreOptions {
  /** Used by nothing else. */
  cacheDir: string
  cutter: Cutter
  /** A full or read-only disk makes fonts slow, never missing. */
  onWriteError(error: unknown): void
}

const isWoff2 = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 4)) === 'wOF2'

/** A reader sees the whole file or none: two servers may share the folder. */
const writeWhole = async (path: string, bytes: Uint8Array) => {
  const temporary = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

export const openSliceStore = ({ cacheDir, cutter, onWriteError }: SliceStoreOptions): SliceStore => {
  const underWay = new Map<string, Promise<Uint8Array>>()

  const make = async (path: string, face: FaceId, slice: number, urgency: CutUrgency) => {
    const woff2 = await cutter.cut({ face, slice }, urgency)
    await writeWhole(path, woff2).catch(onWriteError)
    return woff2
  }

  const find = async (path: string, face: FaceId, slice: number, urgency: CutUrgency) => {
    const stored = await readFile(path).catch(() => undefined)
    // A machine that lost power may have kept the name of a file without its bytes.
    return stored && isWoff2(stored) ? stored : make(path, face, slice, urgency)
  }

  return {
    read: (face, slice, urgency) => {
      const path = join(cacheDir, fontVersion, face, `${slice}.woff2`)
      const known = underWay.get(path)
      if (known !== undefined) return known
      const found = find(path, face, slice, urgency).finally(() => underWay.delete(path))
      underWay.set(path, found)
      return found
    },
  }
}
