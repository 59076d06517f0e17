/** Data that a link can hide from its visitors. */
export const maskNames = ['phone', 'email', 'age', 'photo', 'company'] as const
export type Mask = (typeof maskNames)[number]
