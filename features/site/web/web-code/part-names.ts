/** The parts of /webCode that the specification registers as routes too, in its spelling. */
export const partNames = [
  'QAList',
  'pricePlans',
  'PriceTable',
  'ProductPrice',
  'IntroduceCard',
  'IntroduceTitle',
] as const
export type PartName = (typeof partNames)[number]
