import { openDatabase } from '#apps/server/db.ts'
import { createResume } from '#features/resumes/contract.ts'
import { createClient } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { aPerson } from '#test/kit/people.ts'
import { type Ask, asker } from './ask.ts'

export const AT_ONCE = 16
const RESUMES = 64

/** A running server, and users who each have a resume on it. */
export interface Site {
  url: string
  document: Document
  people: { email: string; token: string; resume: string; revision: number }[]
}

/** A server process. */
interface Running {
  url: string
  /** Its data folder. */
  variables: Record<string, string>
}

export const settle = async ({ url, variables }: Running, document: Document): Promise<Site> => {
  const where = { dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL }
  const { db, close } = openDatabase(where, () => undefined)
  const people: Site['people'] = []
  for (let at = 0; at < RESUMES; at += 1) {
    const { email, token } = await aPerson({ db, now: Date.now } as never)
    const api = createClient({
      base: `${url}/api`,
      token: () => token,
      language: () => 'zh',
      onError: () => undefined,
    })
    const { id } = await api.call(createResume, { id: newId(Date.now()), document })
    people.push({ email, token, resume: id, revision: 1 })
  }
  await close()
  return { url, document, people }
}

/** The next action of one of the users. */
export type Doing = (site: Site, worker: number, count: number) => Ask

export const saving: Doing = ({ people, document }, worker, count) => {
  const person = people[worker]
  const baseRevision = person?.revision ?? 1
  if (person) person.revision += 1
  return {
    method: 'PUT',
    path: `/api/resumes/${person?.resume}`,
    token: person?.token ?? '',
    body: { baseRevision, document: { ...document, title: `${count}` } },
  }
}

/** Runs actions with a number of concurrent users for some time. */
export const loaded = async (site: Site, doing: Doing, seconds: number) => {
  const times: number[] = []
  const { ask, end } = asker(site.url, AT_ONCE)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      for (let count = 0; performance.now() - began < seconds * 1000; count += 1) {
        const sent = performance.now()
        const { status } = await ask(doing(site, worker, count))
        if (status !== 200) throw new Error(`answered with ${status}`)
        times.push(performance.now() - sent)
      }
    }),
  )
  end()
  return { times, seconds: (performance.now() - began) / 1000 }
}
