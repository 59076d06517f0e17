import { type ParseArgsConfig, parseArgs } from 'node:util'
import { defineWords } from '#packages/i18n/define-words.ts'
import { isLanguage, type Language } from '#packages/i18n/language.ts'
import { CliError, EXIT } from './cli-error.ts'

const words = defineWords({
  zh: {
    unknown: (option: string) => `没有 ${option} 这个选项；--help 列出全部选项`,
    valueMissing: (option: string) => `${option} 后面要有一个值；--help 有例子`,
    valueUnwanted: (option: string) => `${option} 后面不带值`,
    language: (given: string) => `--language 只能是 zh 或 en，不能是「${given}」`,
  },
  en: {
    unknown: (option: string) => `Unknown option ${option}. See --help`,
    valueMissing: (option: string) => `${option} needs a value. See --help for examples`,
    valueUnwanted: (option: string) => `${option} takes no value`,
    language: (given: string) => `--language must be zh or en, not "${given}"`,
  },
})

const COMMON = { language: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

const optionError = (error: Error & { code?: string }, language: Language): CliError => {
  const t = words[language]
  const [, option = ''] = /'([^']+)'/.exec(error.message) ?? []
  const name = option.replace(/ <value>$/, '')
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new CliError(EXIT.misused, t.unknown(name))
  const unwanted = /does not take an argument/.test(error.message)
  return new CliError(EXIT.misused, unwanted ? t.valueUnwanted(name) : t.valueMissing(name))
}

/** Parses a command's own options and the common ones; unknown or malformed options are refused with a message. */
export const readOptions = <const T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  language: Language,
) => {
  const parse = () =>
    parseArgs({ args, options: { ...options, ...COMMON } as T & typeof COMMON, allowPositionals: true })
  try {
    const parsed = parse()
    const asked = (parsed.values as { language?: string }).language
    if (asked !== undefined && !isLanguage(asked))
      throw new CliError(EXIT.misused, words[language].language(asked))
    return parsed
  } catch (error) {
    if (error instanceof CliError) throw error
    throw optionError(error as Error, language)
  }
}
