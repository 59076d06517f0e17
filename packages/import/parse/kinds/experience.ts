import type { Block, Period } from '#packages/document/values.ts'
import type { DraftItem } from '../../draft.ts'
import type { Doubt } from '../../reading.ts'
import type { Line } from '../../text/line.ts'
import { isDepartment, isOrganisation, isPlace, isPost } from '../dictionary.ts'
import { splitEntries } from '../entry.ts'
import { type Head, linkIn, type Piece, readHead } from '../head.ts'
import type { EntryPlace } from '../labels.ts'
import { filled, type Read } from './section.ts'
import { isUnclear } from './unclear.ts'

/** Which fields of a kind hold who, what and the rest. */
export interface Shape {
  name: string
  post: string
  heading?: string
  body: string
  link?: string
  /** Its names are those of companies; else a piece that names a post still is one, but names are free. */
  isEmployed: boolean
  /** 学习部 on a campus is what one belonged to, at work it is part of a company. */
  hasDepartments: boolean
}

interface HeadFacts {
  name?: Piece | undefined
  post?: Piece | undefined
  rest: Piece[]
  /** Only the order of the pieces told which is which. */
  byOrder: boolean
}

/** `maybe` is a 中心 or 室: a company of its own, or a part of one. */
type Role = 'name' | 'maybe' | 'post' | 'rest' | undefined

const CERTAIN = /(?:公司|集团|医院|大学|学院|inc\.?|ltd\.?|llc)$/i
const REMARK = /^[[【(（].*[\])）】]$|^\d+\s?(?:年|个月|years?|yrs?|months?|mos?)/

/** 武汉·八年级物理. */
const PLACED = /^\p{Script=Han}{2,3}市?[·・]\p{Script=Han}/u

const roleOf = ({ text }: Piece, { isEmployed, hasDepartments }: Shape): Role => {
  if (isPlace(text) || REMARK.test(text) || PLACED.test(text)) return 'rest'
  const post = isPost(text)
  const organisation = isEmployed && isOrganisation(text)
  const department = hasDepartments && isDepartment(text) && !CERTAIN.test(text)
  if (organisation && post) return department ? 'rest' : CERTAIN.test(text) ? 'name' : 'post'
  if (post) return 'post'
  if (department) return organisation ? 'maybe' : 'rest'
  return organisation ? 'name' : undefined
}

/** The order that the sure heads of a section have: name first, or post first. */
const usualOrder = (heads: readonly Head[], shape: Shape): 'name' | 'post' => {
  let balance = 0
  for (const { pieces } of heads) {
    const roles = pieces.map((piece) => roleOf(piece, shape))
    const [name, post] = [roles.indexOf('name'), roles.indexOf('post')]
    const other = roles.indexOf(undefined)
    if (name >= 0 && post >= 0) balance += name < post ? 2 : -2
    else if (post >= 0 && other >= 0) balance += other < post ? 1 : -1
    else if (name >= 0 && other >= 0) balance += name < other ? 1 : -1
  }
  return balance >= 0 ? 'name' : 'post'
}

/** `Wuhan · Grade 8`: what follows a place on its line says more about where, unless nothing else is left. */
const followsPlace = (pieces: readonly Piece[], piece: Piece): boolean => {
  const before = pieces[pieces.indexOf(piece) - 1]
  return before !== undefined && before.row === piece.row && isPlace(before.text)
}

/** The name of the company: a text that names one, else the first that could. */
const pickName = (
  pieces: readonly Piece[],
  roles: readonly Role[],
  first: 'name' | 'post',
): Piece | undefined => {
  const inOrder = (list: readonly Piece[]) => list.find((piece) => !followsPlace(pieces, piece)) ?? list[0]
  const known = inOrder(pieces.filter((_, at) => roles[at] === 'name'))
  const could = inOrder(pieces.filter((_, at) => roles[at] === undefined || roles[at] === 'maybe'))
  if (known && could && followsPlace(pieces, known) && !followsPlace(pieces, could)) return could
  const isAbove = first === 'name' && known && could && could.row < known.row
  return isAbove && roles[pieces.indexOf(could)] === undefined ? could : (known ?? could)
}

const tell = (pieces: readonly Piece[], shape: Shape, first: 'name' | 'post'): HeadFacts => {
  const roles = pieces.map((piece) => roleOf(piece, shape))
  const ofRole = (...wanted: Role[]) => pieces.filter((_, at) => wanted.includes(roles[at]))
  const posts = ofRole('post')
  const unknown = ofRole(undefined)
  const afterPlace = unknown.filter((piece) => followsPlace(pieces, piece))
  const open = [...unknown.filter((piece) => !afterPlace.includes(piece)), ...afterPlace]
  const isBlind = ofRole('name', 'maybe', 'post').length === 0 && open.length > 1
  if (isBlind) {
    const [one, two] = open
    const [name, post] = first === 'name' ? [one, two] : [two, one]
    return { name, post, rest: pieces.filter((piece) => piece !== one && piece !== two), byOrder: true }
  }
  let name = pickName(pieces, roles, first)
  let post = posts.find((piece) => !followsPlace(pieces, piece)) ?? posts[0]
  // No word reveals the name, and other texts could be the name as well.
  let byOrder = name !== undefined && unknown.includes(name) && unknown.length - afterPlace.length > 1
  if (!name && posts.length > 1) {
    // 学生会主席团 · 主席: two posts, the one in the usual place of a name is the name.
    const [one, two] = posts
    name = first === 'name' ? one : two
    post = first === 'name' ? two : one
    byOrder = true
  }
  if (!post) {
    post = open.find((piece) => piece !== name)
    byOrder ||= post !== undefined
  }
  if (!name && !post) name = ofRole('rest')[0]
  return { name, post, rest: pieces.filter((piece) => piece !== name && piece !== post), byOrder }
}

const restText = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' · ')

const isWithin = (inner: Period, outer: Period): boolean => {
  const end = (period: Period) => (period.to === 'now' ? '9999' : (period.to ?? period.from ?? ''))
  const size = Math.min(inner.from?.length ?? 0, outer.from?.length ?? 0)
  return (
    (inner.from ?? '').slice(0, size) >= (outer.from ?? '').slice(0, size) && end(inner) <= `${end(outer)}~`
  )
}

interface Raw {
  head: Head
  facts: HeadFacts
  name: string
  post: string
}

/** Several posts under one company: the company's own line has no text, theirs have no company. */
const underOneName = (raws: Raw[]): Raw[] => {
  let open: Raw | undefined
  return raws.filter((raw, at) => {
    const next = raws[at + 1]
    const isCompany = raw.name !== '' && raw.post === '' && raw.head.body.length === 0 && raw.head.period
    if (
      isCompany &&
      next?.head.period &&
      next.name === '' &&
      isWithin(next.head.period, raw.head.period as Period)
    ) {
      open = raw
      return false
    }
    if (raw.name !== '' || !open) open = raw.name !== '' ? undefined : open
    else {
      raw.name = open.name
      raw.facts.rest = [...open.facts.rest, ...raw.facts.rest]
    }
    return true
  })
}

const doubtsOf = (byOrder: boolean, unclear: boolean, shape: Shape): Pick<DraftItem, 'doubts'> => {
  const doubts: Record<string, Doubt> = {
    ...(unclear ? { '': 'guessed-parts' } : {}),
    ...(byOrder ? { [shape.name]: 'by-order', [shape.post]: 'by-order' } : {}),
  }
  return unclear || byOrder ? { doubts } : {}
}

const itemOf = ({ head, facts, name, post }: Raw, shape: Shape): DraftItem => {
  const { link, rest } = shape.link ? linkIn(facts.rest) : { link: undefined, rest: facts.rest }
  const heading = [head.labelled.heading ?? '', restText(rest)].filter((text) => text !== '').join(' · ')
  const above: Block[] = shape.heading || heading === '' ? [] : [{ spans: [{ text: heading }] }]
  return {
    data: filled({
      period: head.period,
      [shape.name]: name,
      [shape.post]: post,
      ...(shape.heading ? { [shape.heading]: heading } : {}),
      ...(shape.link ? { [shape.link]: head.labelled.link ?? link } : {}),
      [shape.body]: [...above, ...head.body],
    }),
    ...doubtsOf(facts.byOrder, isUnclear({ head, name, post, rest }), shape),
  }
}

const rawOf = (head: Head, shape: Shape, first: 'name' | 'post'): Raw => {
  const { name, post } = head.labelled
  const facts: HeadFacts =
    name !== undefined || post !== undefined
      ? { ...tell(head.pieces, shape, first), byOrder: false }
      : tell(head.pieces, shape, first)
  if (name !== undefined && facts.name) facts.rest = [facts.name, ...facts.rest]
  if (post !== undefined && facts.post) facts.rest = [facts.post, ...facts.rest]
  return { head, facts, name: name ?? facts.name?.text ?? '', post: post ?? facts.post?.text ?? '' }
}

/** Work, internships, projects, life on campus: dates, who, what, and a text. */
export const readExperience =
  (shape: Shape) =>
  (lines: readonly Line[]): Read => {
    const entries = splitEntries(lines)
    const places: EntryPlace[] = [
      'name',
      'post',
      'heading',
      'period',
      ...(shape.link ? (['link'] as const) : []),
    ]
    const heads = entries.map((entry) => readHead(entry, places))
    const first = usualOrder(heads, shape)
    const raws = underOneName(heads.map((head) => rawOf(head, shape, first)))
    const items = raws.map((raw) => itemOf(raw, shape))
    const unmarked = entries.length === 1 && entries[0]?.isMarked === false
    return {
      items: unmarked ? items.map((item) => ({ ...item, doubts: { '': 'no-entry-heads' as const } })) : items,
      replaced: heads.flatMap((head) => head.replaced),
    }
  }
