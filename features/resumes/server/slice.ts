import { checkedDocument } from '#packages/sections/checked-document.ts'
import type { ServerSlice } from '#packages/slice/server.ts'
import { tendEvery } from '#packages/slice/turns.ts'
import { route } from '#packages/wire/route.ts'
import {
  createResume,
  destroyResume,
  duplicateResume,
  getResume,
  getVersion,
  keepVersion,
  listResumes,
  listVersions,
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
import { create, destroy, duplicate, emptyBin, putIntoBin, rename, takeFromBin } from './shelf.ts'
import { type ResumeTables, resumeMigrations, searchTables } from './tables.ts'
import { history } from './versions.ts'

const EMPTY_BIN_EVERY_MS = 3600_000

export const resumesSlice: ServerSlice = {
  name: 'resumes',
  migrations: resumeMigrations,
  derived: searchTables,
  routes: (deps) => {
    const db = deps.db.withTables<ResumeTables>()
    const { now } = deps
    const save = documentSaver(db)
    return [
      route(createResume, ({ id, document, templateId }, { caller, language }) =>
        create(db, caller, {
          id,
          checked: checkedDocument(document, language),
          templateId: templateId ?? null,
          now: now(),
        }),
      ),
      route(getResume, ({ id }, { caller }) => read(db, { id, owner: caller.userId })),
      route(saveResume, ({ id, baseRevision, document, merged = false }, { caller, language }) => {
        const checked = checkedDocument(document, language)
        const mine = { id, owner: caller.userId }
        return save({ ...mine, base: baseRevision, checked, merged, now: now() }, language)
      }),
      route(listResumes, (query, { caller }) => list(db, caller, query, deps.log)),
      route(renameResume, ({ id, title }, { caller }) =>
        rename(db, { id, owner: caller.userId }, title, now()),
      ),
      route(removeResume, ({ id }, { caller }) => putIntoBin(db, { id, owner: caller.userId }, now())),
      route(restoreResume, ({ id }, { caller }) => takeFromBin(db, caller, id)),
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
      route(keepVersion, ({ id, name }, { caller }) =>
        history.keep(db, { id, owner: caller.userId }, name, now()),
      ),
      route(nameVersion, ({ id, version, name }, { caller }) =>
        history.name(db, { id, owner: caller.userId }, version, name),
      ),
      route(unnameVersion, ({ id, version }, { caller }) =>
        history.unname(db, { id, owner: caller.userId }, version),
      ),
      route(restoreVersion, ({ id, version }, { caller }) =>
        history.restore(db, { id, owner: caller.userId }, version, now()),
      ),
    ]
  },
  personal: ({ db }) => resumesOf(db),
  background: (deps) => {
    const work = () => emptyBin(deps.db.withTables<ResumeTables>(), deps.now())
    return tendEvery(deps, { name: 'empty the bin', everyMs: EMPTY_BIN_EVERY_MS, work })
  },
}
