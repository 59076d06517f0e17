import { text } from '#packages/parts/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

export const resumeTitle = withVariants(kind, {
  1: { zh: '一', en: 'One', layout: text('title') },
})
