import type { PageBox } from './lines.ts'

export const rules = ['overflow', 'cut', 'overlap', 'contrast', 'hole', 'hollow', 'order', 'mono'] as const
export type Rule = (typeof rules)[number]

/** One thing that is wrong, and where. */
export interface Finding {
  rule: Rule
  /** An error must be fixed before a template is submitted; a warning need not be. */
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

const MAX_TEXT = 24

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
    text: text.slice(0, MAX_TEXT),
    ...(amount === undefined ? {} : { amount }),
  }
}

/** Ten entries with one line too many have one cause. Of such findings only the worst is reported. */
export const withoutRepeats = (findings: readonly Finding[]): Finding[] => {
  const worse = (one: Finding, other: Finding) =>
    one.rule === 'contrast' || one.rule === 'mono'
      ? (one.amount ?? 0) < (other.amount ?? 0)
      : (one.amount ?? 0) > (other.amount ?? 0)
  const worst = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.section} ${finding.field ?? ''}`
    const known = worst.get(key)
    if (!known || worse(finding, known)) worst.set(key, finding)
  }
  return [...worst.values()].sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule))
}
