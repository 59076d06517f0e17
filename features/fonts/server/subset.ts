import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Pointers are numbers. The package's own index.mjs wraps only the shaper; the subsetter has no wrapper. */
interface HarfBuzzSubset {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(size: number): number
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_blob_destroy(blob: number): void
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_face_destroy(face: number): void
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_destroy(input: number): void
  hb_subset_or_fail(face: number, input: number): number
}

// Names and numbers of hb-subset.h.
const SETS = { dropTables: 3, nameIds: 4, features: 6 }
const FLAGS = { noHinting: 0x1, keepUnicodeRanges: 0x100, noBidiClosure: 0x800 }
const WRITABLE = 2

export interface SubsetOptions {
  /** OpenType features to keep, with the glyphs they lead to. */
  features: readonly string[]
  dropTables: readonly string[]
  nameIds: readonly number[]
}

export interface OpenFace {
  subset(codePoints: readonly number[], options: SubsetOptions): Uint8Array<ArrayBuffer>
}

const tagOf = (name: string) => [...name].reduce((tag, character) => (tag << 8) | character.charCodeAt(0), 0)

let compiled: Promise<WebAssembly.Module> | undefined

const compile = () => {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  compiled ??= readFile(path).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)))
  return compiled
}

/**
 * Copies a face into a HarfBuzz of its own. The build's memory is fixed at 65 MB: two faces would fit, a
 * third would make malloc return null and the subsetter crash later.
 */
export const openFace = async (sfnt: Uint8Array): Promise<OpenFace> => {
  const instance = await WebAssembly.instantiate(await compile())
  const hb = instance.exports as unknown as HarfBuzzSubset
  hb._initialize()
  const data = hb.malloc(sfnt.length)
  if (data === 0) throw new Error(`a font of ${sfnt.length} bytes does not fit into HarfBuzz`)
  new Uint8Array(hb.memory.buffer).set(sfnt, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, sfnt.length, WRITABLE, 0, 0), 0)

  const fill = (set: number, values: Iterable<number>) => {
    hb.hb_set_clear(set)
    for (const value of values) hb.hb_set_add(set, value)
  }

  return {
    subset: (codePoints, { features, dropTables, nameIds }) => {
      const input = hb.hb_subset_input_create_or_fail()
      fill(hb.hb_subset_input_unicode_set(input), codePoints)
      fill(hb.hb_subset_input_set(input, SETS.features), features.map(tagOf))
      fill(hb.hb_subset_input_set(input, SETS.dropTables), dropTables.map(tagOf))
      fill(hb.hb_subset_input_set(input, SETS.nameIds), nameIds)
      // Without noBidiClosure every bracket would bring its mirror image into slices that do not own it.
      hb.hb_subset_input_set_flags(input, FLAGS.noHinting | FLAGS.keepUnicodeRanges | FLAGS.noBidiClosure)
      const cut = hb.hb_subset_or_fail(face, input)
      hb.hb_subset_input_destroy(input)
      if (cut === 0) throw new Error('HarfBuzz could not cut the font')
      const blob = hb.hb_face_reference_blob(cut)
      const start = hb.hb_blob_get_data(blob, 0)
      const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
      hb.hb_blob_destroy(blob)
      hb.hb_face_destroy(cut)
      return bytes
    },
  }
}
