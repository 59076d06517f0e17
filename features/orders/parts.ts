/** What screens of others open to sell something. Fetched with `import()`: few who see a price buy at once. */
export { BuyDialog, type Buys } from './web/buy/buy-dialog.tsx'
