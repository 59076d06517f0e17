import { config } from 'zod/v4/core'
import { en, zhCN } from 'zod/v4/locales'
import { type LoadedDocument, loadDocument } from '#packages/document/load.ts'
import '#packages/sections/document-kinds.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/i18n/language.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { CliContext } from './cli-context.ts'
import { CliError, EXIT } from './cli-error.ts'
import { PIPE, readInput } from './files.ts'

const words = defineWords({
  zh: {
    input: '标准输入',
    empty: (file: string) => `${file} 是空的`,
    otherKind: (file: string) =>
      `${file} 不是花笺文档（JSON）。其他格式的简历请先导入：huajian import ${file} -o resume.json`,
    brokenJson: (file: string, line: string, column: string) =>
      `${file} 的 JSON 不完整或有错：第 ${line} 行第 ${column} 个字符`,
  },
  en: {
    input: 'Standard input',
    empty: (file: string) => `${file} is empty`,
    otherKind: (file: string) =>
      `${file} is not a Huajian document (JSON). To convert another kind of resume: huajian import ${file} -o resume.json`,
    brokenJson: (file: string, line: string, column: string) =>
      `Invalid JSON in ${file} at line ${line}, column ${column}`,
  },
})

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Line and column at which a parser stopped, counted from 1. */
const placeIn = (text: string, error: unknown): [line: string, column: string] => {
  const [, position] = /position (\d+)/.exec(String(error)) ?? []
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n')
  return [String(before.length), String((before.at(-1) ?? '').length + 1)]
}

const jsonOf = (bytes: Uint8Array, file: string, language: Language): unknown => {
  const t = words[language]
  const text = textOf(bytes)
  if (text?.trim() === '') throw new CliError(EXIT.notRight, t.empty(file))
  if (text === undefined || !/^\s*[{[]/.test(text)) throw new CliError(EXIT.notRight, t.otherKind(file))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CliError(EXIT.notRight, t.brokenJson(file, ...placeIn(text, error)))
  }
}

/** Loads the document at a path. Problems in a document come back as a list; a file that is no document is refused. */
export const readDocument = async (file: string, context: CliContext): Promise<LoadedDocument> => {
  const { language } = context
  const name = file === PIPE ? words[language].input : file
  const json = jsonOf(await readInput(file, context), name, language)
  // Messages of the schema are then in the user's language.
  config(language === 'zh' ? zhCN() : en())
  const loaded = loadDocument(json, kindFacts)
  if (!loaded.ok && loaded.problems.some(({ reason }) => reason === 'not_a_document'))
    throw new CliError(EXIT.notRight, words[language].otherKind(name))
  return loaded
}
