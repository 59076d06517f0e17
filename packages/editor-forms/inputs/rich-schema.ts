import { type MarkSpec, type NodeSpec, Schema } from '@tiptap/pm/model'
import { isHref } from './href.ts'

const ALIGNS = ['left', 'center', 'right', 'justify']
const LISTS = ['bullet', 'number']

const attributeIn = (element: HTMLElement, name: string, values: readonly string[]) => {
  const value = element.getAttribute(name)
  return value !== null && values.includes(value) ? value : null
}

/** Every block is a paragraph, and being a list item is an attribute of it, as in the stored `Rich`. */
const paragraph: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: { list: { default: null }, align: { default: null } },
  parseDOM: [
    {
      tag: 'p',
      getAttrs: (element) => ({
        list: attributeIn(element, 'data-list', LISTS),
        align: attributeIn(element, 'data-align', ALIGNS),
      }),
    },
  ],
  toDOM: ({ attrs: { list, align } }) => [
    'p',
    { ...(list ? { 'data-list': list } : {}), ...(align ? { 'data-align': align } : {}) },
    0,
  ],
}

const hardBreak: NodeSpec = {
  inline: true,
  group: 'inline',
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
  leafText: () => '\n',
}

const style = (...tags: [string, ...string[]]): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: () => [tags[0], 0],
})

const color: MarkSpec = {
  attrs: { color: { default: null } },
  parseDOM: [
    {
      tag: 'span[data-color]',
      getAttrs: (element) => {
        const value = element.getAttribute('data-color') ?? ''
        return /^#[0-9a-f]{6}$/i.test(value) ? { color: value } : false
      },
    },
  ],
  toDOM: ({ attrs }) => ['span', { 'data-color': attrs.color, style: `color: ${attrs.color}` }, 0],
}

const link: MarkSpec = {
  attrs: { href: { default: null } },
  // Text typed after a link is not part of it.
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        return isHref(href) ? { href } : false
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener noreferrer' }, 0],
}

/** Exactly what a stored rich text can have: nothing else can be typed, pasted or dropped, in the form or on the page. */
export const richNodes = {
  doc: { content: 'paragraph+' },
  paragraph,
  text: { group: 'inline' },
  hardBreak,
} satisfies Record<string, NodeSpec>

export const richMarks = {
  link,
  bold: style('strong', 'b'),
  italic: style('em', 'i'),
  underline: style('u'),
  color,
} satisfies Record<string, MarkSpec>

export const richSchema = new Schema<keyof typeof richNodes, keyof typeof richMarks>({
  nodes: richNodes,
  marks: richMarks,
})
