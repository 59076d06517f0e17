import { kindOf } from '#packages/sections/registry.ts'

const plain = (text: string) => text.toLowerCase().replace(/[\s·・,，、]/g, '')

/** Kinds and variant numbers that match a query in either language. The name of a kind matches all its variants. */
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
