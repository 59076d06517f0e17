import type { Parts } from '../docx/unpack.ts'
import { attribute, xmlText } from '../docx/xml.ts'
import { allIn, type XmlNode, xmlTree } from './xml-tree.ts'

/** The files of a presentation that are read. Macros, sounds, films and fonts are not unpacked. */
export const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|ppt\/(?:_rels\/)?presentation\.xml(?:\.rels)?|ppt\/(?:slides|notesSlides|slideLayouts|charts|diagrams|theme)\/(?:_rels\/)?[\w.-]+\.(?:xml|rels)|ppt\/media\/[\w. -]+\.(?:png|jpe?g|webp)|customXml\/item\d+\.xml)$/i

/** The parts of a file, by path, and what they name of each other. */
export interface Package {
  xml(path: string): string
  tree(path: string): XmlNode | undefined
  bytes(path: string): Uint8Array | undefined
  /** Where a part's relation leads: a path, or an address of the world. */
  target(path: string, id: string | undefined): string | undefined
  /** The first of a type. */
  targetOf(path: string, type: string): string | undefined
  paths: string[]
}

interface Relation {
  id: string
  type: string
  target: string
}

/** `../media/a.png` as seen from `ppt/slides/slide1.xml`. */
const resolved = (from: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const steps = [...from.split('/').slice(0, -1), ...target.split('/')]
  const path: string[] = []
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

export const packageOf = (parts: Parts): Package => {
  const trees = new Map<string, XmlNode>()
  const tree = (path: string): XmlNode | undefined => {
    if (!Object.hasOwn(parts, path)) return undefined
    const known = trees.get(path)
    if (known) return known
    const made = xmlTree(xmlText(parts[path]))
    trees.set(path, made)
    return made
  }
  const relationsOf = (path: string): Relation[] => {
    const of = path.replace(/(?<![^/])([^/]+)$/, '_rels/$1.rels')
    return allIn(tree(of), 'Relationship').map(({ tag }) => {
      const target = attribute(tag, 'Target') ?? ''
      const isOutside = attribute(tag, 'TargetMode') === 'External'
      return {
        id: attribute(tag, 'Id') ?? '',
        type: (attribute(tag, 'Type') ?? '').split('/').at(-1) ?? '',
        target: isOutside ? target : resolved(path, target),
      }
    })
  }
  return {
    xml: (path) => (Object.hasOwn(parts, path) ? xmlText(parts[path]) : ''),
    tree,
    bytes: (path) => (Object.hasOwn(parts, path) ? parts[path] : undefined),
    target: (path, id) => relationsOf(path).find((one) => one.id === id)?.target,
    targetOf: (path, type) => relationsOf(path).find((one) => one.type === type)?.target,
    paths: Object.keys(parts),
  }
}
