import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Events in a page, in order. */
type Happened =
  /** A character was typed into a field. */
  | { what: 'typed' }
  /** The document was sent to the server or stored as a draft. */
  | { what: 'sent'; id: number }
  /** The response arrived; 0 means no response. */
  | { what: 'answered'; id: number; status: number }
  /** The state that the page displayed. */
  | { what: 'says'; state: string; words: string }

const record = () => {
  const all: Happened[] = []
  Object.assign(window, { savingSeen: all })
  let sent = 0

  let last = ''
  const say = () => {
    const text = document.querySelector<HTMLElement>('[data-save]')
    if (!text) return
    const [state, words] = [text.dataset.save ?? '', text.innerText.trim()]
    last = state + words
    all.push({ what: 'says', state, words })
  }
  new MutationObserver(() => {
    const text = document.querySelector<HTMLElement>('[data-save]')
    if (text && (text.dataset.save ?? '') + text.innerText.trim() !== last) say()
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-save'],
  })
  addEventListener(
    'input',
    ({ target }) => {
      // A search is not an edit.
      if (target instanceof HTMLInputElement && target.type === 'search') return
      all.push({ what: 'typed' })
      // The text that the user sees in the next frame.
      requestAnimationFrame(say)
    },
    true,
  )

  const send = window.fetch
  const watched = async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method !== 'PUT' || !/^\/api\/resumes\/[^/]+$/.test(address.pathname)) return send(input, init)
    sent += 1
    const id = sent
    all.push({ what: 'sent', id })
    try {
      const response = await send(input, init)
      all.push({ what: 'answered', id, status: response.status })
      return response
    } catch (error) {
      all.push({ what: 'answered', id, status: 0 })
      throw error
    }
  }
  Object.assign(window, { fetch: watched })

  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === 'drafts') {
      sent += 1
      const id = sent
      all.push({ what: 'sent', id })
      this.transaction.addEventListener('complete', () => all.push({ what: 'answered', id, status: 200 }))
      this.transaction.addEventListener('abort', () => all.push({ what: 'answered', id, status: 0 }))
    }
    return put.apply(this, args)
  }
}

/** From the next page on, records every state that is displayed and compares it with the responses. */
export const watchSaving = async (page: Page) => {
  await page.addInitScript(record)
  const seen = () => page.evaluate(() => (window as unknown as { savingSeen: Happened[] }).savingSeen)
  return {
    /**
     * Checks that the page never displayed "saved" before the response for the last character arrived, nor claimed that
     * anything is on the server when it is not. `states` are the displayed states in order.
     */
    wasTrue: async (...states: string[]) => {
      const all = await seen()
      const story = () => JSON.stringify(all, undefined, 1)
      let typedAt = -1
      const sentAt = new Map<number, number>()
      let answeredFor = -1
      const displayed: string[] = []
      for (const [at, one] of all.entries()) {
        if (one.what === 'typed') typedAt = at
        else if (one.what === 'sent') sentAt.set(one.id, at)
        else if (one.what === 'answered') {
          if (one.status === 200) answeredFor = Math.max(answeredFor, sentAt.get(one.id) ?? -1)
        } else {
          if (one.state === 'saved' && typedAt > answeredFor)
            throw new Error(`"${one.words}" was said too early, at ${at}: ${story()}`)
          expect(one.words, story()).toMatch(WORDS[one.state] ?? /never/)
          if (displayed.at(-1) !== one.state) displayed.push(one.state)
        }
      }
      expect(typedAt, story()).toBeGreaterThan(-1)
      expect(displayed, story()).toEqual(states)
    },
  }
}

const WORDS: Record<string, RegExp> = {
  saved: /^已(保存|存在这台设备) \d\d:\d\d$/,
  saving: /^正在保存…$/,
  savedLocally: /改动已存在这台设备/,
  notSaved: /^改动还没有保存：请不要关闭页面，并下载一份备份/,
}
