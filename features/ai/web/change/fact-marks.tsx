import type { ShownFact } from './proposal.ts'

/** A text with its unconfirmed facts marked. */
export const FactMarks = ({ text, facts }: { text: string; facts: readonly ShownFact[] }) => {
  const spans = facts
    .map(({ unconfirmed }) => ({ from: text.indexOf(unconfirmed.text), length: unconfirmed.text.length }))
    .filter(({ from, length }) => from >= 0 && length > 0)
    .toSorted((a, b) => a.from - b.from)
  let at = 0
  const parts = spans.flatMap(({ from, length }) => {
    // A fact within another is marked with it.
    if (from < at) return []
    const before = text.slice(at, from)
    at = from + length
    return [before, <mark key={from}>{text.slice(from, at)}</mark>]
  })
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
