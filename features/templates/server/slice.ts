import { RawJson } from '#packages/api/raw-json.ts'
import { route } from '#packages/api/route.ts'
import { checkedDocument } from '#packages/document-work/checked-document.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { requireOpen } from '#packages/templates/access.ts'
import {
  approveTemplate,
  countSubmitted,
  countTemplateUse,
  countTemplateView,
  createTemplate,
  documentOffer,
  getAuthor,
  getDocument,
  getMyTemplate,
  getSubmitted,
  getTemplate,
  listMyTemplates,
  listSubmitted,
  listTemplates,
  markTemplate,
  rejectTemplate,
  removeTemplate,
  saveTemplate,
  similarTemplates,
  submitTemplate,
  takeDownTemplate,
  withdrawTemplate,
} from '../contract.ts'
import { drawnCover } from '../cover-contract.ts'
import { getCoverDocument, listMissingCovers, uploadCover, uploadMyCover } from '../cover-upload-contract.ts'
import { previewTemplate } from '../preview-contract.ts'
import { begin, remove, save, submit, withdraw } from './authoring.ts'
import { readCoverDocument, storeMyCover, storePublicCover, withCoverFiles } from './cover-pictures.ts'
import { draftRoutes } from './draft-routes.ts'
import { keepCovers } from './gallery/covers.ts'
import { getOpened, readOffer } from './gallery/getting.ts'
import { keepCatalogue } from './gallery/keep-catalogue.ts'
import { listPublished, listSimilar, readAuthor } from './gallery/list.ts'
import { countPerson, forgetVisits, setMarks } from './gallery/marks.ts'
import { missingCovers } from './gallery/missing-covers.ts'
import { coverFiles, keepPictures } from './gallery/pictures.ts'
import { keepPreviews } from './gallery/previews.ts'
import { readPublished, readVersion } from './gallery/rows.ts'
import { seedTemplates } from './gallery/seed.ts'
import { sitePages } from './gallery/site-pages.ts'
import { templatesOf } from './personal.ts'
import {
  approve,
  countWaiting,
  listWaiting,
  readSubmitted,
  reject,
  takeDown,
  waitingDocument,
} from './review.ts'
import { listMine, readMine, whole } from './rows.ts'
import { templateMigrations } from './tables.ts'
import { tellAuthor } from './tell-author.ts'

const FORGET_EVERY_MS = 3600_000

export const templatesSlice: ServerSlice = {
  name: 'templates',
  migrations: templateMigrations,
  derived: ['template_words'],
  seed: seedTemplates,
  sitePages,
  files: coverFiles,
  personal: templatesOf,
  routes: (deps) => {
    const db = deps.db
    const { now } = deps
    const draw = (document: object) => deps.drawCover(document)
    const gallery = {
      db,
      catalogue: keepCatalogue({ ...deps, db }),
      covers: keepCovers(db, draw),
      pictures: keepPictures(db),
    }
    const previews = keepPreviews(db, (document, pages) => deps.drawPages(document, pages))
    const waitingCovers = keepCovers(db, draw, waitingDocument)
    return [
      route(createTemplate, ({ id, document, meta }, { caller, language }) =>
        begin(db, caller.userId, {
          id,
          checked: checkedDocument(document, language),
          meta,
          now: now(),
          documentBytes: caller.limits.documentBytes,
        }),
      ),
      route(listMyTemplates, (page, { caller }) => listMine(db, caller.userId, page)),
      route(getMyTemplate, async ({ id }, { caller }) =>
        whole(await readMine(db, { id, owner: caller.userId })),
      ),
      route(saveTemplate, ({ id, baseRevision, document, meta, merged = false }, { caller, language }) => {
        const content = { checked: checkedDocument(document, language), meta, merged, now: now() }
        const { documentBytes } = caller.limits
        return save(db, { id, owner: caller.userId, documentBytes, base: baseRevision, ...content }, language)
      }),
      route(removeTemplate, ({ id }, { caller }) =>
        withCoverFiles(deps, id, () => remove(db, { id, owner: caller.userId })),
      ),
      route(submitTemplate, (seen, { caller, language }) =>
        submit(db, { ...seen, owner: caller.userId, now: now() }, language),
      ),
      route(withdrawTemplate, ({ id }, { caller }) => withdraw(db, { id, owner: caller.userId }, now())),
      route(uploadMyCover, async ({ id, revision, file }, { caller, signal }) => {
        const request = { requester: caller.userId, signal }
        const picture = await storeMyCover(deps, { id, owner: caller.userId }, { revision, file, request })
        return { picture }
      }),
      route(listMissingCovers, () => missingCovers(db, gallery.pictures)),
      route(getCoverDocument, async (wanted) => ({
        document: new RawJson(await readCoverDocument(db, wanted)),
      })),
      route(uploadCover, async (given, { caller, signal }) => {
        const request = { requester: caller.userId, signal }
        return { picture: await storePublicCover(deps, caller, { ...given, request }) }
      }),
      ...draftRoutes(deps),
      route(listSubmitted, (page) => listWaiting(db, waitingCovers, page)),
      route(countSubmitted, () => countWaiting(db)),
      route(getSubmitted, ({ id }) => readSubmitted(db, waitingCovers, id)),
      route(approveTemplate, async (seen, { caller }) => {
        const { template, version } = await withCoverFiles(deps, seen.id, () =>
          approve(deps.db, caller, { ...seen, cover: seen.cover, now: now() }),
        )
        tellAuthor(deps, template, { how: 'approved', version })
        return { version }
      }),
      route(rejectTemplate, async ({ reason, ...seen }, { caller }) => {
        const template = await reject(deps.db, caller, { ...seen, reason, now: now() })
        tellAuthor(deps, template, { how: 'rejected', reason })
        return {}
      }),
      route(takeDownTemplate, async ({ id, reason }, { caller }) => {
        const template = await takeDown(deps.db, caller, { id, reason, now: now() })
        tellAuthor(deps, template, { how: 'taken down', reason })
        return {}
      }),
      route(listTemplates, (query, { caller }) => listPublished(gallery, query, caller)),
      route(getTemplate, (wanted, { caller }) => readPublished(gallery, wanted, caller)),
      route(drawnCover, async (wanted, { caller }) => {
        const { row } = await readVersion(db, wanted, caller)
        return { id: row.id, version: row.version, cover: await gallery.covers(row) }
      }),
      route(previewTemplate, (wanted, { caller }) => previews(wanted, caller)),
      route(similarTemplates, ({ id, limit }, { caller }) => listSimilar(gallery, id, limit, caller)),
      route(getAuthor, (wanted) => readAuthor(gallery, wanted)),
      route(markTemplate, (marks, { caller }) => setMarks(db, marks, { userId: caller.userId, now: now() })),
      route(countTemplateView, async ({ id }, context) => {
        await countPerson(db, { id, act: 'views' }, context, now())
        return {}
      }),
      route(countTemplateUse, async ({ id }, context) => {
        await requireOpen(deps.db, id, context.caller)
        await countPerson(db, { id, act: 'uses' }, context, now())
        return {}
      }),
      route(documentOffer, ({ id }, { caller }) => readOffer(deps.db, id, caller)),
      route(getDocument, (wanted, context) => getOpened(deps.db, wanted, context, now())),
    ]
  },
  background: (deps) => {
    const work = () => forgetVisits(deps.db, deps.now())
    return runPeriodically(deps, { name: 'forget visits of templates', everyMs: FORGET_EVERY_MS, work })
  },
}
