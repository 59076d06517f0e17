/** What plans and amounts are called, for whoever sells them. */
export { priceWords } from './web/prices/price-words.ts'
