import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import type { Rich } from '#packages/document/values.ts'
import { createEditor } from '#packages/editor-core/editor.ts'
import { writeField } from '#packages/editor-core/own-record.ts'
import { RichEditor } from '#packages/editor-forms/inputs/rich-editor.tsx'
import { inPause } from '#packages/scheduling/in-turn.ts'
import { kindOf } from '#packages/sections/registry.ts'
import type { SyncStatus } from '#packages/sync/sync-machine.ts'
import { SaveStateText } from './save-state.tsx'

const TIMES = 8

/** The styled text that has the most to go through. */
const styledIn = ({ sections }: Document) =>
  sections
    .flatMap((section) => {
      const kind = kindOf(section.kind)
      if (!kind) return []
      return section.items.flatMap((item) =>
        Object.entries(kind.fields).flatMap(([field, row]) => {
          const value = item.data[field]
          return row.type === 'rich' && Array.isArray(value) && value.length > 0
            ? [{ section: section.id, item: item.id, kind, field, row, value: value as Rich }]
            : []
        }),
      )
    })
    .toSorted((one, other) => other.value.length - one.value.length)
    .at(0)

/** What the browser tells of a key; being told of it writes nothing. */
const tellOfKey = (field: Element, key: string) => {
  const common = { bubbles: true, cancelable: true }
  for (const type of ['keydown', 'keypress']) field.dispatchEvent(new KeyboardEvent(type, { ...common, key }))
  const input = { ...common, inputType: 'insertText', data: key }
  for (const type of ['beforeinput', 'input']) field.dispatchEvent(new InputEvent(type, input))
  field.dispatchEvent(new KeyboardEvent('keyup', { ...common, key }))
}

/** What the bar says changes with the first key, and after each save. */
const fakeSync = () => {
  const listeners = new Set<(status: SyncStatus) => void>()
  let status: SyncStatus = { state: 'saved', at: 0 }
  return {
    get status() {
      return status
    },
    subscribe: (listener: (status: SyncStatus) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: async () => {},
    sayNext: () => {
      status = status.state === 'saved' ? { state: 'saving' } : { state: 'saved', at: 0 }
      for (const listener of listeners) listener(status)
    },
  }
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
  const sync = fakeSync()
  root.render(
    <>
      <SaveStateText sync={sync} location="server" onBackup={() => {}} />
      <RichEditor
        row={row}
        label=""
        value={value}
        onChange={(rich) => copy.edit(writeField(kind, section, item, field, rich), field)}
      />
    </>,
  )
  for (let time = 0; time < TIMES; time += 1) {
    await inPause()
    const field = place.querySelector('[contenteditable]')
    const text = field && nextText(field)
    if (!text) continue
    tellOfKey(field, String(time))
    text.data += String(time)
    sync.sayNext()
  }
  await inPause()
  root.unmount()
}
