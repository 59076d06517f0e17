/** A run of text. Addresses are ours (`/…`), `https:` or `mailto:`; anything else stays text. */
export interface Run {
  text: string
  isBold?: true
  href?: string
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; isNumbered: boolean; items: Run[][] }

const MARK = /\*\*([^*\n]+)\*\*|\[([^\]\n]{1,200})\]\(([^()\s]+)\)/g
/** No name and password in front of the host, which could dress up another one. */
const ADDRESS =
  /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\/?#@]+@[^\s\\/?#@]+)$/

const runsIn = (line: string, site: string): Run[] => {
  const runs: Run[] = []
  const say = (text: string, style: Omit<Run, 'text'> = {}) => {
    if (text !== '') runs.push({ text: text.replaceAll('{site}', site), ...style })
  }
  let from = 0
  for (const { 0: whole, 1: bold, 2: words = '', 3: href = '', index } of line.matchAll(MARK)) {
    if (bold === undefined && !ADDRESS.test(href)) continue
    say(line.slice(from, index))
    if (bold !== undefined) say(bold, { isBold: true })
    else say(words, { href })
    from = index + whole.length
  }
  say(line.slice(from))
  return runs
}

const HEADING = /^(#{1,3}) +([^ ].*)$/
const ITEM = /^(?:[-*+]|(\d{1,3})[.)、]) +([^ ].*)$/

/**
 * Parses an agreement: `## ` and `### ` are headings, `- ` and `1. ` lists, `**…**` is bold, `[…](…)` a link, `{site}`
 * the site's name. Everything else is plain text, including any other markup.
 */
export const readAgreement = (source: string, site: string): Block[] => {
  const blocks: Block[] = []
  let isOpen = false
  let headings = 0
  for (const line of source.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1)
    const [, hashes, title = ''] = HEADING.exec(line) ?? []
    const [item, number, words = ''] = ITEM.exec(line) ?? []
    const wasOpen = isOpen
    isOpen = line !== '' && hashes === undefined
    if (line === '') continue
    if (hashes !== undefined) {
      headings += 1
      const level = hashes.length < 3 ? 2 : 3
      blocks.push({ kind: 'heading', level, id: `s${headings}`, runs: runsIn(title, site) })
    } else if (item !== undefined) {
      const isNumbered = number !== undefined
      const runs = runsIn(words, site)
      // A blank line between two points does not make two lists of them.
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(runs)
      else blocks.push({ kind: 'list', isNumbered, items: [runs] })
    } else if (wasOpen && last?.kind === 'paragraph') last.runs.push({ text: '\n' }, ...runsIn(line, site))
    else if (wasOpen && last?.kind === 'list') last.items.at(-1)?.push({ text: '\n' }, ...runsIn(line, site))
    else blocks.push({ kind: 'paragraph', runs: runsIn(line, site) })
  }
  return blocks
}

export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
