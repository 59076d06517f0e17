import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer, SITE } from '#test/kit/server-process.ts'
import { cpuOf } from './cpu.ts'
import { type Figures, summary } from './figures.ts'
import { AT_ONCE, loaded, saving, settle } from './site.ts'

const SECONDS = 5
const BYTES = 30_000

const bytesOf = (document: Document) => Buffer.byteLength(JSON.stringify(document))

/** A resume of unusual length: its sections repeated until it is this large. */
const largeDocument = (): Document => {
  const document = chanceDocument(3)
  const more = document.sections.map((section) => ({
    ...section,
    id: newId(Date.now()),
    items: section.items.map((item) => ({ ...item, id: newId(Date.now()) })),
  }))
  const at = more.findIndex(
    (_, count) =>
      bytesOf({ ...document, sections: [...document.sections, ...more.slice(0, count)] }) >= BYTES,
  )
  return { ...document, sections: [...document.sections, ...more.slice(0, at)] }
}

/** Saves with SQLite on a server process of its own, each synced to the disk before the response. */
export async function* saveFigures(): Figures {
  const document = largeDocument()
  const variables = { ...(await testVariables()), TRUST_PROXY: '1' }
  const { child, exited, url } = await runServer(variables, SITE)
  const site = await settle({ url, variables }, document)
  await loaded(site, saving, 2)
  const before = cpuOf(child.pid ?? 0)
  const { times, seconds } = await loaded(site, saving, SECONDS)
  const spent = (cpuOf(child.pid ?? 0) - before) / times.length
  child.kill('SIGTERM')
  await exited
  const perSecond = times.length / seconds
  const name = `server: saves of ${Math.round(bytesOf(document) / 1000)} KB on SQLite`
  yield { name: `${name}, ${AT_ONCE} at once`, unit: 'ms', ...summary(times) }
  yield { name: `${name} (bar 1000)`, unit: '/s', median: perSecond, p95: perSecond }
  yield { name: `${name}, processor of the server`, unit: 'ms a call', median: spent, p95: spent }
}
