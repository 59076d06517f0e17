import { History } from '#packages/document/history.ts'
import type { Problem } from '#packages/document/load.ts'
import { type Conflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'
import { loadKindsFor } from '#packages/sections/load-kinds.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { belongs } from './belongs.ts'
import type { Against, Database } from './database.ts'
import { forgetTab, Journal, NOTHING, type Recovered, recover } from './journal.ts'
import type { Kept, Remote } from './remote.ts'
import { RemoteFailure } from './remote.ts'
import { Saver } from './saver.ts'
import { afterEnd, isAlive, ownTab } from './tab.ts'

export type Opened =
  | { found: true; history: History<Document>; saver: Saver; conflicts: Conflict[] }
  | {
      found: false
      why: 'missing' | 'unreadable' | RemoteFailure['reason']
      problems?: Problem[]
      original?: unknown
      /** What this browser still has of it. */
      left?: Document
    }

const leftBehind = async (all: readonly Recovered[], own: string) => {
  const alive = await Promise.all(all.map(({ tab }) => tab !== own && isAlive(tab)))
  const free = all.filter((_, at) => !alive[at])
  // A reload goes on with its own work first; what other tabs left is merged into it.
  const [first, ...others] = [
    ...free.filter(({ tab }) => tab === own),
    ...free.filter(({ tab }) => tab !== own),
  ]
  return { first, others, open: all.filter((_, at) => alive[at]).map(({ tab }) => tab) }
}

/** What a tab that is still open has not brought home when it closes is taken over by this one. */
const inherit = (db: Database, id: string, tabs: readonly string[], saver: Saver) => {
  for (const tab of tabs)
    afterEnd(tab, saver.closing, async () => {
      const left = (await recover(db, id)).find(
        (one) => one.tab === tab && belongs(one.owner, saver.owner, true),
      )
      if (!left || saver.closing.aborted) return
      saver.absorb(left)
      // Ours must hold it before theirs goes.
      await saver.flush()
      if (!saver.isAtRisk) await forgetTab(db, id, tab)
    })
}

/** A tab may have met another's words, and gone before those were taken off the other: they are met again then. */
const distinct = (conflicts: readonly Conflict[]): Conflict[] => [
  ...new Map(conflicts.map((one) => [JSON.stringify(one), one])).values(),
]

const loaded = async (remote: Remote, id: string): Promise<Kept | undefined | RemoteFailure> => {
  try {
    return await remote.load(id)
  } catch (error) {
    if (error instanceof RemoteFailure) return error
    throw error
  }
}

/**
 * A document with all that `owner` ever typed into it here: what is at home, and what closed or crashed tabs left. What
 * another account left is neither shown nor merged.
 */
export const openDocument = async (
  db: Database,
  remote: Remote,
  id: string,
  owner: string,
  onConflicts: (conflicts: Conflict[]) => void,
): Promise<Opened> => {
  const tab = await ownTab()
  const recovered = await recover(db, id)
  const home = await loaded(remote, id)
  const isFound = home !== undefined && !(home instanceof RemoteFailure)
  const theirs = recovered.filter((one) => belongs(one.owner, owner, isFound))
  const { first, others, open } = await leftBehind(theirs, tab)
  if (first) await loadKindsFor(first.history.state)
  if (home instanceof RemoteFailure && (!first || (home.reason !== 'offline' && home.reason !== 'server')))
    return { found: false, why: home.reason }
  if (home === undefined)
    return first ? { found: false, why: 'gone', left: first.history.state } : { found: false, why: 'missing' }
  const current = home instanceof RemoteFailure ? undefined : home
  if (current) {
    const read = await readDocument(current.document)
    if (!read.ok) return { found: false, why: 'unreadable', problems: read.problems, original: read.original }
    current.document = read.document
  }

  const history = first?.history ?? new History((current as Kept).document)
  let base = first?.base ?? { revision: (current as Kept).revision, document: (current as Kept).document }
  const take = (from: Document, theirs: Document): Conflict[] => {
    const merged = mergeDocuments(from, history.state, theirs)
    history.receive(merged.document)
    return merged.conflicts
  }
  const { atHome, aside } = first?.against ?? NOTHING
  const met = current && current.revision !== base.revision ? take(base.document, current.document) : []
  if (current && current.revision !== base.revision) base = current
  const left = others.flatMap((other) => [
    ...other.against.aside,
    ...take(other.base.document, other.history.state),
  ])
  const against: Against = { atHome: atHome || met.length > 0, aside: distinct([...aside, ...left]) }
  const conflicts = distinct([...aside, ...met, ...left])

  const journal = new Journal(db, id, tab, owner)
  const adopted = others.map((other) => other.tab).concat(first && first.tab !== tab ? [first.tab] : [])
  // Where there is no room even for this, the saver tries again with the first edit, and says so.
  const kept = await journal.rewrite(base, history, Date.now(), { adopted, against }).then(
    () => true,
    () => false,
  )
  const savedAt = current?.savedAt ?? first?.at ?? Date.now()
  const saver = new Saver({ id, journal, remote, history, base, against, kept, savedAt, onConflicts })
  inherit(db, id, open, saver)
  return { found: true, history, saver, conflicts }
}
