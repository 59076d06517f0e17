import { type Command, setPage } from '#packages/document/commands.ts'
import type { Page } from '#packages/document/schema.ts'

/** Short lists, which fit a narrow column. */
const AT_HOME_IN_SIDE = new Set(['job_intention', 'skill_specialties', 'awards', 'hobbies'])

/**
 * Changes the layout. A section keeps its region even if the layout has no such column, and returns to it with a later
 * layout. The first time that there is a side column, short lists move into it, since it would be empty.
 */
export const chooseLayout =
  (layout: Page['layout']): Command =>
  (document) => {
    setPage({ layout })(document)
    const { sections } = document
    if (layout !== 'left_right' || sections.some(({ region }) => region === 'side')) return
    for (const section of sections) if (AT_HOME_IN_SIDE.has(section.kind)) section.region = 'side'
  }
