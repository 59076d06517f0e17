import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { ServerDeps, Tx } from '#packages/server-kit/server.ts'
import { ensureSystemUser } from '#packages/server-kit/system-user.ts'
import { type OwnTemplate, ownTemplates } from '#packages/templates/own.ts'

const publish = async (tx: Tx, { id, kind, meta, text, document }: OwnTemplate, now: number) => {
  const content = { meta: JSON.stringify(meta), document: JSON.stringify(document()) }
  const known = await tx.selectFrom('templates').select('version').where('id', '=', id).executeTakeFirst()
  const version = (known?.version ?? 0) + 1
  // A better drawing of an old template is no new one: it keeps its place in the order of time.
  if (known)
    await tx
      .updateTable('templates')
      .set({ ...content, version, updated_at: now, revision: version })
      .where('id', '=', id)
      .execute()
  else
    await tx
      .insertInto('templates')
      .values({
        id,
        owner: SYSTEM_USER_ID,
        kind,
        status: 'published',
        reason: null,
        revision: version,
        version,
        created_at: now,
        updated_at: now,
        published_at: now,
        versioned_at: 0,
        ...content,
      })
      .execute()
  await tx
    .insertInto('template_versions')
    .values({ template_id: id, version, published_at: now, ...content })
    .execute()
  await tx
    .insertInto('template_files')
    .values({ template_id: id, hash: hashOf(text) })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet({ hash: hashOf(text) }))
    .execute()
}

const changedSince = async (tx: Tx, templates: readonly OwnTemplate[]) => {
  const rows = await tx.selectFrom('template_files').selectAll().execute()
  const before = new Map(rows.map(({ template_id, hash }) => [template_id, hash]))
  return templates.filter(({ id, text }) => before.get(id) !== hashOf(text))
}

/**
 * A price is the operator's: the file says the first one. Only where the file itself says another one than before, it is
 * taken over once more; every other start leaves what the operator set.
 */
const setPrices = async (tx: Tx, templates: readonly OwnTemplate[]) => {
  const rows = await tx.selectFrom('template_prices').select(['template_id', 'file_points']).execute()
  const before = new Map(rows.map(({ template_id, file_points }) => [template_id, file_points]))
  const priced = templates.filter(({ kind, id, price }) => kind !== 'resume' && before.get(id) !== price)
  for (const { id, price } of priced) {
    const points = { points: price, file_points: price }
    await tx
      .insertInto('template_prices')
      .values({ template_id: id, ...points })
      .onConflict((conflict) => conflict.column('template_id').doUpdateSet(points))
      .execute()
  }
}

/** The templates that come with the product, under ids that never change; a changed file is a new version. */
export const seedTemplates = async ({ db, now }: ServerDeps): Promise<void> => {
  const templates = ownTemplates()
  await ensureSystemUser(db, now())
  await db.transaction().execute(async (tx) => {
    // Two servers that start together must not both publish the same version.
    await holdOwner(tx, SYSTEM_USER_ID)
    const changed = await changedSince(tx, templates)
    for (const [at, template] of changed.entries()) await publish(tx, template, now() - changed.length + at)
    await setPrices(tx, templates)
  })
}
