import { loadSamples } from './content/use-sample.ts'
import { loadCropDialog } from './inputs/hj-avatar.tsx'
import { loadRichEditor } from './inputs/hj-editor.tsx'
import { loadPanels } from './tools/tools.ts'

/** Everything that an editor fetches when it is first used, one after the other so that typing is not in its way. */
export const fetchAhead = async (): Promise<void> => {
  // Not there now is no fault: it is fetched again when it is used.
  for (const load of [loadRichEditor, loadCropDialog, ...loadPanels, ...loadSamples])
    await load().catch(() => undefined)
}
