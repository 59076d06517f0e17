import type { FieldProps, Item, Section } from '#packages/document/schema.ts'
import { isBlank, type Value } from '#packages/document/values.ts'
import type { FieldType, Kind } from './define.ts'
import type { Language } from './language.ts'
import { kindOf } from './registry.ts'
import { resolveSection } from './resolve-document.ts'

/** Whether a section's look draws the name and the icon of a field. */
export interface DrawnProps {
  label: boolean
  icon: boolean
}

/** Something that each type of field shows: an empty one draws neither name nor icon. */
const SAMPLES: Record<FieldType, Value> = {
  line: '1',
  level: '3',
  date: '2020-01',
  link: 'https://example.com',
  picture: 'sample-nurse',
  rich: [{ spans: [{ text: '1' }] }],
  period: { from: '2020-01', to: '2021-01' },
  labelled: [{ label: '1', value: '1' }],
  table: { head: ['1'], rows: [['1']] },
  series: { labels: ['1'], series: [{ name: '1', values: [1] }] },
}

/** Every record that the field belongs to, shown, and saying something of it. */
const filledItems = (section: Section, kind: Kind, field: string): Item[] => {
  const isOwn = kind.own?.includes(field) === true
  const type = kind.fields[field]?.type ?? 'line'
  const blank: Item = { id: 'blank', data: {}, ...(isOwn ? { own: true } : {}) }
  const belongs = ({ own }: Item) => (kind.own ? own === true : false) === isOwn
  const items = section.items.some(belongs) ? section.items : [...section.items, blank]
  return items.map(({ hidden: _, ...item }) =>
    belongs(item) && isBlank(item.data[field])
      ? { ...item, data: { ...item.data, [field]: SAMPLES[type] } }
      : { ...item },
  )
}

/**
 * Determined by layout: the section is laid out with the field filled and shown, under two names and with two icons.
 * A property that makes no difference is not drawn.
 */
export const drawnProps = (section: Section, field: string, language: Language): DrawnProps => {
  const kind = kindOf(section.kind)
  if (!kind) return { label: false, icon: false }
  const items = filledItems(section, kind, field)
  const drawn = (props: FieldProps) =>
    JSON.stringify(
      resolveSection({ ...section, items, props: { ...section.props, [field]: props } }, language, 1, 0).body,
    )
  const plain = drawn({})
  return {
    label: plain !== drawn({ label: '\u2063' }),
    icon: drawn({ icon: 'star' }) !== drawn({ icon: 'heart' }),
  }
}
