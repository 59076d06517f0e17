import type { Readable } from 'node:stream'
import { isLanguage, type Language } from '#packages/i18n/language.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** All that a command sees of the outside; tests and other programs give their own. */
export interface Surroundings {
  /** The folder that the person stands in: paths are told from there. */
  from: string
  language: Language
  variables: Variables
  input: Readable
  /** What was asked for, and nothing else: it may go into a pipe. */
  answer(content: string | Uint8Array): Promise<void>
  /** Beside the answer: what was done, what is wrong. */
  say(line: string): void
  /** The folder of a web build that fits the sources. */
  build(): Promise<string>
}

/** As the system speaks; English where it speaks neither of ours. */
const systemLanguage = (variables: Variables): Language => {
  const said = variables.LC_ALL || variables.LC_MESSAGES || variables.LANG
  return /^zh/i.test(said || Intl.DateTimeFormat().resolvedOptions().locale) ? 'zh' : 'en'
}

/** Known before anything else is read, so that also the first complaint is in the right language. */
export const languageFor = (args: readonly string[], variables: Variables): Language => {
  const at = args.findIndex((one) => /^--language(=|$)/.test(one))
  const asked = at < 0 ? undefined : args[at]?.split('=')[1] || args[at + 1]
  return isLanguage(asked) ? asked : systemLanguage(variables)
}

/** npm runs scripts in the project's own folder, and tells where it was called. */
export const startingFolder = (variables: Variables): string =>
  variables.HUAJIAN_FROM || variables.INIT_CWD || process.cwd()
