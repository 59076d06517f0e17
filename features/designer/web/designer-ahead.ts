import type { Load } from '#packages/editor-frame/preload-editor.ts'
import { loadSamplePeople } from './sample-person.ts'

/** What only the designer opens: its check with the people in it, and those whose content is tried on. */
export const designerPreloads: readonly Load[] = [
  () => import('#packages/render/run-template-check.tsx'),
  () => import('#packages/render/check/trial-people.ts'),
  loadSamplePeople,
]
