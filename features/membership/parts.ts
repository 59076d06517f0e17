/** Components of prices for other features. */
export { priceListOf } from './price-list.ts'
export { PricePlans } from './web/prices/price-plans.tsx'
export { PriceTable } from './web/prices/price-table.tsx'
export { ProductPrice } from './web/prices/product-price.tsx'
