import { Extension, InputRule, Mark, Node } from '@tiptap/core'
import type { Block } from '#packages/document/values.ts'
import { isHref } from './href.ts'

const aligns = ['left', 'center', 'right', 'justify']
const lists = ['bullet', 'number']
const oneOf = (value: string | null, of: readonly string[]) => (value && of.includes(value) ? value : null)

const Doc = Node.create({ name: 'doc', topNode: true, content: 'paragraph+' })
const Text = Node.create({ name: 'text', group: 'inline' })

/** Every block is a paragraph; being a list item is an attribute, as in the document's own model. */
const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    list: {
      default: null,
      parseHTML: (element) => oneOf(element.getAttribute('data-list'), lists),
      renderHTML: ({ list }) => (list ? { 'data-list': list } : {}),
    },
    align: {
      default: null,
      parseHTML: (element) => oneOf(element.getAttribute('data-align'), aligns),
      renderHTML: ({ align }) => (align ? { 'data-align': align } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
})

const HardBreak = Node.create({
  name: 'hardBreak',
  inline: true,
  group: 'inline',
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) }
  },
})

const simpleMark = (name: string, tags: readonly string[], key: string) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0] ?? 'span', 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

const Color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-color'),
      renderHTML: ({ color }) => ({ 'data-color': color, style: `color: ${color}` }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-color]',
      getAttrs: (element) =>
        /^#[0-9a-f]{6}$/i.test(element.getAttribute('data-color') ?? '') ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const Link = Mark.create({
  name: 'link',
  // What is typed after a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isHref(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer' }, 0],
})

/** `- ` and `1. ` at the start of a line begin a list, as everywhere. */
const listRule = (find: RegExp, list: NonNullable<Block['list']>) =>
  new InputRule({
    find,
    handler: ({ chain, range, state }) => {
      if (state.selection.$from.parent.attrs.list) return
      chain().deleteRange(range).updateAttributes('paragraph', { list }).run()
    },
  })

const Keys = Extension.create({
  name: 'keys',
  // Before the kit's own Enter and Backspace.
  priority: 1000,
  addInputRules: () => [listRule(/^[-*•]\s$/, 'bullet'), listRule(/^1[.\u3001]\s$/, 'number')],
  addKeyboardShortcuts() {
    const { editor } = this
    const set = (attributes: Partial<Record<'list' | 'align', string | null>>) =>
      editor.commands.updateAttributes('paragraph', attributes)
    const toggleList = (list: string) =>
      set({ list: editor.getAttributes('paragraph').list === list ? null : list })
    return {
      'Mod-Shift-7': () => toggleList('number'),
      'Mod-Shift-8': () => toggleList('bullet'),
      'Mod-Shift-l': () => set({ align: 'left' }),
      'Mod-Shift-e': () => set({ align: 'center' }),
      'Mod-Shift-r': () => set({ align: 'right' }),
      'Mod-Shift-j': () => set({ align: 'justify' }),
      // Enter in an empty item ends the list; elsewhere the kit's own Enter makes another of the same.
      Enter: () => {
        const { $from, empty } = editor.state.selection
        return empty && $from.parent.content.size === 0 && $from.parent.attrs.list
          ? set({ list: null })
          : false
      },
      // The first item has nothing before it to join: it stops being an item.
      Backspace: () => {
        const { $from, empty } = editor.state.selection
        return empty && $from.pos === 1 && $from.parent.attrs.list ? set({ list: null }) : false
      },
    }
  },
})

/** Our closed model and nothing more: what is not here cannot be typed, pasted or dropped. */
export const richExtensions = [
  Doc,
  Text,
  Paragraph,
  HardBreak,
  Link,
  simpleMark('bold', ['strong', 'b'], 'Mod-b'),
  simpleMark('italic', ['em', 'i'], 'Mod-i'),
  simpleMark('underline', ['u'], 'Mod-u'),
  Color,
  Keys,
]
