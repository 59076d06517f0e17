import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Document } from '#packages/document/schema.ts'
import type { DocumentKind } from './document-facets.ts'
import { dressed, type Wearer } from './dressed.ts'

/** A template that comes with the product, as its file says it. */
export interface OwnTemplate {
  id: string
  kind: Document['kind']
  /** Changes whenever what is published does. */
  text: string
  meta: unknown
  /** In points; nothing for resumes. */
  price: number
  /** In its sample person's content. */
  document(): Document
}

interface GalleryFile {
  id: string
  wearer: Wearer
  meta: unknown
  document: Document
}

/** A Word document or a presentation: its content is its own. */
interface DocumentFile {
  id: string
  price: number
  /** The number of pages of a Word document; missing if no browser has counted them yet. */
  pages?: number
  meta: object
  document: Document
}

const jsonIn = (folder: string): [string, string][] =>
  globSync('*.json', { cwd: join(import.meta.dirname, folder) })
    .sort()
    .map((file) => [basename(file, '.json'), readFileSync(join(import.meta.dirname, folder, file), 'utf8')])

/** The ten first ones have content of their own. */
const firstTen = (): OwnTemplate[] => {
  const notes = JSON.parse(readFileSync(join(import.meta.dirname, 'pages.meta.json'), 'utf8')) as Record<
    string,
    { id: string; meta: unknown }
  >
  return jsonIn('pages').map(([name, text]) => {
    const note = notes[name]
    if (!note) throw new Error(`packages/templates/pages.meta.json does not name ${name}`)
    return {
      ...note,
      kind: 'resume',
      price: 0,
      text: text + JSON.stringify(note),
      document: () => JSON.parse(text) as Document,
    }
  })
}

const worn = (): OwnTemplate[] =>
  jsonIn('gallery').map(([, text]) => {
    const { id, meta, wearer, document } = JSON.parse(text) as GalleryFile
    return { id, kind: 'resume', price: 0, meta, text, document: () => dressed(document, wearer) }
  })

/** A slide is a section that is shown. */
const pagesOf = (kind: DocumentKind, { document, pages }: DocumentFile): number | undefined =>
  kind === 'ppt' ? document.sections.filter(({ visible }) => visible).length : pages

const documents = (kind: DocumentKind): OwnTemplate[] =>
  jsonIn(kind).map(([, text]) => {
    const file = JSON.parse(text) as DocumentFile
    const pages = pagesOf(kind, file)
    const meta = { ...file.meta, ...(pages ? { pages } : {}) }
    // Another price is no other document: it makes no new version.
    const published = JSON.stringify([meta, file.document])
    return { id: file.id, kind, price: file.price, meta, text: published, document: () => file.document }
  })

const KINDS: Record<Document['kind'], () => OwnTemplate[]> = {
  resume: () => [...firstTen(), ...worn()],
  word: () => documents('word'),
  ppt: () => documents('ppt'),
}

/** Those of a kind, or all of them, in the order of their numbers. */
export const ownTemplates = (kind?: Document['kind']): OwnTemplate[] =>
  kind ? KINDS[kind]() : Object.values(KINDS).flatMap((read) => read())
