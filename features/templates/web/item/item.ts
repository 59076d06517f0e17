import type { ReplyOf } from '#packages/api/endpoint.ts'
import type { getTemplate } from '../../item-contract.ts'

/** One published template, Word document or presentation. */
export type AnyItem = ReplyOf<typeof getTemplate>
export type ItemKind = AnyItem['kind']
