import type { KindName } from '#packages/sections/registry.ts'
import { cellTexts, type Line, lineRuns, makeLine, sliceRuns } from '../text/line.ts'
import { isOrganisation, isPost, isSchool } from './dictionary.ts'
import { isGuessed, limits } from './features.ts'
import { bare, type Heading, headingOf, inlineHeading } from './headings.ts'
import { findPeriod } from './periods.ts'

export interface SectionLines {
  heading: Heading
  lines: Line[]
}

export interface SplitLines {
  /** Lines above the first heading of each column, which describe the person. */
  preface: Line[]
  parts: SectionLines[]
}

interface Candidate {
  at: number
  heading: Heading
  /** The heading fills only the first cell: the rest of the line is the section's first. */
  sharesLine: boolean
  style: string
  /** Its text begins on the same line, after a colon. */
  rest?: number
}

const MARK =
  /^\s*(?:[一二三四五六七八九十]{1,3}(?=[、.．])|\d{1,2}(?=[、.．]\s?\p{Script=Han})|[■□●◆◇▍▎▌▋█|▶►»【[★☆❖=#*_~-])/u

/** Everything visible of a line that headings of one file have in common. */
const styleOf = (line: Line): string => {
  if (line.level !== undefined) return `level ${line.level}`
  const [mark = ''] = MARK.exec(line.text) ?? []
  const kind = /\p{Script=Han}/u.test(mark) ? '一' : /\d/.test(mark) ? '1' : mark.trim()
  return `${Math.round(line.size * 12) / 12}|${line.bold ? 'b' : ''}|${line.ruled ? 'r' : ''}|${kind}`
}

const candidateOf = (line: Line, at: number): Candidate | undefined => {
  if (line.list && !(line.bold || line.size > limits.markedHeadingSize || line.ruled)) return undefined
  const heading = headingOf(line.text)
  if (heading) return { at, heading, sharesLine: false, style: styleOf(line) }
  const [first = '', ...others] = cellTexts(line)
  const named = others.length > 0 ? headingOf(first) : undefined
  return named?.by === 'exact' || (named && line.level !== undefined)
    ? {
        at,
        heading: named,
        sharesLine: true,
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

/** The style that the sure headings of a file share. */
interface UsualHeading {
  /** The least space above such a heading. */
  space: number
  /** Unknown where headings look like other lines. */
  style: string | undefined
  size: number
}

const usualHeadingOf = (lines: readonly Line[], candidates: readonly Candidate[]): UsualHeading => {
  const sure = candidates.filter(({ heading, sharesLine }) => !sharesLine && heading.by !== 'stem')
  const heads = new Set(sure.map(({ at }) => at))
  const { key, count } = commonest(sure.map(({ style }) => style))
  const body = commonest(lines.filter((_, at) => !heads.has(at)).map(styleOf))
  const isDistinct = count >= 2 && key !== body.key
  const model = sure.find(({ style }) => style === key)
  const spaces = sure
    .filter(({ style, at }) => style === key && at > 0)
    .map(({ at }) => lines[at]?.gap ?? 0)
    .toSorted((one, other) => one - other)
  return {
    style: isDistinct ? key : undefined,
    space: (spaces[Math.floor(spaces.length / 2)] ?? 0) * limits.shareOfUsualSpace,
    size: model === undefined ? 1 : (lines[model.at]?.size ?? 1),
  }
}

const hasHeadingLook = (line: Line) =>
  line.level !== undefined ||
  line.bold ||
  line.size >= limits.headingSize ||
  line.ruled === true ||
  MARK.test(line.text)

const isLower = (line: Line, { style, size }: UsualHeading): boolean => {
  const rank = /^level (\d)$/.exec(style ?? '')?.[1]
  if (rank !== undefined) return line.level === undefined ? true : line.level > Number(rank)
  return line.size < size * limits.lowerRankSize
}

const DATED: readonly (KindName | undefined)[] = [
  'work_experience',
  'internship_experience',
  'project_experience',
  'campus_experience',
  'edu_background',
]

/** `Experience` is a heading or a word: entries of such a section begin with dates. */
const hasDatesBelow = (lines: readonly Line[], { at, heading }: Candidate): boolean =>
  DATED.includes(heading.kind) && lines.slice(at + 1, at + 4).some((line) => findPeriod(line.text))

const isHeading = (lines: readonly Line[], candidate: Candidate, usual: UsualHeading): boolean => {
  const { heading, style, sharesLine } = candidate
  const line = lines[candidate.at] as Line
  const isUsual = !sharesLine && usual.style === style
  const isOther = usual.style !== undefined && !isUsual
  return isGuessed('heading', {
    listedName: heading.by === 'exact',
    usualStyle: isUsual,
    headingLook: hasHeadingLook(line),
    spaceAbove: line.gap >= limits.headingSpace,
    datesBelow: heading.by === 'weak' && hasDatesBelow(lines, candidate),
    otherStyle: isOther,
    lowerRank: isOther && !sharesLine && isLower(line, usual),
  })
}

const opensEntry = (lines: readonly Line[], at: number): boolean => {
  const text = lines[at]?.text ?? ''
  const isNamed = isSchool(text) || isOrganisation(text) || isPost(text)
  return isNamed && lines.slice(at + 1, at + 3).some((line) => !line.list && findPeriod(line.text))
}

/** A heading that is in no list, in the style of the others. */
const unlistedHeading = (
  lines: readonly Line[],
  at: number,
  usual: UsualHeading,
  first: number,
): Candidate | undefined => {
  const line = lines[at] as Line
  const style = styleOf(line)
  if (style !== usual.style) return undefined
  const title = bare(line.text)
  const isFound = isGuessed('unlistedHeading', {
    usualStyle: true,
    beforeFirstHeading: at <= first,
    listItem: line.list !== undefined,
    severalCells: line.cells.length > 1,
    lessSpaceAbove: line.gap < usual.space,
    opensEntry: opensEntry(lines, at),
    noWords: title === '',
    tooLong: title.length > limits.unlistedHeading,
    dated: findPeriod(title) !== undefined,
    sentence: /[。；;，]|[.,]$/.test(title),
  })
  return isFound ? { at, heading: { title, by: 'looks' }, sharesLine: false, style } : undefined
}

/** If the line right below a heading has the style of headings, so have the entries of that section. */
const withoutEntryHeads = (
  unknown: readonly Candidate[],
  known: readonly Candidate[],
  isAlike: (at: number) => boolean,
): Candidate[] => {
  const sectionOf = (at: number) => known.findLast((one) => one.at < at)
  const hasSuchEntries = (section: Candidate | undefined) => section !== undefined && isAlike(section.at + 1)
  return unknown.filter(({ at }) => !hasSuchEntries(sectionOf(at)))
}

const STATEMENTS: readonly (KindName | undefined)[] = ['self_evaluation', 'hobbies']
const IN_ONE_LINE: readonly (KindName | undefined)[] = ['job_intention', 'skill_specialties', 'awards']

/** `自我评价：…` opens a section that has no heading; otherwise it would belong to the entry above. */
const inlineCandidate = (
  line: Line,
  at: number,
  kinds: ReadonlySet<KindName | undefined>,
): Candidate | undefined => {
  const found = line.list || line.level !== undefined ? undefined : inlineHeading(line.text)
  if (!found || kinds.has(found.heading.kind)) return undefined
  return { at, heading: found.heading, sharesLine: false, style: '', rest: found.rest }
}

/** Sections that begin on the line of their heading. Skills and awards are such only as a last line; else they are part of an entry. */
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
    // A job target above all headings is a fact about the person.
    const isOne = IN_ONE_LINE.includes(kind) && isLast && (kind !== 'job_intention' || at > first)
    if (!STATEMENTS.includes(kind) && !isOne) continue
    taken.add(at)
    found.push(candidate)
  }
  return found
}

const findHeadings = (lines: readonly Line[]): Candidate[] => {
  const candidates = lines.flatMap((line, at) => candidateOf(line, at) ?? [])
  const usual = usualHeadingOf(lines, candidates)
  const accepted = candidates.filter((candidate) => isHeading(lines, candidate, usual))
  const heads = new Set(accepted.map(({ at }) => at))
  const first = accepted[0]?.at ?? lines.length
  const alike = lines.filter((line) => styleOf(line) === usual.style).length
  const known = accepted.filter(({ style }) => style === usual.style).length
  const trusts = usual.style?.startsWith('level') || known * 2 >= alike
  const unknown = trusts
    ? withoutEntryHeads(
        lines.flatMap((_, at) => (heads.has(at) ? [] : (unlistedHeading(lines, at, usual, first) ?? []))),
        accepted,
        (at) => lines[at] !== undefined && !heads.has(at) && styleOf(lines[at]) === usual.style,
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

/** In a file without headings, `自我评价：…` opens a section. */
const inlineParts = (lines: readonly Line[]): SplitLines => {
  const result: SplitLines = { preface: [], parts: [] }
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

/** The rest of the heading's own line belongs to its section. */
const firstLines = (line: Line, { sharesLine, rest }: Candidate): Line[] => {
  if (sharesLine) return [withoutFirstCell(line)]
  return rest === undefined ? [] : [fromPlace(line, rest)]
}

/** A line that only looked like a heading and has nothing below it is put back among the lines around it. */
const withoutEmpty = (
  { preface, parts }: SplitLines,
  byPart: ReadonlyMap<SectionLines, { line: Line; sharesLine: boolean }>,
): SplitLines => {
  const sections: SectionLines[] = []
  let waiting: Line[] = []
  for (const part of parts) {
    const { line, sharesLine = false } = byPart.get(part) ?? {}
    if (part.heading.by === 'looks' && part.lines.length === 0 && line) {
      waiting.push(line)
      continue
    }
    if (sharesLine) part.lines.unshift(...waiting)
    else (sections.at(-1)?.lines ?? preface).push(...waiting)
    waiting = []
    sections.push(part)
  }
  ;(sections.at(-1)?.lines ?? preface).push(...waiting)
  return { preface, parts: sections }
}

export const splitSections = (lines: readonly Line[]): SplitLines => {
  const headings = findHeadings(lines)
  if (headings.length < 2) return inlineParts(lines)
  const byPlace = new Map(headings.map((heading) => [heading.at, heading]))
  const result: SplitLines = { preface: [], parts: [] }
  const byPart = new Map<SectionLines, { line: Line; sharesLine: boolean }>()
  let open: Line[] = result.preface
  for (const [at, line] of lines.entries()) {
    const found = byPlace.get(at)
    if (line.starts && !found) open = result.preface
    if (!found) {
      open.push(line)
      continue
    }
    open = firstLines(line, found)
    const part: SectionLines = { heading: found.heading, lines: open }
    result.parts.push(part)
    byPart.set(part, { line, sharesLine: found.sharesLine })
  }
  return withoutEmpty(result, byPart)
}
