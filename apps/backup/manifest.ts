import { z } from 'zod'

/** Raised when a backup of today could not be read by the code of yesterday. */
export const FORMAT = 1

/** The last entry: a backup without it was cut off. */
export const MANIFEST = 'manifest.json'

const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })

export const manifestType = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** In an order in which they can be filled. */
  tables: z.array(table),
  files: z.int(),
  /** Every entry before this one, in order. */
  parts: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof manifestType>

export const ROWS = 'tables/'
export const FILES = 'files/'

/** `tables/resumes/0003.jsonl` → `resumes`. */
export const tableOfPart = (name: string): string | undefined => /^tables\/([^/]+)\//.exec(name)?.[1]

export const keyOfPart = (name: string): string | undefined =>
  name.startsWith(FILES) ? name.slice(FILES.length) : undefined
