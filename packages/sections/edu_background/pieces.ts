import type { Look } from '#packages/layout/box.ts'
import { dates, grid, label, rich, text } from '#packages/layout/parts.ts'

type DatesLook = NonNullable<Parameters<typeof dates>[1]>

export const school = (look: Look = {}) =>
  text('schoolName', { bold: true, size: 1.04, role: 'h3', ...look } as const)
export const major = (look: Look = {}) => text('specialized', look)
export const degree = (look: Look = {}) => text('degree', look)
export const when = (look: DatesLook = {}) => dates('period', { size: 0.94, ...look })
export const details = (options: Parameters<typeof rich>[1] = {}) => rich('abstract', options)

/** The label is next to the courses, so that their second line keeps their edge. */
export const courses = (look: Look = {}) =>
  grid(
    ['max-content', '1fr'],
    { fold: true, gap: [0, 2.5], align: 'baseline' },
    label('majorCourse', { color: 'muted', nowrap: true, ...look }),
    text('majorCourse', { ...look }),
  )
