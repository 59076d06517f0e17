import { useEffect, useMemo, useState } from 'react'
import type { Section } from '#packages/document/schema.ts'
import type { SamplePerson } from '#packages/samples/sample.ts'
import { sampleSection } from '#packages/sections/sample-document.ts'
import { useEditorState } from '../use-editor.tsx'

const people = {
  zh: () => import('#packages/samples/people/engineer/zh.ts').then(({ engineerZh }) => engineerZh),
  en: () => import('#packages/samples/people/engineer/en.ts').then(({ engineerEn }) => engineerEn),
}

export const loadSamples: readonly (() => Promise<unknown>)[] = Object.values(people)

/** A sample person's section of a kind. They are fetched when first needed: most people never see them here. */
export const useSampleSection = (kind: string, needed: boolean): Section | undefined => {
  const language = useEditorState(({ document }) => document.language)
  const [person, setPerson] = useState<SamplePerson>()
  useEffect(() => {
    if (!needed || person?.language === language) return
    let gone = false
    void people[language]().then((found) => {
      if (!gone) setPerson(found)
    })
    return () => {
      gone = true
    }
  }, [needed, language, person])
  return useMemo(() => {
    const at = person?.sections.findIndex((one) => one.kind === kind) ?? -1
    const sample = person?.sections[at]
    return sample && sampleSection(sample, at)
  }, [person, kind])
}
