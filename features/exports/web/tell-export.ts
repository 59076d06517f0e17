import type { Client } from '#packages/api/client.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import { countExport } from '../contract.ts'

/** Nobody waits for it, and nobody hears of it if it fails: the person has the file. */
export const tellExport = (client: Client, made: InputOf<typeof countExport>): void => {
  // A call that cannot go out would only be a fault in the console.
  if (!navigator.onLine) return
  client.attempt(countExport, made).catch(() => undefined)
}
