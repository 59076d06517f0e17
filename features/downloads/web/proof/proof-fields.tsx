import { ArrowRightLeft, Check, CircleDashed, CircleX, type IconNode } from 'lucide'
import { useMemo } from 'react'
import type { FieldState, ProofField } from '#packages/checks/match-fields.ts'
import type { Proof } from '#packages/checks/proof.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './proof-fields.module.css'
import { viewWords } from './proof-words.ts'

const ICONS: Record<FieldState, IconNode> = {
  same: Check,
  partly: CircleDashed,
  moved: ArrowRightLeft,
  missing: CircleX,
}

const Mark = ({ state }: { state: FieldState }) => {
  const t = useWords(viewWords)
  return (
    <span className={styles.mark} data-state={state}>
      <Glyph icon={ICONS[state]} size={14} />
      {t[state]}
    </span>
  )
}

/** The value that was read. If it differs from the page, both values, one below the other. */
const Value = ({ field }: { field: ProofField }) => {
  const t = useWords(viewWords)
  const { ours, read, state, where } = field
  if (state === 'same') return <span className={styles.text}>{ours}</span>
  return (
    <>
      <span className={styles.text}>
        <small>{t.onPage}</small>
        {ours}
      </span>
      <span className={styles.text} data-read="">
        <small>{where === undefined ? t.readAs : t.readElsewhere(where)}</small>
        {read || t.nothing}
      </span>
    </>
  )
}

const Rows = ({ fields }: { fields: readonly ProofField[] }) => {
  const { language } = useLanguage()
  return (
    <div className={styles.rows}>
      {fields.map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may have several pairs.
        <div key={`${field.item} ${field.field} ${at}`} className={styles.row} data-state={field.state}>
          <dt>{field.label[language]}</dt>
          <dd>
            <Value field={field} />
          </dd>
          <dd>
            <Mark state={field.state} />
          </dd>
        </div>
      ))}
    </div>
  )
}

const SectionFields = ({ section, fields }: { section: Section; fields: readonly ProofField[] }) => {
  const { language } = useLanguage()
  const items = [...Map.groupBy(fields, ({ item }) => item)]
  const same = fields.filter(({ state }) => state === 'same').length
  return (
    <section className={styles.section}>
      <h4>
        {sectionName(section, language)}
        <span>
          {same}/{fields.length}
        </span>
      </h4>
      {items.map(([item, rows]) => (
        <dl key={item} className={styles.entry}>
          <Rows fields={rows} />
        </dl>
      ))}
    </section>
  )
}

export const ReadingOrder = ({ order }: { order: Proof['order'] }) => {
  const t = useWords(viewWords)
  return (
    <div className={styles.order}>
      <h4>{t.order}</h4>
      <ol>
        {order.map(({ title, place }) => (
          <li key={place}>
            <span>{place}</span>
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Every fact on the pages, by section: its label, the value that was read, and whether they are equal. */
export const ProofFields = ({ proof, document }: { proof: Proof; document: Document }) => {
  const by = useMemo(() => Map.groupBy(proof.fields, ({ section }) => section), [proof])
  return (
    <>
      <ReadingOrder order={proof.order} />
      {document.sections.map((section) => {
        const fields = by.get(section.id)
        return fields && <SectionFields key={section.id} section={section} fields={fields} />
      })}
    </>
  )
}
