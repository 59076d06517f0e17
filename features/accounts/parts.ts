/** Components and helpers of accounts for other features. */
export { ProofGate } from './web/proof-gate.tsx'
export { deviceName } from './web/settings/device-name.ts'
