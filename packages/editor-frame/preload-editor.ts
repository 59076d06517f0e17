import type { Document } from '#packages/document/schema.ts'
import { loadBlanks, loadFit } from '#packages/editor-canvas/bottom-bar.tsx'
import { loadRichInput } from '#packages/editor-canvas/inline-edit/load-inputs.ts'
import { loadMoreItems } from '#packages/editor-canvas/more-menu.tsx'
import { loadSectionAi } from '#packages/editor-canvas/section-toolbar.tsx'
import { loadSheet } from '#packages/editor-canvas/stage.tsx'
import { loadAiButton } from '#packages/editor-forms/ai-button.tsx'
import { loadPhoneForm } from '#packages/editor-forms/content-pane.tsx'
import { loadEntryItems } from '#packages/editor-forms/entry-menu.tsx'
import { loadHiddenFieldNote } from '#packages/editor-forms/field-row.tsx'
import { loadCropDialog } from '#packages/editor-forms/inputs/hj-avatar.tsx'
import { loadRichEditor } from '#packages/editor-forms/inputs/hj-editor.tsx'
import { loadIconGrid } from '#packages/editor-forms/inputs/icon-choices.tsx'
import { loadLazyInputs } from '#packages/editor-forms/inputs/lazy-inputs.tsx'
import { loadPalettes } from '#packages/editor-forms/inputs/lazy-palettes.tsx'
import { loadLazyPopovers } from '#packages/editor-forms/inputs/lazy-popovers.ts'
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
import { loadPanels } from '#packages/editor-tools/panel.ts'
import { interfaceNames } from '#packages/fonts/interface-names.ts'
import { placeholdersIn } from '#packages/samples/placeholders/load.ts'
import { connectionNow, mayPrefetch } from '#packages/scheduling/prefetch-queue.ts'
import { preloadInSequence } from '#packages/scheduling/preload.ts'
import { loadStrip } from './editor-frame.tsx'
import { loadLeaving } from './leaving.tsx'

export type Load = () => Promise<unknown>

/** File writers and readers are the largest files, so they are loaded last. */
const loadFormats = async () => (await import('#packages/editor-frame/preload-formats.ts')).preloadFormats()

/** Files that only Word documents and presentations need. */
const documentPreloads = [
  loadHeading,
  loadSlide,
  loadStrip,
  () => import('#packages/sections/document-kinds.ts'),
  ...Object.values(placeholdersIn),
]

/**
 * Loads the fonts of the forms for the characters of the document: fonts that come late would lay out everything
 * again.
 */
const loadFontSlices = async (written: Document) => {
  const isOurs = ({ family, status }: FontFace) => family.includes(interfaceNames.sans) && status === 'loaded'
  if (![...document.fonts].some(isOurs)) return
  await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, JSON.stringify(written))
}

/** A function, because an editor may register more panels before this runs. */
const loadAllPanels = () => preloadInSequence(loadPanels)

const openOnDemand: Load[] = [...loadPickers, loadCropDialog, loadAllPanels, ...loadSamples, loadFormats]

/**
 * Loads everything that an editor needs later. With data saver, only files for writing are loaded and the rest comes
 * on demand. `more`: files of one editor only.
 */
export const preloadEditor = async (written: Document, more: readonly Load[]): Promise<void> => {
  const loads: Load[] = [
    () => loadFontSlices(written),
    ...(written.kind === 'resume' ? [] : documentPreloads),
    loadAiButton,
    loadSectionAi,
    loadFit,
    loadBlanks,
    loadPhoneForm,
    loadSheet,
    loadPropsForm,
    loadHiddenFieldNote,
    loadPlaceholders,
    loadIconGrid,
    loadThemeDetails,
    loadLazyInputs,
    loadLazyPopovers,
    loadSectionItems,
    loadEntryItems,
    loadMoreItems,
    loadPalettes,
    loadTitleSettings,
    ...loadStylePanes,
    loadRichEditor,
    loadRichInput,
    loadConflicts,
    loadLeaving,
    ...(mayPrefetch(connectionNow()) ? [...more, ...openOnDemand] : []),
  ]
  await preloadInSequence(loads)
}
