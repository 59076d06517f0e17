import { useEffect, useMemo, useState } from 'react'
import type { Item, Section } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { placeholdersIn } from '#packages/samples/placeholders/load.ts'
import type { Placeholder } from '#packages/samples/placeholders/placeholder.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { sampleSection } from '#packages/sections/sample-document.ts'

type Language = 'zh' | 'en'

const people = {
  zh: () => import('#packages/samples/people/engineer/zh.ts').then(({ engineerZh }) => engineerZh),
  en: () => import('#packages/samples/people/engineer/en.ts').then(({ engineerEn }) => engineerEn),
}

export const loadSamples: readonly (() => Promise<unknown>)[] = Object.values(people)

const placeholderSection = (kind: string, { title, untitled, own, entries = [] }: Placeholder): Section => {
  const items: Item[] = [
    ...(own ? [{ id: `${kind}-own`, own: true as const, data: own }] : []),
    ...entries.map((data, at) => ({ id: `${kind}-${at}`, data })),
  ]
  return {
    id: kind,
    kind,
    variant: 1,
    region: 'main',
    title,
    ...(untitled ? { untitled } : {}),
    visible: true,
    items,
    props: {},
    style: {},
  }
}

const isPlaceheld = (kind: string) => kindOf(kind)?.for !== undefined

const load = async (kind: string, language: Language): Promise<Section | undefined> => {
  if (isPlaceheld(kind)) {
    const found = (await placeholdersIn[language]())[kind]
    return found && placeholderSection(kind, found)
  }
  const { sections } = await people[language]()
  const at = sections.findIndex((one) => one.kind === kind)
  const sample = sections[at]
  return sample && sampleSection(sample, at)
}

/** Removes pictures that the variant does not show. */
export const withoutHiddenFields = (section: Section, variant: number): Section => {
  const layout = JSON.stringify(kindOf(section.kind)?.variants[variant]?.layout ?? '')
  if (layout.includes('"picture"')) return section
  return {
    ...section,
    items: section.items.map(({ data: { picture: _, ...data }, ...item }) => ({ ...item, data })),
  }
}

type FirstContent = Pick<Section, 'title' | 'untitled' | 'items'>

/** Initial content of a new section: slides and tables have an example, sections of a resume are empty. */
export const firstContent = async (
  kind: string,
  variant: number,
  language: Language,
): Promise<FirstContent | undefined> => {
  const sample = isPlaceheld(kind) ? await load(kind, language).catch(() => undefined) : undefined
  return sample && withoutHiddenFields(sample, variant)
}

/** A sample section of a kind, which is loaded on demand. */
export const useSampleSection = (kind: string, needed: boolean): Section | undefined => {
  const language = useEditorState(({ document }) => document.language)
  const [found, setFound] = useState<{ key: string; section: Section | undefined }>()
  const key = `${language} ${kind}`
  useEffect(() => {
    if (!needed) return
    let gone = false
    load(kind, language).then(
      (section) => {
        if (!gone) setFound({ key: `${language} ${kind}`, section })
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [needed, language, kind])
  return useMemo(() => (found?.key === key ? found.section : undefined), [found, key])
}
