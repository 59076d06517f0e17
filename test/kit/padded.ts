import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Section } from '#packages/document/schema.ts'

const PART = 7 * 1024

/** A section with about this many bytes of text. */
export const paddedSection = (bytes: number): Section => {
  const items = Array.from({ length: Math.ceil(bytes / PART) }, (_, at) => ({
    id: `padding-${at}`,
    data: { text: [{ spans: [{ text: 'x'.repeat(Math.min(PART, bytes - at * PART)) }] }] },
  }))
  return {
    ...{ id: 'padding', kind: 'self_evaluation', variant: 1, region: 'main', visible: true },
    ...{ title: '自我评价', icon: '', english: '', props: {}, style: {}, items },
  } as Section
}

/** A document of about this many kilobytes. */
export const paddedDocument = (kilobytes: number, title = '简历'): Document => ({
  ...blankDocument(title, 'zh'),
  sections: [paddedSection(kilobytes * 1024)],
})
