import type { Document } from '#packages/document/schema.ts'
import { interfaceNames } from '#packages/fonts/interface-names.ts'
import { placeholdersIn } from '#packages/samples/placeholders/load.ts'
import { fetchInTurn } from '#packages/ui/in-turn.ts'
import { connectionNow, mayPrefetch } from '#packages/ui/prefetch-queue.ts'
import { loadAiButton } from './content/ai-button.tsx'
import { loadPhoneForm } from './content/content-pane.tsx'
import { loadEntryItems } from './content/entry-menu.tsx'
import { loadUnseenNote } from './content/field-row.tsx'
import { loadPickers, loadSlide } from './content/left-pane.tsx'
import { loadHeading } from './content/module-config.tsx'
import { loadSectionItems } from './content/section-menu.tsx'
import { loadTitleSettings } from './content/section-settings.tsx'
import { loadPlaceholders } from './content/use-placeholder.ts'
import { loadSamples } from './content/use-sample.ts'
import { loadStrip } from './frame/editor-frame.tsx'
import { loadLeaving } from './frame/leaving.tsx'
import { loadCropDialog } from './inputs/hj-avatar.tsx'
import { loadRichEditor } from './inputs/hj-editor.tsx'
import { loadIconGrid } from './inputs/icon-choices.tsx'
import { loadLaterInputs } from './inputs/later-inputs.tsx'
import { loadPalettes } from './inputs/later-palettes.tsx'
import { loadLaterParts } from './inputs/later-parts.ts'
import { loadPropsForm } from './inputs/props-popover.tsx'
import { loadBlanks, loadFit } from './stage/bottom-bar.tsx'
import { loadMoreItems } from './stage/more-menu.tsx'
import { loadSectionAi } from './stage/section-toolbar.tsx'
import { loadSheet } from './stage/stage.tsx'
import { loadRichWriter } from './stage/writing/load-rich-writer.ts'
import { loadStylePanes } from './style/style-pane.tsx'
import { loadThemeDetails } from './style/theme-settings.tsx'
import { loadConflicts } from './tools/conflicts.tsx'
import { loadPanels } from './tools/tools.ts'

export type Load = () => Promise<unknown>

/** Writers and readers of files are the heaviest of all: they come last. */
const loadFormats = async () => (await import('#packages/formats/ahead.ts')).fetchFormats()

/** What only Word documents and presentations need. */
const ofDocuments = [
  loadHeading,
  loadSlide,
  loadStrip,
  () => import('#packages/sections/document-kinds.ts'),
  ...Object.values(placeholdersIn),
]

const rehearseRich = async (written: Document) => (await import('./rehearse-rich.tsx')).rehearseRich(written)

/**
 * What is written, in the letters of the forms: they show it too, and letters that come late lay everything out anew.
 */
const loadLetters = async (written: Document) => {
  const isOurs = ({ family, status }: FontFace) => family.includes(interfaceNames.sans) && status === 'loaded'
  if (![...document.fonts].some(isOurs)) return
  await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, JSON.stringify(written))
}

/** Asked when their turn comes: an editor may have added its own by then. */
const loadAllPanels = () => fetchInTurn(loadPanels)

const opened: Load[] = [...loadPickers, loadCropDialog, loadAllPanels, ...loadSamples, loadFormats]

/**
 * Everything that an editor fetches when it is first used. Who saves data gets what writing needs; what is opened comes
 * when it is opened. `more` is what only one editor opens.
 */
export const fetchAhead = async (written: Document, more: readonly Load[]): Promise<void> => {
  const loads: Load[] = [
    () => loadLetters(written),
    ...(written.kind === 'resume' ? [] : ofDocuments),
    loadAiButton,
    loadSectionAi,
    loadFit,
    loadBlanks,
    loadPhoneForm,
    loadSheet,
    loadPropsForm,
    loadUnseenNote,
    loadPlaceholders,
    loadIconGrid,
    loadThemeDetails,
    loadLaterInputs,
    loadLaterParts,
    loadSectionItems,
    loadEntryItems,
    loadMoreItems,
    loadPalettes,
    loadTitleSettings,
    ...loadStylePanes,
    loadRichEditor,
    () => rehearseRich(written),
    loadRichWriter,
    loadConflicts,
    loadLeaving,
    ...(mayPrefetch(connectionNow()) ? [...more, ...opened] : []),
  ]
  await fetchInTurn(loads)
}
