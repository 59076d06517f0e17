/** Reasons of ledger entries. Stored: never rename. */
export const reasons = [
  'welcome',
  'check_in',
  'comment',
  'invite',
  'purchase',
  'redeem',
  'ai',
  'download',
  'adjustment',
] as const
export type Reason = (typeof reasons)[number]
