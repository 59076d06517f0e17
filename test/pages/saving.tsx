import { addItem, setField } from '#packages/document/commands.ts'
import type { History } from '#packages/document/history.ts'
import type { Document } from '#packages/document/schema.ts'
import { VISITOR } from '#packages/local-data/owner.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { browserStore, createDraft } from '#packages/sync/browser-store.ts'
import { browserVersions } from '#packages/sync/browser-versions.ts'
import { type DocumentStore, StoreError } from '#packages/sync/document-store.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import { openDocument } from '#packages/sync/open-document.ts'

/** Sync alone with the browser's real database; `away` simulates a lost network. */
interface Bench {
  create(id: string): Promise<void>
  open(id: string): Promise<string>
  /** Sets the name of the n-th job and returns the state right after it. */
  write(at: number, name: string): string
  /** Adds a job and returns its id. */
  add(name: string): void
  undo(): void
  canUndo(): boolean
  names(): string[]
  /** Waits until everything is stored in this browser. */
  stored(): Promise<void>
  settled(): Promise<string>
  home(id: string): Promise<string[]>
  /** The names in all earlier versions. */
  versions(id: string): Promise<string[]>
  /** Sets the account that opens the next document, and whether the server reports it as missing. */
  owner: string
  isUnknown: boolean
  /** The names in the download that is offered for a document that did not open. */
  left: string[]
  states: string[]
  conflicts: number
  away: boolean
  /** Holds the next save back until `release`; resolves when it was sent. */
  hold(): Promise<void>
  release(): void
}
declare global {
  interface Window {
    bench: Bench
  }
}

const db = await openLocalDatabase()
const real = browserStore(db)
const remote: DocumentStore = {
  location: 'browser',
  load: async (id) => {
    if (bench.away) throw new StoreError('offline')
    return bench.isUnknown ? undefined : real.load(id)
  },
  save: async (...change) => {
    setOut()
    await delay
    if (bench.away) throw new StoreError('offline')
    return real.save(...change)
  },
}
let setOut = () => {}
let delay: Promise<void> | undefined
let history: History<Document>
let sync: DocumentSync
let added = 0
const jobs = (document: Document) => {
  const section = document.sections.find(({ kind }) => kind === 'work_experience')
  if (!section) throw new Error('no jobs')
  return section
}
const namesOf = (document: Document) => jobs(document).items.map(({ data }) => String(data.name))

const bench: Bench = {
  owner: VISITOR,
  isUnknown: false,
  left: [],
  states: [],
  conflicts: 0,
  away: false,
  hold: () => {
    const delayed = Promise.withResolvers<void>()
    const out = Promise.withResolvers<void>()
    delay = delayed.promise
    setOut = out.resolve
    bench.release = delayed.resolve
    return out.promise
  },
  release: () => {},
  create: (id) => createDraft(db, id, sampleDocument(personOf('engineer', 'zh')), VISITOR),
  open: async (id) => {
    const opened = await openDocument(db, remote, id, bench.owner, (conflicts) => {
      bench.conflicts += conflicts.length
    })
    if (!opened.found) {
      bench.left = opened.localCopy ? namesOf(opened.localCopy) : []
      return opened.reason
    }
    history = opened.history
    sync = opened.sync
    bench.conflicts += opened.conflicts.length
    sync.subscribe(({ state }) => bench.states.push(state))
    return 'open'
  },
  write: (at, name) => {
    const section = jobs(history.state)
    history.edit(setField(section.id, section.items[at]?.id ?? '', 'name', name))
    return sync.status.state
  },
  add: (name) => {
    added += 1
    const id = `added-${performance.timeOrigin}-${added}`.replace('.', '-').slice(0, 40)
    history.mark()
    history.edit(addItem(jobs(history.state).id, { id, data: { name } }))
  },
  undo: () => history.undo(),
  canUndo: () => history.canUndo,
  names: () => namesOf(history.state),
  stored: () => sync.flush(),
  settled: async () => {
    // A save that was sent before this may end after it.
    do {
      await sync.push()
      await sync.flush()
      await new Promise((resolve) => setTimeout(resolve))
    } while (sync.status.state === 'saving')
    return sync.status.state
  },
  home: async (id) => {
    const stored = await real.load(id)
    return stored ? namesOf(stored.document) : []
  },
  versions: async (id) => (await browserVersions(db, id).list()).flatMap(({ document }) => namesOf(document)),
}
window.bench = bench
document.documentElement.dataset.ready = 'true'
