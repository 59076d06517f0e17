import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { MAX_JOURNAL_LENGTH } from '#packages/sync/journal-writer.ts'
import { inWorker } from '#test/kit/worker.ts'
import type {} from '#test/pages/saving.tsx'

let browser: Browser
let context: BrowserContext
let url = ''
inWorker.beforeAll(async ({ chromium, partPages }) => {
  url = `${partPages}/test/pages/saving.html`
  browser = chromium
})
beforeEach(async () => {
  await context?.close()
  context = await browser.newContext()
})

const ID = 'doc-1'
const ready = (page: Page) => page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
const aTab = async (): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  await ready(page)
  return page
}
/** A closed tab takes a moment to disappear; only then does the next one take over its journal. */
const closedAreGone = async (page: Page) => {
  const others = context.pages().length - 1
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0))
    .toBeLessThanOrEqual(others)
}
const opened = async (page?: Page): Promise<Page> => {
  const tab = page ?? (await aTab())
  await closedAreGone(tab)
  expect(await tab.evaluate((id) => window.bench.open(id), ID)).toBe('open')
  return tab
}
const created = async (): Promise<Page> => {
  const tab = await aTab()
  await tab.evaluate((id) => window.bench.create(id), ID)
  return opened(tab)
}
const names = (page: Page) => page.evaluate(() => window.bench.names())
const settled = (page: Page) => page.evaluate(() => window.bench.settled())
const atHome = (page: Page) => page.evaluate((id) => window.bench.home(id), ID)

test('a tab closed in the middle of a word loses no character', async () => {
  const tab = await created()
  for (let length = 1; length <= 40; length += 1)
    await tab.evaluate((count) => window.bench.write(0, '字'.repeat(count)), length)
  await tab.close()
  const next = await opened()
  expect((await names(next))[0]).toBe('字'.repeat(40))
  expect(await settled(next)).toBe('saved')
  expect((await atHome(next))[0]).toBe('字'.repeat(40))
})

test('undo continues after a reload, back to the beginning', async () => {
  const tab = await created()
  const before = await names(tab)
  await tab.evaluate(() => {
    for (const name of ['一', '二', '三']) window.bench.add(name)
  })
  await settled(tab)
  await tab.evaluate(() => window.bench.add('四'))
  await tab.reload()
  await ready(tab)
  await opened(tab)
  expect(await names(tab)).toEqual([...before, '一', '二', '三', '四'])
  for (let times = 0; times < 4; times += 1) await tab.evaluate(() => window.bench.undo())
  expect(await names(tab)).toEqual(before)
  expect(await settled(tab)).toBe('saved')
  expect(await atHome(tab)).toEqual(before)
})

test('characters typed during a save: after the tab is gone they are not mistaken for changes of another tab', async () => {
  const tab = await created()
  const out = await tab.evaluate(async () => {
    const out = window.bench.hold()
    window.bench.write(0, '寄出去的')
    await out
    return window.bench.write(0, '寄出去以后又写的')
  })
  expect(out).toBe('saving')
  await tab.evaluate(() => window.bench.release())
  await expect.poll(() => atHome(tab)).toContain('寄出去的')
  await tab.evaluate(() => {
    window.bench.away = true
  })
  await tab.close()
  const next = await opened()
  expect((await names(next))[0]).toBe('寄出去以后又写的')
  expect(await settled(next)).toBe('saved')
  expect((await atHome(next))[0]).toBe('寄出去以后又写的')
  expect(await next.evaluate(() => window.bench.conflicts)).toBe(0)
})

test('a journal of many hundred characters and several saves is read back completely, with every step', async () => {
  const tab = await created()
  const before = await names(tab)
  const added: string[] = []
  for (let round = 0; round < 5; round += 1) {
    await tab.evaluate((round) => {
      window.bench.add(`第${round}份`)
      for (let length = 1; length <= 150; length += 1) window.bench.write(0, '字'.repeat(length + round))
    }, round)
    added.push(`第${round}份`)
    if (round < 4) await settled(tab)
  }
  // 150 at once, faster than anyone types: storing them takes longer than closing the tab.
  await tab.evaluate(() => window.bench.stored())
  await tab.close()
  const next = await opened()
  expect(await names(next)).toEqual(['字'.repeat(154), ...before.slice(1), ...added])
  while (await next.evaluate(() => window.bench.canUndo())) await next.evaluate(() => window.bench.undo())
  expect(await names(next)).toEqual(before)
  expect(await next.evaluate(() => window.bench.conflicts)).toBe(0)
})

test('a tab that hangs for good right after its journal was rewritten has stored everything', async () => {
  const tab = await created()
  const length = MAX_JOURNAL_LENGTH + 10
  const written = tab.waitForEvent('console')
  void tab
    .evaluate((length) => {
      for (let count = 1; count <= length; count += 1) window.bench.write(0, '字'.repeat(count))
      console.log('written')
      for (;;);
    }, length)
    .catch(() => undefined)
  await written
  const next = await opened()
  await tab.close()
  await expect.poll(async () => (await names(next))[0]?.length).toBe(length)
  expect(await settled(next)).toBe('saved')
  expect((await atHome(next))[0]).toBe('字'.repeat(length))
})

test('a journal of the first format, with the lines of all tabs numbered together, is read', async () => {
  const tab = await created()
  await tab.evaluate(() => {
    window.bench.away = true
    for (const text of ['旧', '旧的', '旧的字']) window.bench.write(0, text)
    return window.bench.stored()
  })
  // A page of the same origin without an open database, while the tab that wrote is gone.
  await tab.goto(`${new URL(url).origin}/favicon.svg`)
  await tab.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const now = await answer(indexedDB.open('huajian'))
    const all = now.transaction(['heads', 'happenings', 'drafts'])
    const rows = async (name: string) => answer(all.objectStore(name).getAll())
    const [heads, happenings, drafts] = await Promise.all(['heads', 'happenings', 'drafts'].map(rows))
    now.close()
    await answer(indexedDB.deleteDatabase('huajian'))
    const opening = indexedDB.open('huajian', 1)
    opening.onupgradeneeded = () => {
      const db = opening.result
      const headStore = db.createObjectStore('heads', { keyPath: ['id', 'tab'] })
      headStore.createIndex('byDocument', 'id')
      const lineStore = db.createObjectStore('happenings', { autoIncrement: true })
      lineStore.createIndex('byTab', ['id', 'tab'])
      const draftStore = db.createObjectStore('drafts', { keyPath: 'id' })
      db.createObjectStore('versions', { keyPath: 'id' }).createIndex('byDraft', 'draft')
      for (const head of heads ?? []) headStore.add(head)
      for (const draft of drafts ?? []) draftStore.add(draft)
      for (const { line: _, ...row } of happenings ?? []) {
        lineStore.add({ ...row, tab: 'another' })
        lineStore.add(row)
      }
    }
    ;(await answer(opening)).close()
  })
  await tab.goto(url)
  await ready(tab)
  await opened(tab)
  expect((await names(tab))[0]).toBe('旧的字')
  expect(await settled(tab)).toBe('saved')
  await tab.evaluate(() => window.bench.write(0, '新的字'))
  await tab.reload()
  await ready(tab)
  await opened(tab)
  expect((await names(tab))[0]).toBe('新的字')
})

test('two tabs at once both get all changes', async () => {
  const one = await created()
  const two = await opened()
  const before = (await names(one)).length
  for (let round = 0; round < 10; round += 1)
    await Promise.all([
      one.evaluate((at) => window.bench.add(`甲${at}`), round),
      two.evaluate((at) => window.bench.add(`乙${at}`), round),
    ])
  await one.evaluate(() => window.bench.write(0, '第一份由甲改'))
  await two.evaluate(() => window.bench.write(1, '第二份由乙改'))
  await expect
    .poll(async () => {
      await Promise.all([settled(one), settled(two)])
      const [left, right] = [await names(one), await names(two)]
      return left.join() === right.join() && left.length
    })
    .toBe(before + 20)
  const all = await names(one)
  expect(all.slice(0, 2)).toEqual(['第一份由甲改', '第二份由乙改'])
  for (let round = 0; round < 10; round += 1) {
    expect(all).toContain(`甲${round}`)
    expect(all).toContain(`乙${round}`)
  }
  expect(await one.evaluate(() => window.bench.conflicts)).toBe(0)
})

test('the same field in two tabs: one version wins, the other is reported, none is lost silently', async () => {
  const one = await created()
  const two = await opened()
  await Promise.all([
    one.evaluate(() => window.bench.write(0, '甲的写法')),
    two.evaluate(() => window.bench.write(0, '乙的写法')),
  ])
  await expect
    .poll(async () => {
      await Promise.all([settled(one), settled(two)])
      return (await names(one))[0] === (await names(two))[0]
    })
    .toBe(true)
  const conflicts = await Promise.all([one, two].map((tab) => tab.evaluate(() => window.bench.conflicts)))
  expect(conflicts.reduce((sum, count) => sum + count)).toBe(1)
})

test('offline: stored locally, reported, and saved by the next tab when the first is gone', async () => {
  const tab = await created()
  await tab.evaluate(() => {
    window.bench.away = true
  })
  expect(await tab.evaluate(() => window.bench.write(0, '离线写的'))).toBe('saving')
  expect(await settled(tab)).toBe('savedLocally')
  await tab.evaluate(() => window.bench.write(1, '还是离线'))
  await tab.close()
  const next = await opened()
  expect((await names(next)).slice(0, 2)).toEqual(['离线写的', '还是离线'])
  expect(await settled(next)).toBe('saved')
  expect((await atHome(next)).slice(0, 2)).toEqual(['离线写的', '还是离线'])
})

test('work of two closed tabs is merged in the third', async () => {
  const one = await created()
  const two = await opened()
  for (const tab of [one, two])
    await tab.evaluate(() => {
      window.bench.away = true
    })
  await one.evaluate(() => window.bench.write(0, '甲留下的'))
  await two.evaluate(() => window.bench.write(1, '乙留下的'))
  await Promise.all([settled(one), settled(two)])
  await one.close()
  await two.close()
  const third = await opened()
  expect((await names(third)).slice(0, 2)).toEqual(['甲留下的', '乙留下的'])
})

/** Two tabs that never saved wrote the same field, and are gone. */
const leftAtOdds = async () => {
  const one = await created()
  const two = await opened()
  for (const [tab, text] of [
    [one, '甲留下的'],
    [two, '乙留下的'],
  ] as const)
    await tab.evaluate((text) => {
      window.bench.away = true
      window.bench.write(0, text)
      return window.bench.stored()
    }, text)
  await one.close()
  await two.close()
}
const versionsAt = (page: Page) => page.evaluate((id) => window.bench.versions(id), ID)

test('the same field in two closed tabs: one version wins on the server, the other is stored there as a version', async () => {
  await leftAtOdds()
  const third = await opened()
  await expect.poll(() => third.evaluate(() => window.bench.conflicts)).toBe(1)
  expect(await settled(third)).toBe('saved')
  const [stands] = await atHome(third)
  const other = stands === '甲留下的' ? '乙留下的' : '甲留下的'
  expect(['甲留下的', '乙留下的']).toContain(stands)
  expect(await versionsAt(third)).toContain(other)
})

test('the same if the next tab cannot save either, and is closed too', async () => {
  await leftAtOdds()
  const third = await aTab()
  await third.evaluate(() => {
    window.bench.away = true
  })
  await opened(third)
  await third.evaluate(() => window.bench.stored())
  await third.close()
  const fourth = await opened()
  await expect.poll(() => fourth.evaluate(() => window.bench.conflicts)).toBe(1)
  expect(await settled(fourth)).toBe('saved')
  const both = [(await atHome(fourth))[0], ...(await versionsAt(fourth))]
  expect(both).toEqual(expect.arrayContaining(['甲留下的', '乙留下的']))
})

test('a tab that closes during a conflict with an open one: its text is stored as a version', async () => {
  const one = await created()
  const two = await opened()
  await one.evaluate(() => {
    window.bench.away = true
    window.bench.write(0, '关掉之前写的')
    return window.bench.stored()
  })
  await two.evaluate(() => window.bench.write(0, '开着的写的'))
  expect(await settled(two)).toBe('saved')
  await one.close()
  await expect.poll(() => two.evaluate(() => window.bench.conflicts)).toBe(1)
  expect(await settled(two)).toBe('saved')
  expect((await atHome(two))[0]).toBe('开着的写的')
  expect(await versionsAt(two)).toContain('关掉之前写的')
})

test('a tab that closes with unsaved work hands it to the one that is still open', async () => {
  const one = await created()
  const two = await opened()
  await one.evaluate(() => {
    window.bench.away = true
  })
  await one.evaluate(() => window.bench.write(0, '关掉之前写的'))
  expect(await settled(one)).toBe('savedLocally')
  await one.close()
  await expect.poll(async () => (await names(two))[0]).toBe('关掉之前写的')
  expect(await settled(two)).toBe('saved')
  expect((await atHome(two))[0]).toBe('关掉之前写的')
})

test('a full device is reported at once, and everything is stored once there is space', async () => {
  const tab = await created()
  await tab.evaluate(() => {
    window.bench.away = true
    const { add, put } = IDBObjectStore.prototype
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: full, put: full })
    Object.assign(window, { room: () => Object.assign(IDBObjectStore.prototype, { add, put }) })
  })
  await tab.evaluate(() => window.bench.write(0, '写不下'))
  expect(await settled(tab)).toBe('notSaved')
  await tab.evaluate(() => {
    ;(window as unknown as { room(): void }).room()
    window.bench.write(1, '又有地方了')
  })
  expect(await settled(tab)).toBe('savedLocally')
  await tab.close()
  const next = await opened()
  expect((await names(next)).slice(0, 2)).toEqual(['写不下', '又有地方了'])
})

test('a document that does not exist is reported as missing, not as empty', async () => {
  const tab = await aTab()
  expect(await tab.evaluate(() => window.bench.open('nothing-here'))).toBe('missing')
})

test('unsaved work of an account is opened, or offered if the document is gone, to that account only', async () => {
  const tab = await created()
  const asWho = async (page: Page, owner: string, isUnknown: boolean) => {
    await page.evaluate((who) => Object.assign(window.bench, who, { left: [] }), { owner, isUnknown })
    return page.evaluate(async (id) => [await window.bench.open(id), window.bench.left[0]], ID)
  }
  await asWho(tab, 'ada', false)
  await tab.evaluate(() => {
    window.bench.away = true
    window.bench.write(0, '甲没存上的')
    return window.bench.stored()
  })
  await tab.close()
  const next = await aTab()
  await closedAreGone(next)
  expect(await asWho(next, 'bob', true)).toEqual(['missing', undefined])
  expect(await asWho(next, '', true)).toEqual(['missing', undefined])
  expect(await asWho(next, 'ada', true)).toEqual(['gone', '甲没存上的'])
  expect(await asWho(next, 'ada', false)).toEqual(['open', undefined])
  expect((await names(next))[0]).toBe('甲没存上的')
})
