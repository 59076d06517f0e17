import type { Page } from 'playwright-core'

type Full = (page: Page) => Promise<() => Promise<void>>

const room: Full = async (page) => async () => {
  await page.evaluate(() => void (window as unknown as { makeRoom(): void }).makeRoom())
}

/** Behaves like a full disk: statements succeed, and the commit fails. */
export const aborted: Full = async (page) => {
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype
    const { commit } = IDBTransaction.prototype
    const doomed = new WeakSet<IDBTransaction>()
    const full = (write: typeof put) =>
      function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        const work = this.transaction
        doomed.add(work)
        Object.defineProperty(work, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
        const request = write.apply(this, args)
        request.addEventListener('success', () => work.abort())
        return request
      }
    Object.assign(IDBObjectStore.prototype, { add: full(add), put: full(put) })
    IDBTransaction.prototype.commit = function () {
      if (!doomed.has(this)) commit.apply(this)
    }
    const makeRoom = () => {
      Object.assign(IDBObjectStore.prototype, { add, put })
      Object.assign(IDBTransaction.prototype, { commit })
    }
    Object.assign(window, { makeRoom })
  })
  return room(page)
}

/** Fails at once, in the middle of a transaction that has written something already. */
export const thrown: Full = async (page) => {
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: full, put: full })
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add, put }) })
  })
  return room(page)
}
