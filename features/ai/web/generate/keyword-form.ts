import { safeParse } from 'zod/v4/core'
import { type Keywords, keywords } from '#packages/ai/tasks.ts'
import { stored } from '#packages/local-data/stored.ts'

export type KeywordName = keyof Keywords

/** The typed values. */
export type Typed = Record<KeywordName, string>

export const keywordNames = Object.keys(keywords.shape) as KeywordName[]

export const MAX_LENGTHS: Record<KeywordName, number> = {
  name: 40,
  job: 60,
  years: 2,
  major: 80,
  skills: 500,
  projects: 1500,
  other: 1500,
}

export const nothingTyped: Typed = {
  name: '',
  job: '',
  years: '',
  major: '',
  skills: '',
  projects: '',
  other: '',
}

/** Accepts full-width digits of Chinese keyboards. */
const yearsOf = (text: string): number => {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,2}$/.test(plain) ? Number(plain) : Number.NaN
}

export type Read = { ok: true; keywords: Keywords } | { ok: false; wrong: KeywordName[] }

/** Validates with the schema that the server uses. */
export const readKeywords = (typed: Typed): Read => {
  const read = safeParse(keywords, { ...typed, years: yearsOf(typed.years) })
  if (read.success) return { ok: true, keywords: read.data }
  const paths = new Set(read.error.issues.map(({ path }) => path[0]))
  return { ok: false, wrong: keywordNames.filter((name) => paths.has(name)) }
}

export const typedOf = (values: Keywords): Typed => ({ ...values, years: String(values.years) })

/** Values in the address, from the form of the home page or from another link. */
export const typedIn = (params: URLSearchParams): Partial<Typed> =>
  Object.fromEntries(
    keywordNames.flatMap((name) => {
      const text = params.get(name)?.trim().slice(0, MAX_LENGTHS[name]) ?? ''
      return text === '' ? [] : [[name, text]]
    }),
  )

/** If storage is refused, as in a private window, the values are not remembered. */
export const rememberTyped = (typed: Typed): void => {
  stored('huajian-ai-keywords').write(JSON.stringify(typed))
}

export const rememberedTyped = (): Partial<Typed> => {
  try {
    const known: unknown = JSON.parse(stored('huajian-ai-keywords').read() ?? '{}')
    const entries = Object.entries(known ?? {}).filter(
      ([name, text]) => name in nothingTyped && typeof text === 'string',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}
