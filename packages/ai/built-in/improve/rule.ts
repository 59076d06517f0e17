/** What the built-in engine changes a text by. Named to the person with every change: words.ts. */
export const ruleNames = [
  'verb',
  'filler',
  'wordy',
  'person',
  'passive',
  'punctuation',
  'spaces',
  'twice',
  'numbers',
  'method',
  'short',
  'adjectives',
  'formal',
  'hedge',
  'stops',
] as const
export type RuleName = (typeof ruleNames)[number]

/** One replacement: what is found, what stands instead, and by which rule. */
export interface Swap {
  rule: RuleName
  find: RegExp
  by: string | ((...match: string[]) => string)
}

export interface Told {
  text: string
  rules: Set<RuleName>
}

/** All of them, one after another; only those that changed something are told. */
export const swapAll = (told: Told, swaps: readonly Swap[]): Told => {
  let { text } = told
  const rules = new Set(told.rules)
  for (const { rule, find, by } of swaps) {
    const next = text.replaceAll(find, by as string)
    if (next !== text) rules.add(rule)
    text = next
  }
  return { text, rules }
}
