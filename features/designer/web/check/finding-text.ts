import type { Document } from '#packages/document/schema.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { slotName } from '#packages/editor-style/slot-name.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { Finding } from '#packages/render/check/finding.ts'
import { amountOf, findingWords } from './check-words.ts'

/** The text of a finding, with the author's names of sections and fields. */
export const useFindingText = (template: Document) => {
  const t = useWords(findingWords)
  const { language } = useLanguage()
  return (finding: Finding): string => {
    const section = template.sections.find(({ id }) => id === finding.section)
    if (!section) return ''
    const name = sectionName(section, language)
    const { field } = finding
    const part = field && field !== 'title' ? t.field(name, slotName(section, field, language)) : name
    return t[finding.rule](part, amountOf(finding))
  }
}
