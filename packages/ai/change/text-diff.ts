/** A piece of text that both have, that only the first has, or only the second. */
export interface DiffPart {
  op: 'same' | 'cut' | 'new'
  text: string
}

/** Words as a reader takes them in: a Chinese character, a Latin word, a number (3.5, 1,200), a run of blanks, one sign. */
const TOKEN = /\p{Script=Han}|(?<!\d)\d+(?:[.,]\d+)+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+|\s+|[\s\S]/gu

export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/** Beyond this many comparisons the middle becomes one change, because users do not read such a diff word by word. */
const MAX_CELLS = 4_000_000

/** Longest common run of tokens, by dynamic programming on what is left between equal ends. */
const middleParts = (before: readonly string[], after: readonly string[]): DiffPart[] => {
  const cut: DiffPart = { op: 'cut', text: before.join('') }
  const added: DiffPart = { op: 'new', text: after.join('') }
  if (before.length === 0 || after.length === 0 || before.length * after.length > MAX_CELLS)
    return [cut, added]
  const width = after.length + 1
  const length = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let at = after.length - 1; at >= 0; at -= 1)
      length[row * width + at] =
        before[row] === after[at]
          ? (length[(row + 1) * width + at + 1] ?? 0) + 1
          : Math.max(length[(row + 1) * width + at] ?? 0, length[row * width + at + 1] ?? 0)
  const parts: DiffPart[] = []
  let row = 0
  let at = 0
  while (row < before.length || at < after.length) {
    const old = before[row]
    const next = after[at]
    if (old !== undefined && old === next) {
      parts.push({ op: 'same', text: old })
      row += 1
      at += 1
    } else if (
      next === undefined ||
      (old !== undefined && (length[(row + 1) * width + at] ?? 0) >= (length[row * width + at + 1] ?? 0))
    ) {
      parts.push({ op: 'cut', text: old ?? '' })
      row += 1
    } else {
      parts.push({ op: 'new', text: next })
      at += 1
    }
  }
  return parts
}

/** Too little to hold on to between two changes: read as part of the change. */
const isCrumb = (text: string) => tokensOf(text.trim()).length <= 1 && [...text.trim()].length < 4

/** Within a change, deletions come before insertions. Changes with little text between them are joined. */
const gathered = (parts: readonly DiffPart[]): DiffPart[] => {
  const runs: DiffPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.op === part.op) last.text += part.text
    else runs.push({ ...part })
  }
  const out: DiffPart[] = []
  let cut = ''
  let added = ''
  const flush = () => {
    if (cut !== '') out.push({ op: 'cut', text: cut })
    if (added !== '') out.push({ op: 'new', text: added })
    cut = ''
    added = ''
  }
  for (const [at, part] of runs.entries()) {
    const open = part.text.trim() === '' ? cut !== '' && added !== '' : cut !== '' || added !== ''
    const between = open && runs[at + 1] !== undefined && isCrumb(part.text)
    if (part.op === 'cut') cut += part.text
    else if (part.op === 'new') added += part.text
    else if (between) {
      cut += part.text
      added += part.text
    } else {
      flush()
      const last = out.at(-1)
      if (last?.op === 'same') last.text += part.text
      else out.push({ ...part })
    }
  }
  flush()
  return out.filter(({ text }) => text !== '')
}

/** The difference between two texts by words, in Chinese and Latin script. */
export const diffText = (before: string, after: string): DiffPart[] => {
  if (before === after) return before === '' ? [] : [{ op: 'same', text: before }]
  const old = tokensOf(before)
  const next = tokensOf(after)
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1
  let end = 0
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end))
    end += 1
  const same = (tokens: readonly string[]): DiffPart => ({ op: 'same', text: tokens.join('') })
  return gathered(
    [
      same(old.slice(0, start)),
      ...middleParts(old.slice(start, old.length - end), next.slice(start, next.length - end)),
      same(old.slice(old.length - end)),
    ].filter(({ text }) => text !== ''),
  )
}

const FAR = '…'

/** Only the lines that something changed in, and where lines between them are left out, a sign of it. */
export const changedLines = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.flatMap((part, at): DiffPart[] => {
    if (part.op !== 'same') return [part]
    const first = part.text.indexOf('\n')
    if (first < 0) return [part]
    const last = part.text.lastIndexOf('\n')
    const isFirst = at === 0
    const isLast = at === parts.length - 1
    if (isFirst && isLast) return [part]
    const [head, tail] = [part.text.slice(0, first), part.text.slice(last + 1)]
    const text = isFirst
      ? `${FAR}\n${tail}`
      : isLast
        ? `${head}\n${FAR}`
        : `${head}\n${first === last ? '' : `${FAR}\n`}${tail}`
    return [{ op: 'same', text }]
  })
