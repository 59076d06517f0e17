import { expect, expectTypeOf, test, vi } from 'vitest'
import { setField } from '#packages/document/commands.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { createEditor } from './editor.ts'

const open = () => {
  const editor = createEditor(sampleDocument(personOf('engineer', 'zh')))
  const section = editor.history.state.sections.find(({ kind }) => kind === 'work_experience')
  const item = section?.items[0]
  if (!section || !item) throw new Error('the sample has no work experience')
  const place = { section: section.id, item: item.id, field: 'name' }
  const name = () => editor.invalidDrafts.valueAt(place)
  const write = (text: string) => editor.edit(setField(section.id, item.id, 'name', text))
  return { editor, place, name, write }
}

/** A field with the focus. */
const focusedDraft = (editor: ReturnType<typeof createEditor>, text: string) => {
  const field = { text: text as string | undefined }
  let remove: (() => void) | undefined
  const add = () => {
    field.text = text
    remove = editor.invalidDrafts.add({
      discard: () => {
        field.text = undefined
        remove?.()
        return add
      },
    })
  }
  add()
  return field
}

test('undo discards the invalid draft before it touches the document, and redo restores it', () => {
  const { editor, name, write } = open()
  const before = name()
  write('甲')
  const field = focusedDraft(editor, '太长')
  expect(editor.invalidDrafts.hasAny()).toBe(true)
  editor.undo()
  expect([field.text, name(), editor.invalidDrafts.hasAny()]).toEqual([undefined, '甲', false])
  editor.redo()
  expect([field.text, name(), editor.invalidDrafts.hasAny()]).toEqual(['太长', '甲', true])
  editor.undo()
  editor.undo()
  expect(name()).toBe(before)
})

test('a discarded draft is not restored after another change', () => {
  const { editor, name, write } = open()
  write('甲')
  const field = focusedDraft(editor, '太长')
  editor.undo()
  write('乙')
  editor.redo()
  expect([field.text, name()]).toEqual([undefined, '乙'])
})

test('a draft without the focus does not stop undo', () => {
  const { editor, name, write } = open()
  const before = name()
  write('甲')
  editor.invalidDrafts.add({ discard: () => undefined })
  editor.invalidDrafts.add({})
  editor.undo()
  expect(name()).toBe(before)
})

test('there is no other way to undo: the history that an editor shows has none', () => {
  const { editor } = open()
  expectTypeOf(editor.history).not.toHaveProperty('undo')
  expectTypeOf(editor.history).not.toHaveProperty('redo')
})

test('the draft of a closed form is there until it is taken back or its value changes', () => {
  const { editor, place, name, write } = open()
  const { invalidDrafts } = editor
  const show = vi.fn()
  const changed = vi.fn()
  invalidDrafts.subscribe(changed)
  const store = () => invalidDrafts.store(place, '', { draft: '太长', value: name(), show })

  store()
  expect(invalidDrafts.hasAny()).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
  invalidDrafts.show()
  expect(show).toHaveBeenCalledOnce()
  expect(invalidDrafts.take(place, '')).toBe('太长')
  expect([invalidDrafts.hasAny(), invalidDrafts.take(place, '')]).toEqual([false, undefined])

  store()
  write('别处改了')
  expect([invalidDrafts.hasAny(), invalidDrafts.take(place, '')]).toEqual([false, undefined])
})

test('the draft of a closed form goes with its section and comes back with it', () => {
  const { editor, place, name } = open()
  const { invalidDrafts } = editor
  invalidDrafts.store(place, '', { draft: '太长', value: name(), show: () => {} })
  editor.edit((draft) => {
    draft.sections = draft.sections.filter(({ id }) => id !== place.section)
  })
  expect(invalidDrafts.hasAny()).toBe(false)
  editor.undo()
  expect(invalidDrafts.hasAny()).toBe(true)
  expect(invalidDrafts.take(place, '')).toBe('太长')
})

test('a closed editor has no drafts, and forms that close after it store none', () => {
  const { editor, place, name } = open()
  const { invalidDrafts } = editor
  const store = () => invalidDrafts.store(place, '', { draft: '太长', value: name(), show: () => {} })
  store()
  invalidDrafts.close()
  store()
  expect([invalidDrafts.hasAny(), invalidDrafts.take(place, '')]).toEqual([false, undefined])
  invalidDrafts.open()
  store()
  expect(invalidDrafts.hasAny()).toBe(true)
})
