import { kindOf } from '#packages/sections/registry.ts'

const plain = (text: string) => text.toLowerCase().replace(/[\s·・,，、]/g, '')

/** Kinds and the numbers of their variants that a query finds, in either language; a kind's own name finds them all. */
export const searchVariants = (kinds: readonly string[], query: string): [string, number[]][] => {
  const words = query.trim().split(/\s+/).map(plain).filter(Boolean)
  if (words.length === 0) return []
  return kinds.flatMap((name): [string, number[]][] => {
    const kind = kindOf(name)
    if (!kind) return []
    const numbers = Object.entries(kind.variants)
      .filter(([, { zh, en }]) => {
        const text = [kind.zh, kind.en, zh, en].map(plain).join(' ')
        return words.every((word) => text.includes(word))
      })
      .map(([number]) => Number(number))
    return numbers.length > 0 ? [[name, numbers]] : []
  })
}
