import type { Readable } from 'node:stream'
import { isLanguage, type Language } from '#packages/i18n/language.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Everything that a command uses from outside; tests and other programs pass their own. */
export interface CliContext {
  /** The folder that relative paths are resolved from. */
  workingFolder: string
  language: Language
  variables: Variables
  input: Readable
  /** Writes the result to standard output, which may be a pipe. */
  write(content: string | Uint8Array): Promise<void>
  /** Prints a line with progress or an error to standard error. */
  print(line: string): void
  /** The folder of a web build that matches the sources. */
  build(): Promise<string>
}

/** The language of the system, or English if it is neither Chinese nor English. */
const systemLanguage = (variables: Variables): Language => {
  const locale = variables.LC_ALL || variables.LC_MESSAGES || variables.LANG
  return /^zh/i.test(locale || Intl.DateTimeFormat().resolvedOptions().locale) ? 'zh' : 'en'
}

/** Determined before the arguments are parsed, so that errors in them are already in the right language. */
export const languageFor = (args: readonly string[], variables: Variables): Language => {
  const at = args.findIndex((one) => /^--language(=|$)/.test(one))
  const asked = at < 0 ? undefined : args[at]?.split('=')[1] || args[at + 1]
  return isLanguage(asked) ? asked : systemLanguage(variables)
}

/** npm runs scripts in the project's folder and passes the folder of the call in a variable. */
export const startingFolder = (variables: Variables): string =>
  variables.HUAJIAN_FROM || variables.INIT_CWD || process.cwd()
