import type { Section } from '#packages/document/schema.ts'
import { headingOf } from '#packages/import/parse/headings.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf, titleKind } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { bareText } from '../compare-text.ts'
import type { Evidence, Found, Rule } from '../evidence.ts'
import type { FixStep } from '../fix.ts'

/** Their titles are their author's own, or they have none. */
const FREE = new Set(['custom', 'base_info', 'resume_title', 'module_title'])

export const standardTitle = (kind: string, language: Language): string => kindOf(kind)?.[language] ?? ''

const isKnown = ({ title, kind }: Section): boolean => headingOf(title)?.kind === kind

/** The section was recognized in spite of its title: by its English name, or by its content. */
const isUnderstood = ({ id, kind, title }: Section, { fields, reading }: Evidence): boolean =>
  reading.document.sections.some((read) => read.kind === kind && bareText(read.title) === bareText(title)) ||
  fields.filter(({ section }) => section === id).every(({ state }) => state === 'same')

const foundIn = (section: Section, { language }: { language: Language }): Found => {
  const better = standardTitle(section.kind, language)
  const as = headingOf(section.title)?.kind
  return {
    section: section.id,
    facts: { title: section.title, better, ...(as ? { as: standardTitle(as, language) } : {}) },
    fix: { steps: [{ do: 'renameSection', section: section.id, title: better }] },
  }
}

const isInMargin = (variant: number): boolean => titleKind.variants[variant]?.titleWidth !== undefined

/** Plain words over a line: what every program takes for a heading. */
const ABOVE = 3

/** A title in the margin is read as the start of the first line next to it. */
export const titleInMargin: Rule = {
  severity: 'warning',
  find: ({ document, fields }) => {
    const scattered = new Set(fields.filter(({ state }) => state !== 'same').map(({ section }) => section))
    const titleWidth = resolveDocument(document).filter(({ titleWidth: column }) => column !== undefined)
    const [first] = titleWidth.filter(({ section }) => scattered.has(section.id))
    if (!first) return []
    const own = titleWidth
      .map(({ section }) => section)
      .filter(({ titleVariant }) => titleVariant !== undefined)
    const steps: FixStep[] = [
      ...(isInMargin(document.theme.titleVariant)
        ? [{ do: 'setTitleStyle' as const, titleVariant: ABOVE }]
        : []),
      ...own.map(({ id }) => ({ do: 'setTitleStyle' as const, titleVariant: ABOVE, section: id })),
    ]
    return [{ section: first.section.id, facts: { title: first.section.title }, fix: { steps } }]
  },
}

export const unknownTitle: Rule = {
  severity: 'warning',
  find: (evidence) =>
    resolveDocument(evidence.document)
      .map(({ section }) => section)
      .filter((section) => !FREE.has(section.kind) && !section.untitled && section.title.trim() !== '')
      .filter((section) => !isKnown(section) && !isUnderstood(section, evidence))
      .map((section) => foundIn(section, evidence.document)),
}
