import { hashOf } from '#packages/slice/hash-of.ts'
import { networkOf } from '#packages/slice/network.ts'

export const networkHash = (address: string): string => hashOf(`invite ${networkOf(address)}`)
