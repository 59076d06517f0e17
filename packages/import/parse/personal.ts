import type { DraftItem } from '../draft.ts'
import type { Doubt } from '../reading.ts'
import { blockOf, type Line, linksBehind, textLine } from '../text/line.ts'
import { closeUp } from '../text/normalise.ts'
import { hanPieces, isProse, piecesOf, tidy } from '../text/pieces.ts'
import { isPost } from './dictionary.ts'
import { EMAIL, factOf, nameLikeness } from './facts.ts'
import { limits, weigh } from './features.ts'
import { addPair, contacts, digits, type Known, placeFact, placePair, setField } from './known-facts.ts'
import { bareLabel, type FactPlace, factPlace, type Pair, splitPairs } from './labels.ts'

interface Piece {
  text: string
  line: Line
  isFirst: boolean
  /** As large as the largest letters of these lines, where they differ. */
  isLargest: boolean
}

const nameScore = ({ isFirst, isLargest, line }: Piece, text: string) => {
  const likeness = nameLikeness(text)
  if (likeness === 0) return 0
  return likeness + weigh('nameLook', { firstText: isFirst, largestText: isLargest, bold: line.bold })
}

const isRecognized = (text: string) =>
  factOf(text) !== undefined || nameLikeness(text) >= limits.likelyName || isPost(text)

/** 张三的个人简历. */
const OWNED = /^(.{2,20}?)\s?(?:的)?(?:个人)?(?:求职)?简历$/

const ownerOf = (text: string): string | undefined => {
  const owner = factOf(text) === 'title' ? undefined : OWNED.exec(text)?.[1]
  return owner !== undefined && nameLikeness(owner) >= 1 ? owner : undefined
}

/** 林知夏（杭州）, 张三 男 25岁, 男/25岁/本科: several facts where nothing stronger parts them. */
const factsWithin = (text: string): string[] | undefined => {
  const [, outer = '', inner = ''] = /^([^（()）]{2,24}?)\s?[（(]([^（()）]{2,30})[)）]$/.exec(text) ?? []
  if (nameLikeness(outer) >= limits.likelyName && (factOf(inner) || nameLikeness(inner) >= limits.likelyName))
    return [outer, inner]
  if (factOf(text) || isProse(text)) return undefined
  const words = hanPieces(text)
  if (words.length > 1 && words.every(isRecognized)) return words
  const parts = text.split(/[/，,]\s?/).map(tidy)
  return parts.length > 1 && parts.filter(factOf).length * 2 > parts.length ? parts : undefined
}

const placeOne = (known: Known, piece: Piece, text: string) => {
  const fact = factOf(text)
  const score = nameScore(piece, text)
  if (fact) placeFact(known, fact, text)
  else if (isProse(text)) known.abstract.push(textLine(text))
  else if (isPost(text) && text.length <= 40 && score < limits.sureName) setField(known, 'post', text, '')
  else if (score >= limits.name) known.names.push({ text: closeUp(text), score })
  else known.rest.push(text)
}

const classify = (known: Known, piece: Piece): void => {
  const owner = ownerOf(piece.text)
  if (owner !== undefined) {
    known.names.push({ text: closeUp(owner), score: limits.sureName })
    known.replaced.push(piece.text)
    return
  }
  const reached = contacts(known, piece.text)
  const text = tidy(piece.text)
  const parts = reached === piece.text ? factsWithin(text) : piecesOf(reached)
  if (parts === undefined) {
    if (text !== '') placeOne(known, piece, text)
    return
  }
  for (const part of parts) {
    if (reached !== piece.text && factPlace(part)) known.replaced.push(part)
    else classify(known, { ...piece, text: part })
  }
}

/** 电话 138…, without a colon: only where the value proves the label. */
const provenLabel = (text: string): Pair | undefined => {
  const pair = bareLabel(text)
  const place = pair && factPlace(pair.label)
  if (!pair || !place) return undefined
  if (place === 'phoneNumber') return digits(pair.value) >= 7 ? pair : undefined
  if (place === 'email') return EMAIL.test(pair.value) ? pair : undefined
  return /^\p{Script=Han}{2,}$/u.test(pair.label) && place !== 'name' ? pair : undefined
}

/** 电话 and 138… on lines or in cells of their own. */
const isPairedWith = (label: string, value: string | undefined): value is string =>
  factPlace(label) !== undefined &&
  value !== undefined &&
  factPlace(value) === undefined &&
  splitPairs(value).pairs.length === 0

const readPiece = (known: Known, piece: Piece) => {
  const { before, pairs } = splitPairs(piece.text)
  const labelled = pairs.length === 0 ? provenLabel(piece.text) : undefined
  const isText = pairs.length === 0 || (isProse(piece.text) && !factPlace(pairs[0]?.label ?? ''))
  if (labelled) placePair(known, labelled.label, labelled.value)
  else if (isText) classify(known, piece)
  else {
    if (before !== '') classify(known, { ...piece, text: before })
    for (const { label, value } of pairs) placePair(known, label, value)
  }
}

const readPieces = (known: Known, pieces: readonly Piece[]) => {
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece
    const next = pieces[at + 1]?.text
    if (isPairedWith(piece.text, next)) {
      placePair(known, piece.text, next)
      at += 1
    } else readPiece(known, piece)
  }
}

/** A word that leads somewhere says where: 「我的博客」 becomes 我的博客：https://… */
const withLinks = (line: Line): string[] => {
  const behind = new Set(linksBehind(line))
  return line.cells.map((cell) =>
    cell
      .map(({ text, href }) =>
        href && behind.has(href) && !/[@.\d]/.test(text) ? `  ${text.trim()}：${href}  ` : text,
      )
      .join(''),
  )
}

const linePieces = (line: Line, at: number, largest: number): Piece[] => {
  const cells = withLinks(line)
  const texts = isProse(line.text) && !/[:：@|]/.test(line.text) ? [line.text] : cells.flatMap(piecesOf)
  return texts.map((text, place) => ({
    text,
    line,
    isFirst: at === 0 && place === 0,
    isLargest: largest > 1.15 && line.size >= largest * 0.98,
  }))
}

/** A file called 张三-前端工程师.pdf names its person. */
const nameInFile = (file: string): string | undefined =>
  file
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .split(/[-_\s—–·+【】()（）[\]]+/)
    .find((part) => nameLikeness(part) >= limits.sureNameWords)

export interface Personal {
  base: DraftItem
  intention: DraftItem
  title: string | undefined
  replaced: string[]
  /** Texts that no field claimed, if there are too many for the summary. */
  rest: string[]
  unplaced: number
}

const INTENTION: readonly FactPlace[] = [
  'intendedPositions',
  'intendedCity',
  'expectSalary',
  'jobStatus',
  'jobSearchType',
]

const pickName = (known: Known, file: string): Doubt | undefined => {
  if (known.fields.has('name')) {
    known.rest.push(
      ...known.names.map(({ text }) => text).filter((text) => text !== known.fields.get('name')),
    )
    return undefined
  }
  const [best, ...others] = known.names.toSorted((one, other) => other.score - one.score)
  const latin = others.find(({ text }) => /^[A-Z]/.test(text) && best && /\p{Script=Han}/u.test(best.text))
  if (latin) addPair(known, known.language === 'zh' ? '英文名' : 'English name', latin.text)
  known.rest.push(...others.filter((other) => other !== latin).map(({ text }) => text))
  const name = best?.text ?? nameInFile(file)
  if (name !== undefined) known.fields.set('name', name)
  if (best) return best.score >= limits.sureName ? undefined : 'name-by-looks'
  return name === undefined ? undefined : 'name-by-file'
}

/** Text below the name that is no contact is the headline of the person. */
const pickPost = (known: Known): Doubt | undefined => {
  if (known.fields.has('post') || known.rest.length === 0) return undefined
  const [first = ''] = known.rest
  if (first.length > 40 || /[:：]$/.test(first)) return undefined
  known.rest.shift()
  known.fields.set('post', first)
  return 'left-over'
}

/** Facts about the person, from the lines above the first heading and from sections such as 基本信息 and Contact. */
export const readPersonal = (lines: readonly Line[], language: 'zh' | 'en', file: string): Personal => {
  const known: Known = {
    fields: new Map(),
    pairs: [],
    names: [],
    abstract: [],
    rest: [],
    title: undefined,
    replaced: [],
    language,
  }
  const largest = Math.max(1, ...lines.map((line) => line.size))
  readPieces(
    known,
    lines.flatMap((line, at) => linePieces(line, at, largest)),
  )
  const doubts = { name: pickName(known, file), post: pickPost(known) }
  const fits = known.rest.length <= 6
  const abstract = [...known.abstract, ...(fits ? known.rest.map((text) => textLine(text)) : [])]
  const facts = [...known.fields].filter(([place]) => !INTENTION.includes(place))
  return {
    base: {
      data: {
        ...Object.fromEntries(facts),
        ...(abstract.length > 0 ? { abstract: abstract.map(blockOf) } : {}),
        ...(known.pairs.length > 0 ? { fields: known.pairs } : {}),
      },
      doubts: {
        ...(doubts.name ? { name: doubts.name } : {}),
        ...(doubts.post ? { post: doubts.post } : {}),
        ...(fits && known.rest.length > 0 ? { abstract: 'left-over' as const } : {}),
      },
    },
    intention: { data: Object.fromEntries([...known.fields].filter(([place]) => INTENTION.includes(place))) },
    title: known.title,
    replaced: known.replaced,
    rest: fits ? [] : known.rest,
    unplaced: known.rest.length,
  }
}
