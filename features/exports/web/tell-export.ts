import type { Client } from '#packages/api/client.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import { countExport } from '../contract.ts'

/** A failure is ignored, because the user has the file. */
export const tellExport = (client: Client, made: InputOf<typeof countExport>): void => {
  // Offline, a call would only log an error in the console.
  if (!navigator.onLine) return
  client.attempt(countExport, made).catch(() => undefined)
}
