import { picture } from '#packages/layout/parts.ts'

/** The upright portrait that most headers show. */
export const avatar1 = picture('avatar', '6.600em', '8.800em', { radius: 2 })
