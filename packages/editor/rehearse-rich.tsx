import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import type { Rich } from '#packages/document/values.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { inPause } from '#packages/ui/in-turn.ts'
import { writeField } from './content/own-record.ts'
import { createEditor } from './editor.ts'
import { RichEditor } from './inputs/rich-editor.tsx'

const TIMES = 8

/** The first styled text that says something. */
const styledIn = ({ sections }: Document) => {
  for (const section of sections) {
    const kind = kindOf(section.kind)
    for (const item of section.items)
      for (const [field, row] of Object.entries(kind?.fields ?? {})) {
        const value = item.data[field]
        if (kind && row.type === 'rich' && Array.isArray(value) && value.length > 0)
          return { section: section.id, item: item.id, kind, field, row, value: value as Rich }
      }
  }
  return undefined
}

const nextText = (root: Node): Text | null =>
  document.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode() as Text | null

/**
 * The first keys in styled text go a way that no code has gone before, like those of `rehearse.ts`. So they are gone
 * in a field that nobody sees, over a copy: the kit reads from the page what a key changed there.
 */
export const rehearseRich = async (written: Document): Promise<void> => {
  const found = styledIn(written)
  if (!found) return
  const { section, item, kind, field, row, value } = found
  const copy = createEditor(written)
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <RichEditor
      row={row}
      label=""
      value={value}
      onChange={(rich) => copy.edit(writeField(kind, section, item, field, rich), field)}
    />,
  )
  for (let time = 0; time < TIMES; time += 1) {
    await inPause()
    const text = nextText(place.querySelector('[contenteditable]') ?? place)
    if (text) text.data += String(time)
  }
  await inPause()
  root.unmount()
}
