import { getMyTemplate } from '#features/templates/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'

export type OwnTemplate = ReplyOf<typeof getMyTemplate>

/** Data of a template on the server; undefined offline, when the copy in this browser is edited. */
export const factsOf = async (client: Client, id: string): Promise<OwnTemplate | undefined> => {
  try {
    return await client.attempt(getMyTemplate, { id })
  } catch (error) {
    if (error instanceof CallFailure) return undefined
    throw error
  }
}
