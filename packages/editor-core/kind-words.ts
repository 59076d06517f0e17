import type { Document } from '#packages/document/schema.ts'
import { type Dictionary, defineWords, type Words } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'
import { useEditorState } from './use-editor.tsx'

/** Names of the same thing in other kinds of documents: pairs of a word and its replacement, longer words first. */
const names = defineWords({
  zh: { word: '简历 文档', ppt: '一个栏目 一张幻灯片 个栏目 张幻灯片 栏目 幻灯片 简历 演示' },
  en: {
    word: 'resume document Resume Document',
    ppt: 'section slide Section Slide resume presentation Resume Presentation',
  },
})

const renamed = (text: string, pairs: string): string =>
  pairs
    .split(' ')
    .reduce((said, word, at, all) => (at % 2 === 0 ? said.replaceAll(word, all[at + 1] ?? '') : said), text)

/** A sentence in the words of a kind of document. */
export const inKind = (text: string, kind: Document['kind'], language: Language): string =>
  kind === 'resume' ? text : renamed(text, names[language][kind])

const known = new WeakMap<object, Map<string, object>>()

/** Every sentence of a dictionary in the words of another kind of document; the same object again for the same. */
const inWords = <D extends Dictionary>(dictionary: D, pairs: string): D => {
  const before = known.get(dictionary) ?? new Map<string, object>()
  known.set(dictionary, before)
  const found =
    before.get(pairs) ??
    Object.fromEntries(
      Object.entries(dictionary).map(([key, said]) => [
        key,
        typeof said === 'string'
          ? renamed(said, pairs)
          : (...values: never[]) => renamed(said(...values), pairs),
      ]),
    )
  before.set(pairs, found)
  return found as D
}

export const kindWords = <D extends Dictionary>(
  words: Words<D>,
  kind: Document['kind'],
  language: Language,
): D => (kind === 'resume' ? words[language] : inWords(words[language], names[language][kind]))

/** Sections and resumes by the names that they have here: in a presentation they are slides. */
export const useKindWords = <D extends Dictionary>(words: Words<D>): D => {
  const { language } = useLanguage()
  return kindWords(
    words,
    useEditorState(({ document }) => document.kind),
    language,
  )
}
