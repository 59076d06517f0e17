import { expect, test } from 'vitest'
import type { Value } from '#packages/document/values.ts'
import { InlineEdit, type InlineOverlay } from './inline-edit.ts'
import type { InlineInputEvents } from './inline-input.ts'

const element = () => ({}) as HTMLElement

const start = ({ stored = '知夏', shouldStart = true }: { stored?: Value; shouldStart?: boolean } = {}) => {
  const log: string[] = []
  const field = {
    stored: stored as Value | undefined,
    writes: [] as Value[],
    undone: 0,
  }
  const input = { value: stored, taken: [] as Value[], events: undefined as InlineInputEvents | undefined }
  const overlay = { place: 'here' as ReturnType<InlineOverlay['placeFor']> }
  const ended: (number | undefined)[] = []
  const edit: InlineEdit = new InlineEdit({
    field: {
      read: () => field.stored,
      write: (value) => {
        field.stored = value
        field.writes.push(value)
        edit.documentChanged()
      },
      endGesture: () => log.push('end of gesture'),
      undo: () => {
        field.undone += 1
      },
      redo: () => {},
    },
    createInput: (_, events) => {
      input.events = events
      return {
        dom: element(),
        focus: () => log.push(`focus while ${edit.state}`),
        caret: () => undefined,
        saveCaret: () => () => log.push(`caret restored while ${edit.state}`),
        value: () => input.value,
        isEmpty: () =>
          typeof input.value === 'string' ? input.value.trim() === '' : input.value === undefined,
        take: (value) => {
          input.value = value
          input.taken.push(value)
        },
        // Removing a focused element blurs it.
        destroy: () => edit.focusLost(),
      }
    },
    createOverlay: () => ({
      show: () => log.push(`shown while ${edit.state}`),
      placeFor: () => overlay.place,
      moveTo: () => {
        log.push(`moved while ${edit.state}`)
        edit.focusLost()
      },
      remove: () => log.push(`removed while ${edit.state}`),
    }),
    onFull: () => log.push('full'),
    onEnd: (next) => ended.push(next),
  })
  if (shouldStart) edit.start()
  const type = (value: Value) => {
    input.value = value
    input.events?.changed()
  }
  return { edit, field, input, overlay, ended, log, type, events: () => input.events as InlineInputEvents }
}

test('starting: the input is shown, then focused, then editing', () => {
  const { edit, log } = start({ shouldStart: false })
  expect(edit.state).toBe('starting')
  log.length = 0
  edit.start()
  expect(edit.state).toBe('editing')
  expect(log).toEqual(['shown while starting', 'focus while starting'])
})

test('editing: every change is written, but an emptied text only at the end', () => {
  const { edit, field, ended, type } = start()
  type('知夏先')
  type(' ')
  expect(field.writes).toEqual(['知夏先'])
  expect(edit.state).toBe('editing')
  edit.end(1)
  expect(field.writes).toEqual(['知夏先', ''])
  expect(edit.state).toBe('ended')
  expect(ended).toEqual([1])
})

test('composing: nothing is written and nothing is taken over until the composition ends', () => {
  const { edit, field, input, type, events } = start()
  events().composing(true)
  expect(edit.state).toBe('composing')
  input.value = '知夏zhi'
  field.stored = '别处'
  edit.documentChanged()
  edit.pagesRendered()
  expect([field.writes, input.taken]).toEqual([[], []])
  events().composing(false)
  expect(edit.state).toBe('editing')
  type('知夏之')
  expect(field.writes).toEqual(['知夏之'])
})

test('composing: a change that an input reports after a composition without an end is written', () => {
  const { edit, field, type, events } = start()
  events().composing(true)
  type('知夏之')
  expect(edit.state).toBe('editing')
  expect(field.writes).toEqual(['知夏之'])
})

test('composing: what is half composed is saved when the page is hidden, and when the edit ends', () => {
  const { edit, field, input, events } = start()
  events().composing(true)
  input.value = '知夏zhi'
  edit.saveNow()
  expect(field.writes).toEqual(['知夏zhi'])
  input.value = '知夏zhix'
  edit.focusLost()
  expect(field.writes).toEqual(['知夏zhi', '知夏zhix'])
  expect(edit.state).toBe('ended')
})

test('moving: the focus that is lost on the way to another page ends nothing', () => {
  const { edit, overlay, log } = start()
  log.length = 0
  edit.pagesRendered()
  expect(log).toEqual([])
  overlay.place = element()
  edit.pagesRendered()
  expect(log).toEqual(['moved while moving', 'caret restored while moving'])
  expect(edit.state).toBe('editing')
  overlay.place = undefined
  edit.pagesRendered()
  expect(edit.state).toBe('ended')
})

test('a value changed elsewhere is taken over; the own one is not', () => {
  const { edit, field, input, type } = start()
  type('知夏先')
  expect(input.taken).toEqual([])
  field.stored = '撤销了'
  edit.documentChanged()
  expect(input.taken).toEqual(['撤销了'])
})

test('a deleted field ends the edit without writing', () => {
  const { edit, field, input } = start()
  input.value = '改了'
  field.stored = undefined
  edit.documentChanged()
  expect(edit.state).toBe('ended')
  expect(field.writes).toEqual([])
})

test('committing: opened and closed, even blanks at the end stay as stored', () => {
  const { edit, field, ended, log } = start({ stored: '知夏 ' })
  log.length = 0
  edit.end()
  expect(field.writes).toEqual([])
  expect(log).toEqual(['removed while committing', 'end of gesture'])
  expect(ended).toEqual([undefined])
})

test('committing: text is trimmed and empty blocks are dropped', () => {
  const line = start()
  line.type('知夏先 ')
  line.edit.end()
  expect(line.field.writes).toEqual(['知夏先 ', '知夏先'])

  const block = { spans: [{ text: '甲' }] }
  const rich = start({ stored: [block] })
  rich.type([block, { spans: [] }])
  rich.edit.end()
  expect(rich.field.writes.at(-1)).toEqual([block])
})

test('ended: calls have no effect', () => {
  const { edit, field, ended, type, events } = start()
  edit.end()
  type('太晚')
  events().composing(true)
  edit.saveNow()
  edit.pagesRendered()
  edit.start()
  edit.end(1)
  expect(edit.state).toBe('ended')
  expect(field.writes).toEqual([])
  expect(ended).toEqual([undefined])
})
