import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { holdOwner } from './hold-owner.ts'
import type { Tx } from './server.ts'

/**
 * What is decided by what stands there now (is this the last admin, did somebody save meanwhile) is decided by one at a
 * time: the house's own row is the one that all of them wait for.
 */
export const oneAtATime = (tx: Tx) => holdOwner(tx, SYSTEM_USER_ID)
