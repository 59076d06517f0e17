import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Document } from '#packages/document/schema.ts'
import { dressed, type Wearer } from './dressed.ts'

/** A template that comes with the product, as its file says it. */
export interface OwnTemplate {
  id: string
  /** Changes whenever the file does. */
  text: string
  meta: unknown
  /** In its sample person's content. */
  document(): Document
}

interface GalleryFile {
  id: string
  wearer: Wearer
  meta: unknown
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
    return { ...note, text: text + JSON.stringify(note), document: () => JSON.parse(text) as Document }
  })
}

const worn = (): OwnTemplate[] =>
  jsonIn('gallery').map(([, text]) => {
    const { id, meta, wearer, document } = JSON.parse(text) as GalleryFile
    return { id, meta, text, document: () => dressed(document, wearer) }
  })

/** All of them, in the order of their numbers. */
export const ownTemplates = (): OwnTemplate[] => [...firstTen(), ...worn()]
