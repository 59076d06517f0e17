import { coveredAt, lookupsOf, type Subtable, subtablesOf } from './layout-tables.ts'

/** A glyph and how many of the text's characters it stands for. */
export interface Shaped {
  glyph: number
  count: number
}

interface Ligature {
  rest: readonly number[]
  glyph: number
}

interface Lookup {
  single: ReadonlyMap<number, number>
  ligatures: ReadonlyMap<number, readonly Ligature[]>
}

const SINGLE = 1
const LIGATURE = 4
const EXTENSION = 7

const readSingle = (view: DataView, at: number, into: Map<number, number>): void => {
  const covered = coveredAt(view, at + view.getUint16(at + 2))
  const isDelta = view.getUint16(at) === 1
  for (const [index, glyph] of covered.entries())
    if (!into.has(glyph))
      into.set(glyph, isDelta ? (glyph + view.getInt16(at + 4)) & 0xffff : view.getUint16(at + 6 + 2 * index))
}

const ligatureAt = (view: DataView, at: number): Ligature => ({
  glyph: view.getUint16(at),
  rest: Array.from({ length: view.getUint16(at + 2) - 1 }, (_, step) => view.getUint16(at + 4 + 2 * step)),
})

const readLigatures = (view: DataView, at: number, into: Map<number, Ligature[]>): void => {
  const covered = coveredAt(view, at + view.getUint16(at + 2))
  for (const [index, glyph] of covered.entries()) {
    const set = at + view.getUint16(at + 6 + 2 * index)
    const found = Array.from({ length: view.getUint16(set) }, (_, step) =>
      ligatureAt(view, set + view.getUint16(set + 2 + 2 * step)),
    )
    into.set(glyph, [...(into.get(glyph) ?? []), ...found])
  }
}

const readLookup = (view: DataView, subtables: readonly Subtable[]): Lookup => {
  const single = new Map<number, number>()
  const ligatures = new Map<number, Ligature[]>()
  for (const { type, at } of subtables) {
    if (type === SINGLE) readSingle(view, at, single)
    if (type === LIGATURE) readLigatures(view, at, ligatures)
  }
  return { single, ligatures }
}

const joined = (run: readonly Shaped[], at: number, ligatures: readonly Ligature[]): Ligature | undefined =>
  ligatures.find(({ rest }) => rest.every((glyph, step) => run[at + 1 + step]?.glyph === glyph))

const apply = ({ single, ligatures }: Lookup, run: readonly Shaped[]): Shaped[] => {
  const out: Shaped[] = []
  for (let at = 0; at < run.length; at += 1) {
    const { glyph, count } = run[at] as Shaped
    const ligature = joined(run, at, ligatures.get(glyph) ?? [])
    if (ligature) {
      const taken = run.slice(at, at + 1 + ligature.rest.length)
      out.push({ glyph: ligature.glyph, count: taken.reduce((sum, one) => sum + one.count, 0) })
      at += ligature.rest.length
    } else out.push({ glyph: single.get(glyph) ?? glyph, count })
  }
  return out
}

export type Substitute = (run: readonly Shaped[]) => Shaped[]

/**
 * The substitutions of some features. Slices contain only single substitutions and ligatures (`——`); a test compares
 * the result with HarfBuzz for every character of every face.
 */
export const substitutionsOf = (gsub: DataView | undefined, features: ReadonlySet<string>): Substitute => {
  if (!gsub) return (run) => [...run]
  const lookups = lookupsOf(gsub, features).map((lookup) =>
    readLookup(gsub, subtablesOf(gsub, lookup, EXTENSION)),
  )
  return (run) =>
    lookups.reduce((shaped: readonly Shaped[], lookup) => apply(lookup, shaped), run) as Shaped[]
}
