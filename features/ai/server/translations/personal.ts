import { jsonFile, type PersonalFile } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'

/** Which resume was translated from which. The rows go with the account's own. */
export async function* translationsOf(given: Db, userId: string): AsyncIterable<PersonalFile> {
  const links = await given
    .selectFrom('translations')
    .select(['copy_id', 'source_id', 'from_language', 'to_language', 'made_at'])
    .where('owner', '=', userId)
    .orderBy('made_at')
    .execute()
  if (links.length === 0) return
  yield jsonFile(
    'translations.json',
    links.map((link) => ({
      copy: link.copy_id,
      source: link.source_id,
      from: link.from_language,
      to: link.to_language,
      madeAt: new Date(link.made_at).toISOString(),
    })),
  )
}
