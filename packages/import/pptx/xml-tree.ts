import { attribute, type Tag, xmlTokens } from '../docx/xml.ts'

/** An element of a part, with what is in it. */
export interface XmlNode {
  tag: Tag
  children: XmlNode[]
  text: string
}

const MAX_NODES = 400_000
const MAX_DEPTH = 200

/** Throws where tags do not close in order: a part that was cut off is not read by half. */
export const xmlTree = (xml: string): XmlNode => {
  const root: XmlNode = {
    tag: { name: '', opens: true, closes: false, attributes: '' },
    children: [],
    text: '',
  }
  const open = [root]
  let count = 0
  for (const token of xmlTokens(xml)) {
    const inner = open.at(-1) as XmlNode
    if (typeof token === 'string') {
      inner.text += token
      continue
    }
    if (token.opens) {
      const node: XmlNode = { tag: token, children: [], text: '' }
      inner.children.push(node)
      count += 1
      if (count > MAX_NODES || open.length > MAX_DEPTH) throw new Error('more tags than any slide has')
      if (!token.closes) open.push(node)
    } else if (open.pop()?.tag.name !== token.name || open.length === 0)
      throw new Error(`${token.name} closes what is not open`)
  }
  if (open.length > 1) throw new Error(`${open.at(-1)?.tag.name} is not closed`)
  return root
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find(({ tag }) => tag.name === name)

/** Down through one child after the other. */
export const at = (node: XmlNode | undefined, ...names: string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>(childOf, node)

/** Of that name, at any depth, in order; not inside of one another. */
export const allIn = (node: XmlNode | undefined, name: string): XmlNode[] =>
  (node?.children ?? []).flatMap((child) => (child.tag.name === name ? [child] : allIn(child, name)))

export const attributeOf = (node: XmlNode | undefined, name: string): string | undefined =>
  node && attribute(node.tag, name)
