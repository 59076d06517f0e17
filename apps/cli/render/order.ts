import { basename } from 'node:path'
import { type FormatId, formatIds, formatOf } from '#packages/export/formats.ts'
import type { Language } from '#packages/i18n/language.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { PIPE } from '../files.ts'
import { readOptions } from '../options.ts'
import { words } from './words.ts'

interface Output {
  path: string
  format: FormatId
}

export interface RenderOrder {
  file: string
  outputs: Output[]
  /** Counted from 0. */
  pages: number[] | undefined
  picture: { scale: 1 | 2 | 3; long: boolean }
  force: boolean
}

const OPTIONS = {
  output: { type: 'string', short: 'o', multiple: true },
  format: { type: 'string' },
  pages: { type: 'string' },
  scale: { type: 'string' },
  long: { type: 'boolean' },
  force: { type: 'boolean' },
} as const

const misused = (message: string): never => {
  throw new CliError(EXIT.misused, message)
}

const endingOf = (format: FormatId): string => `.${formatOf(format).extension}`
const EXTENSIONS = formatIds.map(endingOf)

const byName = (path: string): FormatId | undefined => {
  const name = basename(path)
    .toLowerCase()
    .replace(/\.markdown$/, '.md')
    .replace(/\.htm$/, '.html')
  // A name such as `.json` has no extension; `.resume.json` takes precedence over `.json`.
  const matching = formatIds.filter((format) => name.endsWith(endingOf(format)) && name !== endingOf(format))
  return matching.sort((a, b) => endingOf(b).length - endingOf(a).length)[0]
}

const formatFor = (path: string, asked: string | undefined, language: Language): FormatId => {
  const t = words[language]
  if (asked !== undefined)
    return formatIds.find((id) => id === asked) ?? misused(t.unknownFormat(asked, formatIds.join(' ')))
  if (path === PIPE) return misused(t.pipeFormat)
  return byName(path) ?? misused(t.noFormat(path, EXTENSIONS.join(' ')))
}

const MAX_PAGES = 1000

/** Reads `1,3-4` as page indexes from 0, sorted and without duplicates. */
export const readPages = (given: string, language: Language): number[] => {
  const refuse = () => misused(words[language].pages(given))
  const parts = given.split(/[,，]/).map((part) => /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*$/.exec(part) ?? refuse())
  const pages = parts.flatMap(([, first, last = first]) => {
    const [from, to] = [Number(first), Number(last)]
    if (from < 1 || to < from || to > MAX_PAGES) return refuse()
    return Array.from({ length: to - from + 1 }, (_, at) => from - 1 + at)
  })
  return [...new Set(pages)].sort((a, b) => a - b)
}

const readScale = (given: string | undefined, language: Language): 1 | 2 | 3 => {
  if (given === undefined) return 2
  return (
    ([1, 2, 3] as const).find((scale) => given === String(scale)) ?? misused(words[language].scale(given))
  )
}

/** Reads the arguments and checks everything that can be checked before the document is read. */
export const readOrder = (args: string[], language: Language): RenderOrder => {
  const t = words[language]
  const { values, positionals } = readOptions(args, OPTIONS, language)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) return misused(t.oneFile)
  const paths = values.output ?? misused(t.noOutput)
  const twice = paths.find((path, at) => paths.indexOf(path) !== at)
  if (twice !== undefined) misused(t.twice(twice))
  const outputs = paths.map((path) => ({ path, format: formatFor(path, values.format, language) }))
  if (values.pages !== undefined && !outputs.some(({ format }) => formatOf(format).paged))
    misused(t.pagesNowhere)
  const wantsPng = outputs.some(({ format }) => format === 'png')
  if ((values.scale !== undefined || values.long) && !wantsPng) misused(t.pngNowhere)
  return {
    file,
    outputs,
    pages: values.pages === undefined ? undefined : readPages(values.pages, language),
    picture: { scale: readScale(values.scale, language), long: values.long ?? false },
    force: values.force ?? false,
  }
}
