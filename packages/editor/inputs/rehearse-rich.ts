import { Editor } from '@tiptap/core'
import { inPause } from '#packages/ui/in-turn.ts'
import { docOf, richOf } from './rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'

const TIMES = 8

/**
 * The first keys in styled text go a way that no code has gone before, like those of `rehearse.ts`. So they are gone
 * in a text that nobody sees: the kit reads from the page what a key changed there.
 */
export const rehearseRich = async (): Promise<void> => {
  const rich = new Editor({
    element: document.createElement('div'),
    extensions: richExtensions,
    content: docOf([{ spans: [{ text: '1' }] }]),
    injectCSS: false,
    onUpdate: ({ editor }) => void richOf(editor.getJSON()),
  })
  for (let time = 0; time < TIMES; time += 1) {
    await inPause()
    const text = document.createTreeWalker(rich.view.dom, NodeFilter.SHOW_TEXT).nextNode()
    if (text) (text as Text).data += String(time)
  }
  rich.destroy()
}
