import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { documentTools } from '#features/tools/parts.ts'
import { setField } from '#packages/document/commands.ts'
import { loadDocument } from '#packages/document/load.ts'
import { type MergeConflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'
import { createEditor } from '#packages/editor-core/editor.ts'
import type { Templates, ToolPorts } from '#packages/editor-core/tool.ts'
import { EditorProvider } from '#packages/editor-core/use-editor.tsx'
import type { VersionInfo } from '#packages/editor-core/versions-port.ts'
import { EditorFrame } from '#packages/editor-frame/editor-frame.tsx'
import { ConflictsDialog } from '#packages/editor-tools/conflicts-dialog.tsx'
import { PageEditorList } from '#packages/editor-tools/page-editor-list.tsx'
import { ToolsProvider } from '#packages/editor-tools/tools-provider.tsx'
import { LanguageProvider } from '#packages/i18n/words.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { type Profession, personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'
import { Toasts } from '#packages/ui/toasts.tsx'
import '#packages/ui/tokens.css'
import '#packages/ui/base.css'

/** The tools with a sample, with versions and resumes in memory: `?person=nurse&lang=en&theme=dark&tour=1`. */
const query = new URLSearchParams(location.search)
const language = query.get('lang') === 'en' ? 'en' : 'zh'
if (!query.has('tour')) localStorage.setItem('huajian-tour', '1')

const sample = (person: Profession) => sampleDocument(personOf(person, language))
const first = sample((query.get('person') ?? 'engineer') as Profession)
const editor = createEditor(first)
const work = first.sections.find(({ kind }) => kind === 'work_experience')
const [job] = work?.items ?? []

const edited = (document: Document, field: string, value: string): Document => {
  const copy = structuredClone(document)
  setField(work?.id ?? '', job?.id ?? '', field, value)(copy)
  return copy
}
const DAY = 86_400_000
const now = Date.now()
const documents = new Map<string, Document>([
  ['v3', edited(first, 'post', '高级后端工程师')],
  ['v2', edited({ ...first, theme: { ...first.theme, colors: 'pine' } }, 'name', '云枢网络（北京）有限公司')],
  ['v1', { ...first, sections: first.sections.slice(0, 5) }],
])
const versions: VersionInfo[] = [
  { id: 'v3', at: now - 60_000, reason: 'saved' },
  { id: 'v2', at: now - DAY, reason: 'template', name: '投递前定稿' },
  { id: 'v1', at: now - 9 * DAY, reason: 'saved' },
]
const restored: string[] = []
const pages = import.meta.glob<unknown>('../../packages/templates/pages/*.json', { import: 'default' })
const names: Record<string, string> = { '03-dark-sidebar-designer': '深色侧栏', '01-classic-law': '经典' }
const templates: Templates = {
  list: async (words) => {
    const all = Object.keys(pages).map((path) => {
      const id = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
      return { id, name: names[id] ?? id }
    })
    return { templates: all.filter(({ name }) => name.includes(words)), pages: 1 }
  },
  get: async (id) => {
    const read = loadDocument(await pages[`../../packages/templates/pages/${id}.json`]?.(), kindFacts)
    if (!read.ok) throw new Error(id)
    return read.document
  },
}
const ports: ToolPorts = {
  versions: {
    list: async () => versions.map((version) => ({ ...version })),
    get: async (id) => documents.get(id) as Document,
    name: async (id, name) => {
      const version = versions.find((one) => one.id === id)
      if (version) version.name = name
    },
    keep: async (name) => {
      const id = `kept-${versions.length}`
      documents.set(id, editor.history.state)
      versions.push({ id, at: Date.now(), reason: 'named', name })
    },
    restore: async (id) => {
      restored.push(id)
    },
  },
  otherResumes: {
    list: async () =>
      (['nurse', 'designer', 'teacher'] as const).map((person, at) => ({
        id: person,
        title: sample(person).title,
        updatedAt: now - at * 3 * DAY,
      })),
    get: async (id) => sample(id as Profession),
  },
  templates: async () => templates,
  save: async () => 'browser',
}

const conflictsOf = (): MergeConflict[] => {
  const theirs = edited(edited(first, 'post', '架构师'), 'name', '云枢科技')
  const ours = edited(edited(first, 'post', '技术负责人'), 'name', '云枢网络')
  const merged = mergeDocuments(first, ours, theirs)
  editor.history.receive(merged.document)
  return merged.conflicts
}
Object.assign(window, { editor, restored })

const Tools = () => {
  const [conflicts, setConflicts] = useState<MergeConflict[]>([])
  return (
    <ToolsProvider tools={documentTools} ports={ports}>
      <EditorFrame
        nav={
          <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', height: 52 }}>
            <button type="button" data-test="conflicts" onClick={() => setConflicts(conflictsOf())}>
              conflicts
            </button>
            <PageEditorList />
          </div>
        }
      />
      {conflicts.length > 0 && <ConflictsDialog conflicts={conflicts} onClose={() => setConflicts([])} />}
    </ToolsProvider>
  )
}

document.documentElement.setAttribute(SCHEME_ATTRIBUTE, query.get('theme') === 'dark' ? 'dark' : 'light')
createRoot(document.getElementById('root') as HTMLElement).render(
  <LanguageProvider value={{ language, setLanguage: () => undefined }}>
    <DocumentFonts />
    <EditorProvider editor={editor}>
      <Tools />
    </EditorProvider>
    <Toasts />
  </LanguageProvider>,
)
void document.fonts.ready.then(() => {
  document.documentElement.dataset.ready = 'true'
})
