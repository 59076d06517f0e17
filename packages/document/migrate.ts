type Json = Record<string, unknown>

interface Step {
  /** The schema that the step makes. */
  to: number
  name: string
  up(document: Json): Json
}

/** One step for each raise of SCHEMA, in order. A stored fixture of the schema before each proves it. */
export const migrationSteps: readonly Step[] = [
  {
    to: 2,
    name: 'Slides, tables and charts: nothing that was there changes',
    up: (document) => ({ ...document, schema: 2 }),
  },
]

/** Brings a document of an older schema up to today's. The original is not changed. */
export const migrate = (document: Json, from: number): Json =>
  migrationSteps
    .filter((step) => step.to > from)
    .reduce((current, step) => step.up(structuredClone(current)), document)
