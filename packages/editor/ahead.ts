import { loadPickers } from './content/left-pane.tsx'
import { loadSamples } from './content/use-sample.ts'
import { loadCropDialog } from './inputs/hj-avatar.tsx'
import { loadRichEditor } from './inputs/hj-editor.tsx'
import { loadRichWriter } from './stage/writing/load-rich-writer.ts'
import { loadStylePanes } from './style/style-pane.tsx'
import { loadConflicts } from './tools/conflicts.tsx'
import { loadPanels } from './tools/tools.ts'

/** Writers and readers of files are the heaviest of all: they come last. */
const loadFormats = async () => (await import('#packages/formats/ahead.ts')).fetchFormats()

/** Everything that an editor fetches when it is first used, one after the other so that typing is not in its way. */
export const fetchAhead = async (): Promise<void> => {
  const loads: (() => Promise<unknown>)[] = [
    ...loadStylePanes,
    loadRichEditor,
    loadRichWriter,
    ...loadPickers,
    loadCropDialog,
    ...loadPanels,
    loadConflicts,
    ...loadSamples,
    loadFormats,
  ]
  // Not there now is no fault: it is fetched again when it is used.
  for (const load of loads) await load().catch(() => undefined)
}
