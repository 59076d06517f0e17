import { useMemo, useState } from 'react'
import { isTitlePlace, textsOf, titlesOf } from '#packages/ai/document-texts.ts'
import { samePlace, type TextAt } from '#packages/ai/places.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { useAiRun } from '../run/use-ai-run.ts'
import { useAiWorkspace } from './ai-workspace.ts'

const ADDRESS = /^(?:https?:\/\/|www\.)?(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\w.+-]+\.[\w-]+)(?:\/\S*)?$/

/** Dates, numbers and addresses are the same in every language. */
const hasWords = (text: string, from: Language): boolean =>
  from === 'zh'
    ? /\p{Script=Han}/u.test(text)
    : /[A-Za-z]{2}/.test(text) && !ADDRESS.test(text.trim()) && !/^[\d\s/-]*(now)?$/.test(text)

/** The texts of these sections to translate. Titles that only name the kind are translated without an engine. */
export const textsToTranslate = (document: Document, sections: ReadonlySet<string>): TextAt[] =>
  [...titlesOf(document), ...textsOf(document)]
    .filter(({ place, text }) => sections.has(place.section) && hasWords(text, document.language))
    .filter(
      ({ place, kind, text }) => !isTitlePlace(place) || text.trim() !== kindOf(kind)?.[document.language],
    )
    .slice(0, 400)

export interface TranslatedText extends TextAt {
  /** Undefined if the text is not translated. */
  translated: string | undefined
}

/** One translation of some sections of a document, text by text. */
export const useTranslateRun = () => {
  const { id } = useAiWorkspace()
  const run = useAiRun()
  const [asked, setAsked] = useState<readonly TextAt[]>([])
  const texts = useMemo(
    () =>
      asked.map((text): TranslatedText => {
        const step = run.steps.find((one) => one.step === 'change' && samePlace(one.place, text.place))
        return { ...text, translated: step?.step === 'change' ? step.text : undefined }
      }),
    [asked, run.steps],
  )
  const start = (model: string, document: Document, from: Language, sections: ReadonlySet<string>) => {
    const wanted = textsToTranslate({ ...document, language: from }, sections)
    setAsked(wanted)
    if (wanted.length === 0) return
    run.start({
      model,
      task: { task: 'translate', from, to: from === 'zh' ? 'en' : 'zh', texts: wanted },
      ...(id ? { about: { id, title: document.title } } : {}),
    })
  }
  return { run, texts, start }
}
