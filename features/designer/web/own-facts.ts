import { getMyTemplate } from '#features/templates/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'

export type OwnTemplate = ReplyOf<typeof getMyTemplate>

/** What the server says of it; undefined without an answer, when this browser's own copy is gone on with. */
export const factsOf = async (client: Client, id: string): Promise<OwnTemplate | undefined> => {
  try {
    return await client.attempt(getMyTemplate, { id })
  } catch (error) {
    if (error instanceof CallFailure) return undefined
    throw error
  }
}
