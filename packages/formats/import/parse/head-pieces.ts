import { hanPieces, piecesOf, tidy } from '../text/pieces.ts'
import { isDegree, isOrganisation, isPlace, isPost, isSchool } from './dictionary.ts'

const INCORPORATED = /^(?:inc|llc|ltd|llp|co|corp|gmbh|s\.?a|plc)\b\.?/i

/** How much of a head stands on one line: commas part facts only where nothing stronger does. */
export interface Room {
  /** Nothing else is on its line. */
  isAlone: boolean
  /** And no other line belongs to the head. */
  isOnly: boolean
}

/** `Acme, Inc.` and `Shanghai, China` keep their commas. */
const commaParts = (text: string): string[] =>
  text.split(/,\s+/).reduce<string[]>((done, part) => {
    const last = done.at(-1)
    const joined = `${last}, ${part}`
    const isCity = last !== undefined && isPlace(joined) && !isOrganisation(last) && !isPost(last)
    if (last !== undefined && (isCity || INCORPORATED.test(part))) done[done.length - 1] = joined
    else done.push(part)
    return done
  }, [])

const isTown = (text: string) => /^[A-Z][a-z]{3,14}$/.test(text)

/** The post and what stands round it: `Ban, a student magazine, Art director`. */
const aroundPost = (parts: readonly string[]): string[] => {
  const at = parts.findIndex((part) => isPost(part))
  return [parts.slice(0, at).join(', '), parts[at] ?? '', parts.slice(at + 1).join(', ')].filter(
    (part) => part !== '',
  )
}

/** `Acme, Austin, TX`, `Engineer, Acme`: facts of different kinds; `Head of Physics, Senior Teacher` is one. */
const commaPieces = (text: string, { isAlone, isOnly }: Room): string[] => {
  if (/\p{Script=Han}/u.test(text) || isPlace(text)) return [text]
  const parts = commaParts(text)
  const last = parts.at(-1) ?? ''
  const isPlaced = parts.length > 1 && (isPlace(last) || (isTown(last) && isOrganisation(parts.at(-2) ?? '')))
  const tail = isPlaced ? parts.splice(-1) : []
  const posts = parts.filter((part) => isPost(part) && !isOrganisation(part)).length
  const others = parts.filter((part) => !isPost(part))
  const isTold =
    isAlone &&
    posts > 0 &&
    others.length > 0 &&
    others.every((part) => isOrganisation(part) || isSchool(part))
  const isSchooling = isAlone && parts.some(isDegree) && parts.length > 1
  if (isTold || isSchooling) return [...parts, ...tail]
  return isOnly && posts === 1 && others.length > 0
    ? [...aroundPost(parts), ...tail]
    : [parts.join(', '), ...tail]
}

/** `Engineer at Acme`, `工程师 @ 星河`. */
const atPieces = (text: string): string[] => {
  const [, post, place] = /^(.{2,60}?)\s+(?:at|@)\s+(.{2,60})$/i.exec(text) ?? []
  return post && place && isPost(post) ? [post, place] : [text]
}

/** 星河科技有限公司（前端工程师）: what is in the brackets is a fact of its own only if it is of another kind. */
const bracketPieces = (text: string): string[] => {
  const [, outer = '', inner = ''] = /^(.+?)\s?[（(]([^（()）]{2,30})[)）]$/.exec(text) ?? []
  if (inner === '') return [text]
  const differs =
    (isDegree(inner) && !isDegree(outer)) ||
    (isOrganisation(outer) && isPost(inner) && !isOrganisation(inner)) ||
    (isPost(outer) && isOrganisation(inner))
  return differs ? [outer, inner] : [text]
}

const isFactOfHead = (text: string) =>
  isPost(text) || isOrganisation(text) || isSchool(text) || isDegree(text)

/** In Chinese a single blank parts facts where that makes sense of them. */
const blankPieces = (text: string): string[] => {
  const parts = hanPieces(text)
  return parts.length > 1 && parts.some(isFactOfHead) ? parts : [text]
}

export const headPieces = (text: string, room: Room = { isAlone: true, isOnly: false }): string[] =>
  piecesOf(text)
    .flatMap((piece) => commaPieces(piece, room))
    .flatMap(atPieces)
    .flatMap(blankPieces)
    .flatMap(bracketPieces)
    .map(tidy)
    .filter((piece) => piece !== '')
