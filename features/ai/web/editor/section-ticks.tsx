import type { Section } from '#packages/document/schema.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import shared from './parts.module.css'
import looks from './translate.module.css'

const words = defineWords({
  zh: { sections: '翻译哪些栏目', all: '全选', none: '全不选' },
  en: { sections: 'Sections to translate', all: 'All', none: 'None' },
})

/** Checkboxes to choose sections. */
export const SectionTicks = ({
  sections,
  chosen,
  disabled,
  onChange,
}: {
  sections: readonly Section[]
  chosen: ReadonlySet<string>
  disabled: boolean
  onChange(chosen: ReadonlySet<string>): void
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const isAll = sections.every(({ id }) => chosen.has(id))
  return (
    <fieldset className={looks.sections} disabled={disabled}>
      <legend>{t.sections}</legend>
      {sections.length > 1 && (
        <button
          type="button"
          className={parts.word}
          onClick={() => onChange(new Set(isAll ? [] : sections.map(({ id }) => id)))}
        >
          {isAll ? t.none : t.all}
        </button>
      )}
      {sections.map((section) => (
        <label key={section.id} className={shared.tick}>
          <input
            type="checkbox"
            checked={chosen.has(section.id)}
            onChange={({ currentTarget }) => {
              const next = new Set(chosen)
              if (currentTarget.checked) next.add(section.id)
              else next.delete(section.id)
              onChange(next)
            }}
          />
          {sectionName(section, language)}
        </label>
      ))}
    </fieldset>
  )
}
