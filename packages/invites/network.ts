import { hashOf } from '#packages/server-kit/hash-of.ts'
import { networkOf } from '#packages/server-kit/network.ts'

export const networkHash = (address: string): string => hashOf(`invite ${networkOf(address)}`)
