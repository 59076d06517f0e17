import {
  type Attributes,
  Extension,
  InputRule,
  Mark,
  type MarkConfig,
  Node,
  type NodeConfig,
} from '@tiptap/core'
import type { MarkSpec, NodeSpec } from '@tiptap/pm/model'
import type { Block } from '#packages/document/values.ts'
import { richMarks, richNodes } from './rich-schema.ts'

/** The schema reads and writes its attributes itself. */
const attributesOf =
  ({ attrs }: NodeSpec | MarkSpec) =>
  (): Attributes =>
    Object.fromEntries(
      Object.entries(attrs ?? {}).map(([name, { default: value }]) => [
        name,
        { default: value, rendered: false, parseHTML: () => null },
      ]),
    )

const nodeOf = (name: keyof typeof richNodes, more: Partial<NodeConfig> = {}) => {
  const { attrs, parseDOM, toDOM, ...spec }: NodeSpec = richNodes[name]
  return Node.create({
    name,
    ...spec,
    ...(attrs ? { addAttributes: attributesOf({ attrs }) } : {}),
    ...(parseDOM ? { parseHTML: () => parseDOM } : {}),
    ...(toDOM ? { renderHTML: ({ node }) => toDOM(node) } : {}),
    ...more,
  } as NodeConfig)
}

const markOf = (name: keyof typeof richMarks, more: Partial<MarkConfig> = {}) => {
  const { attrs, parseDOM, toDOM, ...spec }: MarkSpec = richMarks[name]
  return Mark.create({
    name,
    ...spec,
    ...(attrs ? { addAttributes: attributesOf({ attrs }) } : {}),
    ...(parseDOM ? { parseHTML: () => parseDOM } : {}),
    ...(toDOM ? { renderHTML: ({ mark }) => toDOM(mark, true) } : {}),
    ...more,
  } as MarkConfig)
}

const toggledBy = (name: keyof typeof richMarks, key: string) =>
  markOf(name, {
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

const HardBreak = nodeOf('hardBreak', {
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) }
  },
})

/** `- ` and `1. ` at the start of a line begin a list. */
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
  // Runs before Tiptap's own Enter and Backspace.
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
      // Enter in an empty item ends the list; elsewhere Tiptap makes another item.
      Enter: () => {
        const { $from, empty } = editor.state.selection
        return empty && $from.parent.content.size === 0 && $from.parent.attrs.list
          ? set({ list: null })
          : false
      },
      // The first item cannot be joined with one before it, so it becomes a plain paragraph.
      Backspace: () => {
        const { $from, empty } = editor.state.selection
        return empty && $from.pos === 1 && $from.parent.attrs.list ? set({ list: null }) : false
      },
    }
  },
})

/** The schema of rich text as extensions, with the keys of the form. */
export const richExtensions = [
  nodeOf('doc', { topNode: true }),
  nodeOf('text'),
  nodeOf('paragraph'),
  HardBreak,
  markOf('link'),
  toggledBy('bold', 'Mod-b'),
  toggledBy('italic', 'Mod-i'),
  toggledBy('underline', 'Mod-u'),
  markOf('color'),
  Keys,
]
