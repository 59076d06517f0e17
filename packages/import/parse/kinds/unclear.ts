import { type Block, type Period, plainText } from '#packages/document/values.ts'
import { isProse } from '../../text/pieces.ts'
import { endsAsPost, isDepartment, isOrganisation, isPlace, isPost } from '../dictionary.ts'
import type { Head, Piece } from '../head.ts'

const count = (text: string, signs: RegExp) => (text.match(signs) ?? []).length

/** 北屿设计学院（交, Member and: a piece of something longer. */
export const isTorn = (text: string): boolean =>
  count(text, /[（(]/g) !== count(text, /[)）]/g) || /\s(?:and|of|for|in|the|&|-)$|[、，,/-]$/i.test(text)

/** A line of the head that stayed above the list: too short for text, and no item. */
const opensWithHead = ([first, second]: readonly Block[]): boolean => {
  if (!first || !second || first.list || !second.list) return false
  const text = plainText([first])
  return text.length <= 60 && !isProse(text) && !/[:：。.；;]/.test(text)
}

/** `2016-09/2017`: one end has lost its month. */
const isUneven = ({ from, to }: Period = {}): boolean =>
  from !== undefined && to !== undefined && to !== 'now' && from.length !== to.length

/** Text that no field claimed and that is no place: it may be a part of the name or post. */
const isStray = (piece: Piece, at: number, rest: readonly Piece[]): boolean => {
  const before = rest[at - 1]
  if (isPlace(piece.text) || /[·・]/.test(piece.text)) return false
  if (isPost(piece.text) || isOrganisation(piece.text)) return !isDepartment(piece.text)
  return before === undefined ? rest.length > 1 : before.row === piece.row && !isPlace(before.text)
}

interface Entry {
  head: Head
  name: string
  post: string
  rest: readonly Piece[]
}

/** Whether an entry of this make is likely to have been taken apart wrongly. */
export const isUnclear = ({ head, name, post, rest }: Entry): boolean =>
  isTorn(name) ||
  isTorn(post) ||
  isUneven(head.period) ||
  (name === '' && post !== '') ||
  (endsAsPost(name) && !isOrganisation(name)) ||
  (post === '' && /[)）]$|[，,]/.test(name)) ||
  // `Banmutian Learning, Interaction Designer`: the company went with the post.
  (/,\s/.test(post) && endsAsPost(post) && !isPost(post.split(/,\s/)[0] ?? '')) ||
  rest.some(isStray) ||
  opensWithHead(head.body)

/** A word that belongs to a school or a subject, and not a fact about the time there: 全日制, 985, Dean’s List. */
const isRemnant = (text: string): boolean =>
  isTorn(text) ||
  (text.length <= 24 &&
    !/\d|全日制|统招|在职|保送|双一流|优秀|毕业|学院|系$|list|honou?rs|cum laude/i.test(text))

/** The same for a time at school, from what had no place in it. */
export const isUnclearStudy = (
  period: Period | undefined,
  texts: readonly string[],
  rest: readonly string[],
): boolean => isUneven(period) || texts.some(isTorn) || rest.some((text) => !isPlace(text) && isRemnant(text))
