import { type Reading, take } from './fact.ts'

/**
 * A run of what may stand before an @, with the rest of an address where it follows. The run is taken either way: tried
 * again from each of its signs, a long one without an @ would cost its square.
 */
const LOCAL = /[\w.+-]+(@[\w-]+(?:\.[\w-]+)+)?/g
const PHONE =
  /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)|(?<!\d)0\d{2,3}[- ]\d{7,8}(?!\d)|\+\d{1,3}[- ]\d[\d -]{6,14}\d/g

const MARKED = /(?:https?:\/\/|www\.)[^\s，。；、）)】]/gi
const LINK_OR_HOST = /(?:https?:\/\/|www\.)[^\s，。；、）)】]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*/gi
const ENDING = /\.(?:com|cn|org|net|io|dev|edu|gov|me|example)/gi
const PATH = /\/[^\s，。；、）)]*/y

const last = <T>(list: Iterable<T>): T | undefined => [...list].at(-1)

/** Web addresses: what begins as one, and hosts by their ending. A host is looked through once, not from each label. */
function* addressesIn(text: string): Iterable<RegExpExecArray> {
  LINK_OR_HOST.lastIndex = 0
  for (let match = LINK_OR_HOST.exec(text); match; match = LINK_OR_HOST.exec(text)) {
    const [word] = match
    const end = match.index + word.length
    if (/^(?:https?:\/\/|www\.[^\s，。；、）)】])/i.test(word)) {
      yield match
      continue
    }
    const ending = last(word.matchAll(ENDING))
    if (ending) {
      const to = match.index + ending.index + ending[0].length
      PATH.lastIndex = to
      LINK_OR_HOST.lastIndex = to + (PATH.exec(text)?.[0].length ?? 0)
      match[0] = text.slice(match.index, LINK_OR_HOST.lastIndex)
      yield match
      continue
    }
    // It may end in what begins a link: see-https://example.com.
    const inside = text.slice(match.index + 1, end + '://x'.length).search(MARKED)
    if (inside >= 0) LINK_OR_HOST.lastIndex = match.index + 1 + inside
  }
}

/** Addresses of mail and web, and telephone numbers. */
export const readContacts = (reading: Reading): void => {
  take(reading, LOCAL, ([text, isAddress]) =>
    isAddress ? { kind: 'contact', key: text.toLowerCase() } : undefined,
  )
  take(reading, addressesIn, ([text]) => ({
    kind: 'contact',
    key: text
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
  }))
  take(reading, PHONE, ([text]) => ({
    kind: 'contact',
    key: text.replaceAll(/\D/g, '').replace(/^86(?=1\d{10})/, ''),
  }))
}
