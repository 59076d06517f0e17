import type { Compilable, CompiledQuery, Kysely } from 'kysely'

/** Placeholder in a statement for a value that is bound later. */
class Later {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that every call needs: built and compiled once for each database, which takes longer than running it. It
 * must be the same statement whatever the values are.
 */
export const prepared = <Tables, Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): ((db: Kysely<Tables>, values: Values) => Promise<Row[]>) => {
  const known = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>()
  const later = new Proxy({}, { get: (_, name: string) => new Later(name) }) as Values
  const compiledFor = (db: Kysely<Tables>): CompiledQuery<Row> => {
    const compiled = build(db, later).compile()
    known.set(db, compiled)
    return compiled
  }
  return async (db, values) => {
    const compiled = known.get(db) ?? compiledFor(db)
    const parameters = compiled.parameters.map((one) => (one instanceof Later ? values[one.name] : one))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
