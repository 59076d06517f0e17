import type { PageBox } from './lines.ts'

export const rules = ['overflow', 'cut', 'overlap', 'contrast', 'hole', 'hollow', 'order', 'mono'] as const
export type Rule = (typeof rules)[number]

/** One thing that is wrong, and where. */
export interface Finding {
  rule: Rule
  /** An error must be mended before a template is submitted; a warning may stand. */
  severity: 'error' | 'warning'
  /** The section's id, and the entry and the field within it where there are such. */
  section: string
  item?: string
  field?: string
  box: PageBox
  /** The words that it is about. */
  text: string
  /** Pixels beyond the edge, or the contrast. */
  amount?: number
}

const SEVERITY: Record<Rule, Finding['severity']> = {
  overflow: 'error',
  cut: 'error',
  overlap: 'error',
  contrast: 'error',
  hole: 'error',
  hollow: 'warning',
  order: 'warning',
  mono: 'warning',
}

const MOST_TEXT = 24

export const findingAt = (
  rule: Rule,
  element: Element,
  box: PageBox,
  text: string,
  amount?: number,
): Finding => {
  const near = (mark: 'id' | 'item' | 'field') =>
    element.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark]
  const [item, field] = [near('item'), near('field')]
  return {
    rule,
    severity: SEVERITY[rule],
    section: near('id') ?? '',
    ...(item === undefined ? {} : { item }),
    ...(field === undefined ? {} : { field }),
    box,
    text: text.slice(0, MOST_TEXT),
    ...(amount === undefined ? {} : { amount }),
  }
}

/** One line too many in each of ten entries is one thing to mend; the worst of them stands for all. */
export const withoutRepeats = (findings: readonly Finding[]): Finding[] => {
  const worse = (one: Finding, other: Finding) =>
    one.rule === 'contrast' || one.rule === 'mono'
      ? (one.amount ?? 0) < (other.amount ?? 0)
      : (one.amount ?? 0) > (other.amount ?? 0)
  const kept = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.section} ${finding.field ?? ''}`
    const known = kept.get(key)
    if (!known || worse(finding, known)) kept.set(key, finding)
  }
  return [...kept.values()].sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule))
}
