/** Components for the page of one template of another kind. */
export { drawnLater } from './web/item/drawn-later.ts'
export { ItemShare } from './web/item/item-share.tsx'
export { useSeenOnce } from './web/item/use-seen-once.ts'
export { similarQuery, templateQuery } from './web/item-queries.ts'
export { codeOf, orShowError } from './web/template-queries.ts'
export { useVisitorLink } from './web/use-marks.ts'
