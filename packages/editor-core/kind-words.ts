import type { Document } from '#packages/document/schema.ts'
import { type Dictionary, defineWords, type Words } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'
import { useEditorState } from './use-editor.tsx'

/** Pairs of a word and its replacement in other kinds of documents, longer words first. */
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
    .reduce((text, word, at, all) => (at % 2 === 0 ? text.replaceAll(word, all[at + 1] ?? '') : text), text)

/** Replaces "resume" and "section" in a text by the words for a kind of document. */
export const inKind = (text: string, kind: Document['kind'], language: Language): string =>
  kind === 'resume' ? text : renamed(text, names[language][kind])

const known = new WeakMap<object, Map<string, object>>()

/** Replaces the words in every text of a dictionary. The result is cached. */
const renamedDictionary = <D extends Dictionary>(dictionary: D, pairs: string): D => {
  const before = known.get(dictionary) ?? new Map<string, object>()
  known.set(dictionary, before)
  const found =
    before.get(pairs) ??
    Object.fromEntries(
      Object.entries(dictionary).map(([key, text]) => [
        key,
        typeof text === 'string'
          ? renamed(text, pairs)
          : (...values: never[]) => renamed(text(...values), pairs),
      ]),
    )
  before.set(pairs, found)
  return found as D
}

export const kindWords = <D extends Dictionary>(
  words: Words<D>,
  kind: Document['kind'],
  language: Language,
): D => (kind === 'resume' ? words[language] : renamedDictionary(words[language], names[language][kind]))

/** A dictionary in the words for the open document: a presentation has slides instead of sections. */
export const useKindWords = <D extends Dictionary>(words: Words<D>): D => {
  const { language } = useLanguage()
  return kindWords(
    words,
    useEditorState(({ document }) => document.kind),
    language,
  )
}
