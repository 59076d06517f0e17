/** What screens of others show of accounts. */
export { deviceName } from './web/settings/device-name.ts'
