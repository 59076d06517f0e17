/** What screens of others show of accounts. */
export { ProofGate } from './web/proof-gate.tsx'
export { deviceName } from './web/settings/device-name.ts'
