/** The rules of the built-in engine. words.ts has their descriptions, which are shown with every change. */
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

/** One replacement and its rule. */
export interface Swap {
  rule: RuleName
  find: RegExp
  by: string | ((...match: string[]) => string)
}

export interface Rewrite {
  text: string
  rules: Set<RuleName>
}

/** Applies all replacements in order and records the rules that changed the text. */
export const swapAll = (rewrite: Rewrite, swaps: readonly Swap[]): Rewrite => {
  let { text } = rewrite
  const rules = new Set(rewrite.rules)
  for (const { rule, find, by } of swaps) {
    const next = text.replaceAll(find, by as string)
    if (next !== text) rules.add(rule)
    text = next
  }
  return { text, rules }
}
