import { type Command, setPage } from '#packages/document/commands.ts'
import type { Page } from '#packages/document/schema.ts'

/** Short lists that read well in a narrow column. */
const AT_HOME_IN_SIDE = new Set(['job_intention', 'skill_specialties', 'awards', 'hobbies'])

/**
 * Another layout of the same content. Nothing is removed: a section keeps its region even if the layout has no such
 * column, and returns to it later. A first side column would be empty, so short lists move into it.
 */
export const chooseLayout =
  (layout: Page['layout']): Command =>
  (document) => {
    setPage({ layout })(document)
    const { sections } = document
    if (layout !== 'left_right' || sections.some(({ region }) => region === 'side')) return
    for (const section of sections) if (AT_HOME_IN_SIDE.has(section.kind)) section.region = 'side'
  }
