import { hanPieces, piecesOf, tidy } from '../text/pieces.ts'
import { endsAsPost, isDegree, isOrganisation, isPlace, isPost, isSchool } from './dictionary.ts'

const INCORPORATED = /^(?:inc|llc|ltd|llp|co|corp|gmbh|s\.?a|plc)\b\.?/i

/** How much of a head is on one line: commas separate facts only if nothing stronger does. */
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

/** The post and the text around it: `Ban, a student magazine, Art director`. */
const aroundPost = (parts: readonly string[]): string[] => {
  const at = parts.findIndex((part) => isPost(part))
  if (at > 0) return [parts.slice(0, at).join(', '), parts.slice(at).join(', ')]
  return [parts[at] ?? '', parts.slice(at + 1).join(', ')].filter((part) => part !== '')
}

/** Parts side by side that are of one kind are one fact: `Head of Physics, Senior Teacher`. */
const together = (parts: readonly string[], areOne: (one: string, other: string) => boolean): string[] =>
  parts.reduce<string[]>((done, part, at) => {
    const before = parts[at - 1]
    if (before === undefined || !areOne(before, part)) done.push(part)
    else done[done.length - 1] = `${done.at(-1)}, ${part}`
    return done
  }, [])

const isSchooling = (text: string) => isDegree(text) || isSchool(text)

const isFactOfHead = (text: string) =>
  isPost(text) || isOrganisation(text) || isSchool(text) || isDegree(text)

/** A post or degree, which ends a head. */
const endsAsFact = (text: string) => endsAsPost(text) || isDegree(text)

/** 星河科技，前端工程师: commas outside brackets part facts where one of them is known by its words. */
const hanCommaPieces = (text: string): string[] => {
  const parts = text.split(/[，,](?![^（(]{0,200}[)）])/).map(tidy)
  const isShort = parts.length > 1 && parts.every((part) => part !== '' && part.length <= 30)
  const isKnown = isFactOfHead(parts[0] ?? '') && parts.slice(1).some(isFactOfHead)
  return isShort && (isKnown || parts.slice(1).some(endsAsFact)) ? parts : [text]
}

/** `Acme, Austin, TX`, `Engineer, Acme`: facts of different kinds; `Head of Physics, Senior Teacher` is one. */
const commaPieces = (text: string, { isAlone, isOnly }: Room): string[] => {
  if (isPlace(text)) return [text]
  if (/\p{Script=Han}/u.test(text)) return hanCommaPieces(text)
  const parts = commaParts(text)
  const last = parts.at(-1) ?? ''
  const isPlaced = parts.length > 1 && (isPlace(last) || (isTown(last) && isOrganisation(parts.at(-2) ?? '')))
  const tail = isPlaced ? parts.splice(-1) : []
  const posts = parts.filter((part) => endsAsPost(part) || (isPost(part) && !isOrganisation(part))).length
  const others = parts.filter((part) => !isPost(part))
  const isKnown =
    isAlone &&
    posts > 0 &&
    others.length > 0 &&
    others.every((part) => isOrganisation(part) || isSchool(part))
  if (isAlone && parts.some(isDegree) && parts.length > 1)
    return [...together(parts, (one, other) => !isSchooling(one) && !isSchooling(other)), ...tail]
  if (isKnown) return [...together(parts, (one, other) => isPost(one) && isPost(other)), ...tail]
  // `Post, Department` is common and the reverse order is rare: so the first part names the employer.
  const [first = '', second = ''] = parts
  const isEmployer = !isPost(first) && (isOrganisation(first) || (parts.length === 2 && endsAsPost(second)))
  if (isAlone && posts > 0 && isEmployer) return [...aroundPost(parts), ...tail]
  return isOnly && posts === 1 && others.length > 0
    ? [...aroundPost(parts), ...tail]
    : [parts.join(', '), ...tail]
}

/** `Engineer at Acme`, `工程师 @ 星河`. */
const atPieces = (text: string): string[] | undefined => {
  const [, post, place] = /^(.{2,60}?)(?<!\s)\s+(?:at|@)\s+(\S.{1,59})$/i.exec(text) ?? []
  return post && place && isPost(post) ? [post, place] : undefined
}

/** 作者与维护者, 发起人、数据与产品: several duties of one person. */
const namesPost = (text: string) => text.split(/[、，,/与和]|\band\b/).some((part) => endsAsPost(part.trim()))

/** 星河科技有限公司（前端工程师）: what is in the brackets is a fact of its own only if it is of another kind. */
const bracketPieces = (text: string): string[] | undefined => {
  const [, outer = '', inner = ''] = /^(.+?)\s?[（(]([^（()）]{2,60})[)）]$/.exec(text) ?? []
  if (inner === '') return undefined
  const differs =
    (isDegree(inner) && !isDegree(outer)) ||
    (namesPost(inner) && !endsAsPost(outer)) ||
    (isPost(outer) && isOrganisation(inner))
  return differs ? [outer, inner] : undefined
}

/** In Chinese a single blank parts facts where that makes sense of them. */
const blankPieces = (text: string): string[] => {
  const parts = hanPieces(text)
  return parts.length > 1 && parts.some(isFactOfHead) ? parts : [text]
}

export const headPieces = (text: string, room: Room = { isAlone: true, isOnly: false }): string[] =>
  piecesOf(text)
    .flatMap(
      (piece) =>
        bracketPieces(piece) ??
        atPieces(piece) ??
        commaPieces(piece, room).flatMap((part) => atPieces(part) ?? [part]),
    )
    .flatMap(blankPieces)
    .flatMap((piece) => bracketPieces(piece) ?? [piece])
    .map(tidy)
    .filter((piece) => piece !== '')
