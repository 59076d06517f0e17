import { createRoot } from 'react-dom/client'
import { createEditor } from '#packages/editor-core/editor.ts'
import { EditorProvider } from '#packages/editor-core/use-editor.tsx'
import { asDataUrl, PictureStoreProvider } from '#packages/editor-forms/inputs/picture-store.tsx'
import { EditorFrame } from '#packages/editor-frame/editor-frame.tsx'
import { LanguageProvider } from '#packages/i18n/words.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'
import '#packages/ui/tokens.css'
import '#packages/ui/base.css'

/** Both panes and the stage with a sample, without server or saving: `?person=nurse&lang=en&theme=dark`. */
const query = new URLSearchParams(location.search)
const language = query.get('lang') === 'en' ? 'en' : 'zh'
const editor = createEditor(
  sampleDocument(personOf((query.get('person') ?? 'engineer') as Parameters<typeof personOf>[0], language)),
)
Object.assign(window, { editor })
/** Stores pictures as files with short names, as for an account: `&pictures=files`. */
const store = query.get('pictures') === 'files' ? async () => 'sample-nurse' : asDataUrl

document.documentElement.setAttribute(SCHEME_ATTRIBUTE, query.get('theme') === 'dark' ? 'dark' : 'light')
createRoot(document.getElementById('root') as HTMLElement).render(
  <LanguageProvider value={{ language, setLanguage: () => undefined }}>
    <DocumentFonts />
    <PictureStoreProvider value={store}>
      <EditorProvider editor={editor}>
        <EditorFrame nav={<div style={{ height: 52 }} />} />
      </EditorProvider>
    </PictureStoreProvider>
  </LanguageProvider>,
)
void document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true'
})
