/** What a link can keep back from who opens it. */
export const maskNames = ['phone', 'email', 'age', 'photo', 'company'] as const
export type Mask = (typeof maskNames)[number]
