import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { placeholdersIn } from '#packages/samples/placeholders/load.ts'
import type { Language } from '#packages/sections/language.ts'

type Started = Exclude<Document['kind'], 'resume'>

/** Kinds of the first sections. */
const FIRST: Record<Started, readonly string[]> = {
  word: ['doc_title', 'doc_text'],
  ppt: ['slide_title', 'slide_agenda', 'slide_text', 'slide_thanks'],
}

/** The variants of the first sections have no picture. */
const withoutPicture = ({ picture: _, ...data }: Item['data']): Item['data'] => data

const settings = (kind: Started, blank: Document): Pick<Document, 'page' | 'theme'> =>
  kind === 'word'
    ? {
        page: { ...blank.page, margin: { top: 24, right: 26, bottom: 22, left: 26 } },
        theme: { ...blank.theme, fontSize: 15, lineHeight: 1.75 },
      }
    : {
        page: {
          ...blank.page,
          size: '16:9',
          margin: { top: 15, right: 17, bottom: 17, left: 17 },
          numbers: 'plain',
        },
        theme: { ...blank.theme, colors: 'indigo', fontSize: 22, lineHeight: 1.6 },
      }

/** A new Word document or presentation with placeholder texts in its first sections. */
export const startedDocument = async (
  kind: Started,
  title: string,
  language: Language,
  newId: () => string,
): Promise<Document> => {
  const placeholders = await placeholdersIn[language]()
  const sectionOf = (name: string): Section => {
    const { title: heading = '', own, entries = [], untitled } = placeholders[name] ?? {}
    return {
      id: newId(),
      kind: name,
      variant: 1,
      region: 'main',
      title: heading,
      ...(untitled ? { untitled } : {}),
      visible: true,
      items: [
        ...(own ? [{ id: newId(), own: true as const, data: withoutPicture(own) }] : []),
        ...entries.map((data) => ({ id: newId(), data: withoutPicture(data) })),
      ],
      props: {},
      style: {},
    }
  }
  const blank = blankDocument(title, language)
  return { ...blank, kind, ...settings(kind, blank), sections: FIRST[kind].map(sectionOf) }
}
