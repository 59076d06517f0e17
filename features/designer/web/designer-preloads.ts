import type { Load } from '#packages/editor-frame/preload-editor.ts'
import { loadSamplePeople } from './sample-person.ts'

/** Files that only the designer loads: the check with its test contents, and the sample contents. */
export const designerPreloads: readonly Load[] = [
  () => import('#packages/render/run-template-check.tsx'),
  () => import('#packages/render/check/trial-people.ts'),
  loadSamplePeople,
]
