import type { Remote } from '#packages/saving/remote.ts'
import type { Saver } from '#packages/saving/saver.ts'
import type { SavedWhere } from './tool.ts'

/** Brings home what can be brought now, and says where the work is then. */
export const savedWhere = async (saver: Saver, { home }: Remote): Promise<SavedWhere> => {
  await saver.push()
  await saver.flush()
  const { state } = saver.state
  return state === 'saved' ? home : state === 'unkept' ? 'unkept' : 'kept'
}
