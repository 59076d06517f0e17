import { readDocument } from '#packages/sections/read-document.ts'
import type { Input } from '../input.ts'
import { refuse } from '../reading.ts'
import type { Outcome, Source } from '../source.ts'
import { isTrayLike } from './tray.ts'

/** A document as it was exported, or inside what an export wraps round it. */
const documentIn = (json: unknown): unknown => {
  if (!isTrayLike(json)) return undefined
  if (Object.hasOwn(json, 'schema') && Object.hasOwn(json, 'sections')) return json
  const inner = Object.hasOwn(json, 'document') ? json.document : undefined
  return isTrayLike(inner) && Object.hasOwn(inner, 'schema') ? inner : undefined
}

const read = async (input: Input): Promise<Outcome> => {
  const document = input.is === 'json' ? documentIn(input.json) : undefined
  const loaded = await readDocument(document)
  if (loaded.ok) return { ok: true, document: loaded.document, notes: [] }
  const reasons = loaded.problems.map(({ reason }) => reason)
  return refuse(
    reasons.includes('newer') ? 'newer' : 'broken',
    loaded.problems
      .slice(0, 3)
      .map(({ path, detail }) => `${path}: ${detail}`)
      .join('; '),
  )
}

export const ownJsonSource: Source = {
  kind: 'huajian-json',
  claims: (input) => {
    const document = input.is === 'json' ? documentIn(input.json) : undefined
    return isTrayLike(document) && typeof document.schema === 'number'
  },
  read,
}
