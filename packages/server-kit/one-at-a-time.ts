import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { holdOwner } from './hold-owner.ts'
import type { Tx } from './server.ts'

/**
 * Serializes decisions that depend on what is stored now, such as "is this the last admin" or "was this saved
 * meanwhile", by locking the row of the system user.
 */
export const oneAtATime = (tx: Tx) => holdOwner(tx, SYSTEM_USER_ID)
