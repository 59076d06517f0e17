import type { KindName } from '#packages/sections/registry.ts'
import { cellTexts, type Line, lineRuns, makeLine, sliceRuns } from '../text/line.ts'
import { isOrganisation, isPost, isSchool } from './dictionary.ts'
import { bare, type Heading, headingOf, inlineHeading } from './headings.ts'
import { findPeriod } from './periods.ts'

export interface Part {
  heading: Heading
  lines: Line[]
}

export interface Parts {
  /** Above the first heading of each column: who the person is. */
  preface: Line[]
  parts: Part[]
}

interface Candidate {
  at: number
  heading: Heading
  /** The heading fills only the first cell: the rest of the line is the section's first. */
  isBeside: boolean
  style: string
  /** Its text begins on the same line, after a colon. */
  rest?: number
}

const MARK =
  /^\s*(?:[一二三四五六七八九十]{1,3}(?=[、.．])|\d{1,2}(?=[、.．]\s?\p{Script=Han})|[■□●◆◇▍▎▌▋█|▶►»【[★☆❖=#*_~-])/u

/** How a heading is told apart by its looks; lines of one style were set by one hand for one purpose. */
const styleOf = (line: Line): string => {
  if (line.level !== undefined) return `level ${line.level}`
  const [mark = ''] = MARK.exec(line.text) ?? []
  const kind = /\p{Script=Han}/u.test(mark) ? '一' : /\d/.test(mark) ? '1' : mark.trim()
  return `${Math.round(line.size * 12) / 12}|${line.bold ? 'b' : ''}|${line.ruled ? 'r' : ''}|${kind}`
}

const candidateOf = (line: Line, at: number): Candidate | undefined => {
  if (line.list && !(line.bold || line.size > 1.08 || line.ruled)) return undefined
  const heading = headingOf(line.text)
  if (heading) return { at, heading, isBeside: false, style: styleOf(line) }
  const [first = '', ...others] = cellTexts(line)
  const beside = others.length > 0 ? headingOf(first) : undefined
  return beside?.by === 'exact' || (beside && line.level !== undefined)
    ? {
        at,
        heading: beside,
        isBeside: true,
        style: styleOf(makeLine(line.cells.slice(0, 1), { ...line, bold: false })),
      }
    : undefined
}

const commonest = (keys: readonly string[]): { key: string; count: number } => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].reduce((best, [key, count]) => (count > best.count ? { key, count } : best), {
    key: '',
    count: 0,
  })
}

interface Manner {
  /** Least room above such a heading. */
  gap: number
  /** The style that headings of this file have, where they have one of their own. */
  style: string | undefined
  size: number
}

const mannerOf = (lines: readonly Line[], candidates: readonly Candidate[]): Manner => {
  const sure = candidates.filter(({ heading, isBeside }) => !isBeside && heading.by !== 'stem')
  const heads = new Set(sure.map(({ at }) => at))
  const { key, count } = commonest(sure.map(({ style }) => style))
  const body = commonest(lines.filter((_, at) => !heads.has(at)).map(styleOf))
  const isOwn = count >= 2 && key !== body.key
  const model = sure.find(({ style }) => style === key)
  const gaps = sure
    .filter(({ style, at }) => style === key && at > 0)
    .map(({ at }) => lines[at]?.gap ?? 0)
    .toSorted((one, other) => one - other)
  return {
    style: isOwn ? key : undefined,
    gap: (gaps[Math.floor(gaps.length / 2)] ?? 0) * 0.6,
    size: model === undefined ? 1 : (lines[model.at]?.size ?? 1),
  }
}

const hasLooks = (line: Line) =>
  line.level !== undefined || line.bold || line.size >= 1.1 || line.ruled === true || MARK.test(line.text)

/** A heading of a lower rank than the file's section headings belongs to an entry. */
const isLower = (line: Line, { style, size }: Manner): boolean => {
  if (style === undefined) return false
  const rank = /^level (\d)$/.exec(style)?.[1]
  if (rank !== undefined) return line.level === undefined ? true : line.level > Number(rank)
  return line.size < size * 0.93
}

const DATED: readonly (KindName | undefined)[] = [
  'work_experience',
  'internship_experience',
  'project_experience',
  'campus_experience',
  'edu_background',
]

/** `Experience`, and dates right under it: where nothing is set apart, what follows tells a heading from a word. */
const opensEntries = (lines: readonly Line[], { at, heading }: Candidate): boolean =>
  DATED.includes(heading.kind) && lines.slice(at + 1, at + 4).some((line) => findPeriod(line.text))

const isAccepted = (lines: readonly Line[], candidate: Candidate, manner: Manner): boolean => {
  const { heading, style, isBeside } = candidate
  const line = lines[candidate.at] as Line
  if (isBeside) return manner.style === undefined || heading.by === 'exact'
  const conforms = manner.style !== undefined && style === manner.style
  if (conforms) return true
  if (heading.by === 'exact') return !isLower(line, manner)
  if (manner.style !== undefined) return false
  return hasLooks(line) || line.gap >= 0.9 || (heading.by === 'weak' && opensEntries(lines, candidate))
}

/** A school or a company with dates below: the head of an entry, however it is set. */
const headsEntry = (lines: readonly Line[], at: number): boolean => {
  const text = lines[at]?.text ?? ''
  const isNamed = isSchool(text) || isOrganisation(text) || isPost(text)
  return isNamed && lines.slice(at + 1, at + 3).some((line) => !line.list && findPeriod(line.text))
}

/** A heading that no list knows, set as the others are. */
const looksOnly = (
  lines: readonly Line[],
  at: number,
  manner: Manner,
  first: number,
): Candidate | undefined => {
  const line = lines[at] as Line
  const style = styleOf(line)
  if (
    manner.style === undefined ||
    style !== manner.style ||
    at <= first ||
    line.list ||
    line.cells.length > 1 ||
    line.gap < manner.gap
  )
    return undefined
  const title = bare(line.text)
  if (headsEntry(lines, at)) return undefined
  if (title === '' || title.length > 40 || findPeriod(title) || /[。；;，]|[.,]$/.test(title))
    return undefined
  return { at, heading: { title, by: 'looks' }, isBeside: false, style }
}

/** Where the first line under a heading is set as a heading too, entries of that section are set so: all of them. */
const withoutHeads = (
  unknown: readonly Candidate[],
  known: readonly Candidate[],
  isAlike: (at: number) => boolean,
): Candidate[] => {
  const sectionOf = (at: number) => known.findLast((one) => one.at < at)
  const isSetSo = (section: Candidate | undefined) => section !== undefined && isAlike(section.at + 1)
  return unknown.filter(({ at }) => !isSetSo(sectionOf(at)))
}

const ABOUT_ONESELF: readonly (KindName | undefined)[] = ['self_evaluation', 'hobbies']
const IN_ONE_LINE: readonly (KindName | undefined)[] = ['job_intention', 'skill_specialties', 'awards']

/** 自我评价：…, where it has no heading of its own: it belongs to no entry above it. */
const inlineCandidate = (
  line: Line,
  at: number,
  kinds: ReadonlySet<KindName | undefined>,
): Candidate | undefined => {
  const found = line.list || line.level !== undefined ? undefined : inlineHeading(line.text)
  if (!found || kinds.has(found.heading.kind)) return undefined
  return { at, heading: found.heading, isBeside: false, style: '', rest: found.rest }
}

/** Sections that begin on the line of their heading. Of skills and honours the line is all, or an entry tells them. */
const inlineCandidates = (lines: readonly Line[], accepted: readonly Candidate[]): Candidate[] => {
  const kinds = new Set(accepted.map(({ heading }) => heading.kind))
  const taken = new Set(accepted.map(({ at }) => at))
  const first = accepted[0]?.at ?? lines.length
  const found: Candidate[] = []
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const candidate = taken.has(at) ? undefined : inlineCandidate(line, at, kinds)
    if (!candidate) continue
    const isLast = at === lines.length - 1 || taken.has(at + 1)
    const { kind } = candidate.heading
    // What somebody looks for, told above all headings, is a fact about the person.
    const isOne = IN_ONE_LINE.includes(kind) && isLast && (kind !== 'job_intention' || at > first)
    if (!ABOUT_ONESELF.includes(kind) && !isOne) continue
    taken.add(at)
    found.push(candidate)
  }
  return found
}

const findHeadings = (lines: readonly Line[]): Candidate[] => {
  const candidates = lines.flatMap((line, at) => candidateOf(line, at) ?? [])
  const manner = mannerOf(lines, candidates)
  const accepted = candidates.filter((candidate) => isAccepted(lines, candidate, manner))
  const heads = new Set(accepted.map(({ at }) => at))
  const first = accepted[0]?.at ?? lines.length
  const alike = lines.filter((line) => styleOf(line) === manner.style).length
  const known = accepted.filter(({ style }) => style === manner.style).length
  const trusts = manner.style?.startsWith('level') || known * 2 >= alike
  const unknown = trusts
    ? withoutHeads(
        lines.flatMap((_, at) => (heads.has(at) ? [] : (looksOnly(lines, at, manner, first) ?? []))),
        accepted,
        (at) => lines[at] !== undefined && !heads.has(at) && styleOf(lines[at]) === manner.style,
      )
    : []
  const headings = [...accepted, ...unknown]
  return [...headings, ...inlineCandidates(lines, headings)].toSorted((one, other) => one.at - other.at)
}

const withoutFirstCell = (line: Line): Line =>
  makeLine(line.cells.slice(1), {
    ...line,
    bold: line.cells.slice(1).every((cell) => cell.every((run) => run.bold)),
  })

const fromPlace = (line: Line, from: number): Line =>
  makeLine([sliceRuns(lineRuns(line), from)], { ...line, bold: false })

/** Where nothing stands as a heading, `自我评价：…` may. */
const inlineParts = (lines: readonly Line[]): Parts => {
  const result: Parts = { preface: [], parts: [] }
  for (const line of lines) {
    const inline = line.list ? undefined : inlineHeading(line.text)
    const alone = line.list ? undefined : headingOf(line.text)
    if (inline)
      result.parts.push({
        heading: inline.heading,
        lines: [fromPlace(line, inline.rest)],
      })
    else if (alone?.by === 'exact') result.parts.push({ heading: alone, lines: [] })
    else (result.parts.at(-1)?.lines ?? result.preface).push(line)
  }
  return result
}

/** What of its own line a heading leaves to its section. */
const firstLines = (line: Line, { isBeside, rest }: Candidate): Line[] => {
  if (isBeside) return [withoutFirstCell(line)]
  return rest === undefined ? [] : [fromPlace(line, rest)]
}

/** A line that only looked like a heading and has nothing under it belongs to what stands around it. */
const withoutEmpty = (
  { preface, parts }: Parts,
  byPart: ReadonlyMap<Part, { line: Line; isBeside: boolean }>,
): Parts => {
  const kept: Part[] = []
  let waiting: Line[] = []
  for (const part of parts) {
    const { line, isBeside = false } = byPart.get(part) ?? {}
    if (part.heading.by === 'looks' && part.lines.length === 0 && line) {
      waiting.push(line)
      continue
    }
    if (isBeside) part.lines.unshift(...waiting)
    else (kept.at(-1)?.lines ?? preface).push(...waiting)
    waiting = []
    kept.push(part)
  }
  ;(kept.at(-1)?.lines ?? preface).push(...waiting)
  return { preface, parts: kept }
}

export const splitSections = (lines: readonly Line[]): Parts => {
  const headings = findHeadings(lines)
  if (headings.length < 2) return inlineParts(lines)
  const byPlace = new Map(headings.map((heading) => [heading.at, heading]))
  const result: Parts = { preface: [], parts: [] }
  const byPart = new Map<Part, { line: Line; isBeside: boolean }>()
  let open: Line[] = result.preface
  for (const [at, line] of lines.entries()) {
    const found = byPlace.get(at)
    if (line.starts && !found) open = result.preface
    if (!found) {
      open.push(line)
      continue
    }
    open = firstLines(line, found)
    const part: Part = { heading: found.heading, lines: open }
    result.parts.push(part)
    byPart.set(part, { line, isBeside: found.isBeside })
  }
  return withoutEmpty(result, byPart)
}
