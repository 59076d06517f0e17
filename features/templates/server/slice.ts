import { checkedDocument } from '#packages/sections/checked-document.ts'
import type { ServerSlice } from '#packages/slice/server.ts'
import { route } from '#packages/wire/route.ts'
import {
  approveTemplate,
  createTemplate,
  getMyTemplate,
  getSubmitted,
  getTemplate,
  listMyTemplates,
  listSubmitted,
  listTemplates,
  rejectTemplate,
  removeTemplate,
  saveTemplate,
  submitTemplate,
  withdrawTemplate,
} from '../contract.ts'
import { begin, remove, save, submit, withdraw } from './authoring.ts'
import { templatesOf } from './personal.ts'
import { listPublished, readPublished } from './published.ts'
import { approve, readSubmitted, reject } from './review.ts'
import { listBy, readMine, whole } from './rows.ts'
import { type TemplateTables, templateMigrations } from './tables.ts'

export const templatesSlice: ServerSlice = {
  name: 'templates',
  migrations: templateMigrations,
  personal: ({ db }) => templatesOf(db),
  routes: (deps) => {
    const db = deps.db.withTables<TemplateTables>()
    const { now } = deps
    return [
      route(createTemplate, ({ id, document, meta }, { caller, language }) =>
        begin(db, caller.userId, { id, checked: checkedDocument(document, language), meta, now: now() }),
      ),
      route(listMyTemplates, (page, { caller }) => listBy(db, 'owner', caller.userId, page)),
      route(getMyTemplate, async ({ id }, { caller }) =>
        whole(await readMine(db, { id, owner: caller.userId })),
      ),
      route(saveTemplate, ({ id, baseRevision, document, meta }, { caller, language }) => {
        const content = { checked: checkedDocument(document, language), meta, now: now() }
        return save(db, { id, owner: caller.userId, base: baseRevision, ...content }, language)
      }),
      route(removeTemplate, ({ id }, { caller }) => remove(db, { id, owner: caller.userId })),
      route(submitTemplate, (seen, { caller, language }) =>
        submit(db, { ...seen, owner: caller.userId, now: now() }, language),
      ),
      route(withdrawTemplate, ({ id }, { caller }) => withdraw(db, { id, owner: caller.userId }, now())),
      route(listSubmitted, (page) => listBy(db, 'status', 'review', page)),
      route(getSubmitted, ({ id }) => readSubmitted(db, id)),
      route(approveTemplate, (seen, { caller }) => approve(deps.db, caller, { ...seen, now: now() })),
      route(rejectTemplate, (seen, { caller }) => reject(deps.db, caller, { ...seen, now: now() })),
      route(listTemplates, (query) => listPublished(db, query)),
      route(getTemplate, ({ id, version }) => readPublished(db, id, version)),
    ]
  },
}
