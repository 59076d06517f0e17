import { strFromU8, unzipSync, zipSync } from 'fflate'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import type { ProblemCode } from '#packages/import/reading.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { type Chance, caseSeed, chanceOf } from './chance.ts'
import { spoiltValue } from './hostile-values.ts'
import type { RealFile } from './real-files.ts'
import { spoiltBytes } from './spoil-bytes.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** One part is damaged and the whole packed again: a flipped bit of the archive would only be found by its checksum. */
const spoiltPart = (bytes: Uint8Array, chance: Chance): Uint8Array => {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
  const name = chance.of(names)
  const whole = parts[name] ?? new Uint8Array()
  const other = parts[chance.of(names)] ?? whole
  return zipSync({ ...parts, [name]: spoiltBytes(whole, chance, other) })
}

const spoilt = ({ bytes, inner }: RealFile, chance: Chance, other: RealFile): Uint8Array => {
  if (inner && chance.isSingleton(0.6)) return inner.pack(JSON.stringify(spoiltValue(inner.json, chance)))
  if (isZip(bytes) && chance.isSingleton(0.7)) return spoiltPart(bytes, chance)
  return spoiltBytes(bytes, chance, other.bytes)
}

/** The damaged file of one case, the same each time. */
export const spoiltFile = (files: readonly RealFile[], seed: number, at: number) => {
  const chance = chanceOf(caseSeed(seed, at))
  const file = files[at % files.length] as RealFile
  return { kind: file.kind, bytes: spoilt(file, chance, chance.of(files)) }
}

const PROBLEMS: Record<ProblemCode, true> = {
  'too-large': true,
  encrypted: true,
  broken: true,
  'no-text': true,
  unknown: true,
  bomb: true,
  newer: true,
  empty: true,
  'old-word': true,
  picture: true,
}

const SHARED = [Object, Array, String, Number, Function, Map, Set, Promise, RegExp, Date, Uint8Array]

/** Properties that every object inherits, as one text, to detect prototype pollution. */
const inherited = (): string => SHARED.map(({ prototype }) => Reflect.ownKeys(prototype).length).join()

/** An unexpected exception in a reader of ours, which is reported as a damaged file. */
const STUMBLED = /^(?:Type|Range|Reference)Error/

/** Files that libraries read for us; their exceptions count as a refusal. */
const isForeign = (bytes: Uint8Array) =>
  isZip(bytes) || strFromU8(bytes.subarray(0, 1024), true).includes('%PDF-')

/** Problems of an import; empty if the file was imported or clearly refused. */
export const faultOfImport = async (bytes: Uint8Array): Promise<string | undefined> => {
  const before = inherited()
  try {
    const reading = await readResume({ name: 'fuzz', bytes }, { pdf: nodeEngine })
    if (inherited() !== before || 'polluted' in {}) return 'changed what every object inherits'
    if (!reading.ok) {
      if (!PROBLEMS[reading.problem]) return `refused without a reason: ${reading.problem}`
      return !isForeign(bytes) && STUMBLED.test(reading.detail ?? '')
        ? `stumbled: ${reading.detail}`
        : undefined
    }
    const loaded = await readDocument(JSON.parse(JSON.stringify(reading.document)))
    return loaded.ok
      ? undefined
      : `read into what is no document: ${JSON.stringify(loaded.problems.slice(0, 3))}`
  } catch (error) {
    return `threw: ${error instanceof Error ? error.stack : String(error)}`
  }
}
