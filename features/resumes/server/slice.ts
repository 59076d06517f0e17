import { type Caller, route } from '#packages/api/route.ts'
import { checkedDocument } from '#packages/document-work/checked-document.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import { shownLimit } from '#packages/server-kit/plans.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { requireOpen } from '#packages/templates/access.ts'
import { documentUsage } from '#packages/versions/room.ts'
import {
  createResume,
  destroyResume,
  documentStorage,
  duplicateResume,
  emptyBin,
  getResume,
  getVersion,
  keepVersion,
  listResumes,
  listVersions,
  MAX_IN_BIN,
  nameVersion,
  removeResume,
  renameResume,
  restoreResume,
  restoreVersion,
  saveResume,
  unnameVersion,
} from '../contract.ts'
import { list, read } from './list.ts'
import { resumesOf } from './personal.ts'
import { readMine } from './rows.ts'
import { documentSaver } from './save.ts'
import {
  countInBin,
  create,
  destroy,
  duplicate,
  emptyBinOf,
  emptyOldBins,
  putIntoBin,
  rename,
  takeFromBin,
} from './shelf.ts'
import { resumeMigrations, searchTables } from './tables.ts'
import { history } from './versions.ts'

const EMPTY_BIN_EVERY_MS = 3600_000

const writer = (id: string, { userId, limits }: Caller) => ({
  id,
  owner: userId,
  documentBytes: limits.documentBytes,
})

export const resumesSlice: ServerSlice = {
  name: 'resumes',
  migrations: resumeMigrations,
  derived: searchTables,
  routes: (deps) => {
    const db = deps.db
    const { now } = deps
    const save = documentSaver(db)
    return [
      route(createResume, async ({ id, document, templateId }, { caller, language }) => {
        if (templateId !== undefined) await requireOpen(deps.db, templateId, caller)
        const checked = checkedDocument(document, language)
        return create(db, caller, { id, checked, templateId: templateId ?? null, now: now() })
      }),
      route(getResume, ({ id }, { caller }) => read(db, { id, owner: caller.userId })),
      route(saveResume, ({ id, baseRevision, document, merged = false }, { caller, language }) => {
        const checked = checkedDocument(document, language)
        return save({ ...writer(id, caller), base: baseRevision, checked, merged, now: now() }, language)
      }),
      route(listResumes, (query, { caller }) => list(db, caller, query, deps.log)),
      route(renameResume, ({ id, title }, { caller }) =>
        rename(db, { id, owner: caller.userId }, title, now()),
      ),
      route(removeResume, ({ id }, { caller }) => putIntoBin(db, { id, owner: caller.userId }, now())),
      route(restoreResume, ({ id }, { caller }) => takeFromBin(db, caller, id)),
      route(emptyBin, (_, { caller }) => emptyBinOf(db, caller.userId)),
      route(documentStorage, async (_, { caller }) => ({
        ...(await documentUsage(db, caller.userId)),
        most: shownLimit(caller.limits.documentBytes),
        bin: { count: await countInBin(db, caller.userId), most: MAX_IN_BIN },
      })),
      route(destroyResume, async ({ id }, { caller }) => {
        await destroy(db, { id, owner: caller.userId })
        return {}
      }),
      route(duplicateResume, ({ id, copyId }, { caller, language }) =>
        duplicate(db, caller, { id, copyId, language, now: now() }),
      ),
      route(listVersions, async ({ id, before, limit }, { caller }) => {
        await readMine(db, { id, owner: caller.userId })
        return history.list(db, id, before, limit)
      }),
      route(getVersion, ({ id, version }, { caller }) =>
        history.read(db, { id, owner: caller.userId }, version),
      ),
      route(keepVersion, ({ id, name }, { caller }) => history.keep(db, writer(id, caller), name, now())),
      route(nameVersion, ({ id, version, name }, { caller }) =>
        history.name(db, { id, owner: caller.userId }, version, name),
      ),
      route(unnameVersion, ({ id, version }, { caller }) =>
        history.unname(db, { id, owner: caller.userId }, version),
      ),
      route(restoreVersion, ({ id, version }, { caller }) =>
        history.restore(db, writer(id, caller), version, now()),
      ),
    ]
  },
  personal: ({ db }) => resumesOf(db),
  background: (deps) => {
    const work = async () => void (await emptyOldBins(deps.db, deps.now()))
    return runPeriodically(deps, { name: 'empty the bin', everyMs: EMPTY_BIN_EVERY_MS, work })
  },
}
