import { create } from 'mutative'
import type { Evidence } from '#packages/checks/evidence.ts'
import { matchFields } from '#packages/checks/match-fields.ts'
import { standardTitle } from '#packages/checks/rules/titles.ts'
import { shownFields } from '#packages/checks/shown-fields.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { plainTextOf } from '#packages/export/text/plain-text.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'

/** A document without findings of any rule: standard titles, and no names given by its author. */
export const sound = (language: 'zh' | 'en' = 'zh'): Document =>
  create(sampleDocument(personOf('nurse', language)), (draft) => {
    const titled = draft.sections.filter(
      ({ kind }) => !['custom', 'base_info', 'resume_title'].includes(kind),
    )
    for (const section of titled) section.title = standardTitle(section.kind, language)
    draft.sections = draft.sections.filter(({ kind }) => kind !== 'custom')
  })

/** A file that was read perfectly: the result equals the document. */
export const evidenceOf = (document: Document, more: Partial<Evidence> = {}): Evidence => {
  const shown = shownFields(document)
  const text = plainTextOf(document)
  const reading: Evidence['reading'] = {
    pages: 2,
    text,
    document: create(document, (draft) => {
      draft.sections = draft.sections.filter(({ visible }) => visible)
      for (const section of draft.sections) {
        section.items = section.items.filter(({ hidden }) => !hidden)
        for (const item of section.items)
          for (const field of Object.keys(item.data))
            if (section.props[field]?.visible === false) delete item.data[field]
      }
    }),
    unsure: [],
    fonts: { embedded: 2, notEmbedded: [] },
    links: [],
    ...more.reading,
  }
  return {
    document,
    drawn: { text, pages: 2 },
    difference: undefined,
    shown,
    fields: matchFields(shown, document, reading.document),
    bytes: 90_000,
    troubles: { missing: [], unread: 0 },
    now: '2026-11',
    ...more,
    reading,
  }
}

export const sectionIn = (document: Document, kind: string): Section => {
  const found = document.sections.find((section) => section.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

export const itemIn = (document: Document, kind: string, at = 0): Item =>
  sectionIn(document, kind).items[at] as Item
