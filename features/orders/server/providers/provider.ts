import type { OrderRow } from '../tables.ts'

/** The state of an order at the provider. */
export type Standing =
  | { state: 'unpaid' }
  | { state: 'paid'; ref: string; fen: number }
  /** It takes no more money, or has given it back. */
  | { state: 'closed' }

export interface Payment {
  page: string | null
  qr: string | null
}

/** Why a notification is not believed. Stored: never rename. */
export type Refusal = 'unreadable' | 'forged' | 'wrong_app' | 'wrong_seller'

export type ReadNotice =
  | { number: string; standing: Standing }
  | { refused: Refusal; number: string | undefined }

/** It could not be reached, or did not say what became of it: nothing is known, and asking again does no harm. */
export class ProviderAway extends Error {}

/**
 * A payment provider. Every call may be repeated, also after a crash: the same order and key give the same outcome. No
 * call is made during a database transaction.
 */
export interface Provider {
  start(order: OrderRow): Promise<Payment>
  ask(order: OrderRow): Promise<Standing>
  /** `paid` where the money came first. */
  close(order: OrderRow): Promise<'closed' | 'paid'>
  /** Why it refuses for good; undefined where the money went back. */
  refund(order: OrderRow, fen: number, key: string): Promise<string | undefined>
  /** Believes nothing that is not signed. */
  readNotice(body: string): Promise<ReadNotice>
}
