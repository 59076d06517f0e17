/** The dialog that other features open to sell something. Load it with `import()`: few who see a price buy at once. */
export { BuyDialog, type Buys } from './web/buy/buy-dialog.tsx'
