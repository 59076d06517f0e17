import type { Document } from '#packages/document/schema.ts'
import { loadBlanks, loadFit } from '#packages/editor-canvas/bottom-bar.tsx'
import { loadRichInput } from '#packages/editor-canvas/inline-edit/load-inputs.ts'
import { loadMoreItems } from '#packages/editor-canvas/more-menu.tsx'
import { loadSectionAi } from '#packages/editor-canvas/section-toolbar.tsx'
import { loadSheet } from '#packages/editor-canvas/stage.tsx'
import { loadAiButton } from '#packages/editor-forms/ai-button.tsx'
import { loadPhoneForm } from '#packages/editor-forms/content-pane.tsx'
import { loadEntryItems } from '#packages/editor-forms/entry-menu.tsx'
import { loadUnseenNote } from '#packages/editor-forms/field-row.tsx'
import { loadCropDialog } from '#packages/editor-forms/inputs/hj-avatar.tsx'
import { loadRichEditor } from '#packages/editor-forms/inputs/hj-editor.tsx'
import { loadIconGrid } from '#packages/editor-forms/inputs/icon-choices.tsx'
import { loadLaterInputs } from '#packages/editor-forms/inputs/later-inputs.tsx'
import { loadPalettes } from '#packages/editor-forms/inputs/later-palettes.tsx'
import { loadLaterParts } from '#packages/editor-forms/inputs/later-parts.ts'
import { loadPropsForm } from '#packages/editor-forms/inputs/props-popover.tsx'
import { loadPickers, loadSlide } from '#packages/editor-forms/left-pane.tsx'
import { loadHeading } from '#packages/editor-forms/module-config.tsx'
import { loadSectionItems } from '#packages/editor-forms/section-menu.tsx'
import { loadTitleSettings } from '#packages/editor-forms/section-settings.tsx'
import { loadPlaceholders } from '#packages/editor-forms/use-placeholder.ts'
import { loadSamples } from '#packages/editor-forms/use-sample.ts'
import { loadStylePanes } from '#packages/editor-style/style-pane.tsx'
import { loadThemeDetails } from '#packages/editor-style/theme-settings.tsx'
import { loadConflicts } from '#packages/editor-tools/conflicts.tsx'
import { loadPanels } from '#packages/editor-tools/tools.ts'
import { interfaceNames } from '#packages/fonts/interface-names.ts'
import { placeholdersIn } from '#packages/samples/placeholders/load.ts'
import { fetchInTurn } from '#packages/scheduling/in-turn.ts'
import { connectionNow, mayPrefetch } from '#packages/scheduling/prefetch-queue.ts'
import { loadStrip } from './editor-frame.tsx'
import { loadLeaving } from './leaving.tsx'

export type Load = () => Promise<unknown>

/** Writers and readers of files are the heaviest of all: they come last. */
const loadFormats = async () => (await import('#packages/editor-frame/formats-ahead.ts')).fetchFormats()

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
    loadRichInput,
    loadConflicts,
    loadLeaving,
    ...(mayPrefetch(connectionNow()) ? [...more, ...opened] : []),
  ]
  await fetchInTurn(loads)
}
