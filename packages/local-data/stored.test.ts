import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOwner, VISITOR } from './owner.ts'
import { stored } from './stored.ts'
import { migrateUnownedValues, removeStored, storedWork } from './stored-all.ts'

const area = () => {
  const storage = new Map<string, string>()
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
    key: (at: number) => [...storage.keys()][at] ?? null,
    get length() {
      return storage.size
    },
    keys: () => [...storage.keys()],
  }
}
let local: ReturnType<typeof area>
beforeEach(() => {
  local = area()
  vi.stubGlobal('window', { localStorage: local, sessionStorage: area() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setOwner(undefined)
})

const as = (owner: string, act: () => void) => {
  setOwner(owner)
  act()
}
const keywords = () => stored('huajian-ai-keywords')

test('each account reads only its own values', () => {
  as('ada', () => keywords().write('林知夏'))
  for (const other of ['bob', VISITOR]) as(other, () => expect(keywords().read()).toBeNull())
  as('bob', () => keywords().write('陈'))
  as('ada', () => expect(keywords().read()).toBe('林知夏'))
})

test('signing out removes the values of the account and no others', () => {
  as('ada', () => {
    keywords().write('a')
    stored('huajian-reason-', 'one').write('half a review')
    stored('huajian-ai-model').write('built-in')
  })
  as('bob', () => keywords().write('b'))
  removeStored('ada', { keepWork: false })
  expect(local.keys()).toEqual(['huajian-ai-model', 'huajian-ai-keywords@bob'])
  as('ada', () => expect(stored('huajian-reason-', 'one').read()).toBeNull())
})

test('when a session ends, preferences are removed and unsent work stays for its owner', () => {
  as('ada', () => {
    keywords().write('a')
    stored('huajian:comment:', 'resume 1').write('half a sentence')
  })
  removeStored('ada', { keepWork: true })
  expect(local.keys()).toEqual([])
  expect(storedWork('ada')).toEqual([{ name: 'huajian:comment:', text: 'half a sentence' }])
  expect(storedWork('bob')).toEqual([])
})

test('values without an owner are adopted, split by record, given to the visitor or removed', () => {
  local.setItem('huajian-ai-keywords', 'whose?')
  local.setItem('huajian.recentColors', '#ffffff')
  local.setItem('huajian-template-one', 'meta')
  local.setItem(
    'huajian-ai-drafts',
    JSON.stringify([
      { id: '1', owner: 'ada' },
      { id: '2', owner: '' },
    ]),
  )
  migrateUnownedValues()
  as('bob', () => {
    expect(keywords().read()).toBeNull()
    expect(stored('huajian.recentColors').read()).toBeNull()
    expect(stored('huajian-template-', 'one').read()).toBeNull()
    expect(stored('huajian-ai-drafts').read()).toBeNull()
  })
  as('ada', () => {
    expect(stored('huajian-template-', 'one').read(true)).toBe('meta')
    expect(stored('huajian-ai-drafts').read()).toBe('[{"id":"1","owner":"ada"}]')
  })
  as(VISITOR, () => expect(stored('huajian.recentColors').read()).toBe('#ffffff'))
  expect(local.keys()).not.toContain('huajian-ai-keywords')
})

test('a browser that forbids storage reads null and reports failed writes', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('blocked')
    },
  })
  expect(keywords().read()).toBeNull()
  expect(keywords().write('x')).toBe(false)
})
