import { changeAccount } from '#features/accounts/contract.ts'
import { listComments, type Sort, writeComment } from '#features/comments/contract.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { aPerson, leaveForGood } from './people.ts'
import { aPublishedTemplate } from './published.ts'
import { startServer } from './server.ts'

const LONG_MS = 365 * 24 * 3600_000

/** The error code that a call was refused with. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (body: ErrorBody) => body.code,
  )

/** A server with a clock that the test controls, and people who comment. */
export const startComments = async () => {
  let now = Date.UTC(2026, 10, 15)
  const server = await startServer({ now: () => now })
  const pass = (ms: number) => {
    now += ms
  }

  const someone = async (nickname: string, role: 'user' | 'admin' = 'user') => {
    const { userId, token } = await aPerson(server.deps, role, LONG_MS)
    const api = server.as(token)
    await api.call(changeAccount, { nickname })
    return { userId, api, nickname }
  }
  type Someone = Awaited<ReturnType<typeof someone>>

  /** A template, its author, and two people who comment on it. */
  const place = async () => {
    const author = await someone('模板作者')
    const [lin, zhou] = [await someone('林知夏'), await someone('周砚')]
    const target = { kind: 'resume' as const, id: await aPublishedTemplate(server.deps, author.userId) }
    const visitor = server.as(undefined)
    /** Each a little later than the one before. */
    const says = ({ api }: Someone, body: string, answers?: string) => {
      pass(15_000)
      return api.call(writeComment, { ...target, body, ...(answers === undefined ? {} : { answers }) })
    }
    const list = (api = visitor, query: { sort?: Sort; after?: string; limit?: number } = {}) =>
      api.call(listComments, { ...target, ...query })
    return { author, lin, zhou, target, visitor, says, list }
  }

  const leave = (userId: string) => leaveForGood(server.deps, userId)

  return { server, now: () => now, pass, someone, place, leave, stop: server.stop }
}
