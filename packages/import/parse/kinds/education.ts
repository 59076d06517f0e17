import type { Block } from '#packages/document/values.ts'
import type { DraftItem } from '../../draft.ts'
import type { Line } from '../../text/line.ts'
import { tidy } from '../../text/pieces.ts'
import { degreeWithin, isDegree, isPlace, isSchool } from '../dictionary.ts'
import { splitEntries } from '../entry.ts'
import { type Head, type Piece, readHead } from '../head.ts'
import { filled, type Read } from './section.ts'
import { isUnclearStudy } from './unclear.ts'

interface Study {
  school: string
  degree: string
  major: string
  rest: string[]
}

const GRADE =
  /^(?:gpa|绩点|排名|专业(?:前|排名)|前\s?\d|成绩|均分|cum laude|magna|summa|first[- ]class|upper second|honou?rs)|\d(?:\.\d+)?\s?\/\s?\d(?:\.\d)?/i

/** 软件工程专业: the field says that it is one. */
const SUBJECT = /(?<=\p{Script=Han}{2}|[)）])专业$/u

/** Bachelor of Science in Economics, 计算机科学与技术（本科）, 软件工程专业本科: degree and subject in one piece. */
const splitDegree = (text: string): { degree: string; major: string } | undefined => {
  const found = degreeWithin(text)
  if (!found) return undefined
  const before = tidy(text.slice(0, found.from).replace(/[（(]\s*$/, ''))
  const after = tidy(text.slice(found.to).replace(/^\s*[)）]/, ''))
    .replace(/^(?:in|of)\s+/i, '')
    .replace(/^[,，]\s*/, '')
  if (before !== '' && after !== '') return undefined
  return { degree: found.text.trim(), major: (before || after).replace(/(?<=\p{Script=Han})专业$/u, '') }
}

/** 计算机学院 names a part of the school, not another one. */
const isFaculty = (text: string) => /(?:学院|系)$/.test(text) && !/大学/.test(text)

const placePiece = (study: Study, { text }: Piece): void => {
  if (study.school === '' && isSchool(text)) study.school = text
  else if (study.degree === '' && isDegree(text)) study.degree = text
  else if (isPlace(text) || GRADE.test(text) || text.length > 60) study.rest.push(text)
  else {
    const parts = study.degree === '' ? splitDegree(text) : undefined
    if (parts) {
      study.degree = parts.degree
      if (parts.major !== '' && study.major === '') study.major = parts.major
      else if (parts.major !== '') study.rest.push(parts.major)
    } else if (study.major === '' && !isFaculty(text) && !isSchool(text))
      study.major = text.replace(SUBJECT, '')
    else study.rest.push(text)
  }
}

/** 钱江科技大学软件工程专业: school and subject in one piece. */
const schoolAndSubject = (piece: Piece): Piece[] => {
  const [, school, subject] =
    /^(.*(?:大学|学院|学校|中学)(?:[（(][^（()）]*[)）])?)(\p{Script=Han}.{1,24})专业$/u.exec(piece.text) ??
    []
  return school && subject ? [school, subject].map((text) => ({ ...piece, text })) : [piece]
}

/** Of 北京大学 and its faculty, the one that is a university is the school. */
const withSchool = (pieces: readonly Piece[]): Piece[] => {
  const best =
    pieces.find(({ text }) => isSchool(text) && !isFaculty(text) && degreeWithin(text)?.from !== 0) ??
    pieces.find(({ text }) => isSchool(text))
  return best ? [best, ...pieces.filter((piece) => piece !== best)] : [...pieces]
}

/** 北京大学计算机系, 北京大学（985） stay whole; 「北京大学 本科」 does not come here. */
const studyOf = ({ pieces, labelled }: Head): Study => {
  const study: Study = {
    school: labelled.name ?? '',
    degree: labelled.degree ?? '',
    major: (labelled.major ?? '').replace(SUBJECT, ''),
    rest: [],
  }
  for (const piece of withSchool(pieces.flatMap(schoolAndSubject))) placePiece(study, piece)
  if (
    study.school === '' &&
    study.rest.length === 0 &&
    study.degree !== '' &&
    study.major !== '' &&
    pieces.length === 2
  )
    return study
  if (study.school === '' && study.major !== '' && study.rest.length > 0) {
    const [next = ''] = study.rest
    if (next.length <= 60 && !GRADE.test(next) && !isPlace(next))
      return { ...study, school: study.major, major: study.rest.shift() ?? '' }
  }
  return study
}

const doubtsOf = (isNameless: boolean, isUnclear: boolean): Pick<DraftItem, 'doubts'> => {
  if (isNameless) return { doubts: { '': 'no-entry-heads' } }
  return isUnclear ? { doubts: { '': 'guessed-parts' } } : {}
}

const itemOf = (head: Head): DraftItem => {
  const { school, degree, major, rest } = studyOf(head)
  const above: Block[] = rest.map((text) => ({ spans: [{ text }] }))
  return {
    data: filled({
      period: head.period,
      schoolName: school,
      specialized: major,
      degree,
      majorCourse: head.labelled.courses,
      abstract: [...above, ...head.body],
    }),
    ...doubtsOf(school === '', isUnclearStudy(head.period, [school, major, degree], rest)),
  }
}

/** Schools without dates: each line that names one opens an entry. */
const bySchools = (lines: readonly Line[]) =>
  lines.filter((line) => !line.list && isSchool(line.text) && line.text.length <= 80).length

export const readEducation = (lines: readonly Line[]): Read => {
  const entries = splitEntries(lines)
  const isBare = entries.every((entry) => !entry.dated) && entries.every((entry) => !entry.isMarked)
  const heads = (isBare && bySchools(lines) > 0 ? schoolEntries(lines) : entries).map((entry) =>
    readHead(entry, ['name', 'period', 'degree', 'major', 'courses']),
  )
  const subjects = heads.flatMap(({ pieces }) =>
    pieces.map(({ text }) => text).filter((text) => SUBJECT.test(text)),
  )
  return { items: heads.map(itemOf), replaced: [...heads.flatMap((head) => head.replaced), ...subjects] }
}

const schoolEntries = (lines: readonly Line[]): ReturnType<typeof splitEntries> => {
  const entries: ReturnType<typeof splitEntries> = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (!line.list && isSchool(line.text) && line.text.length <= 80)
      entries.push({ head: [line], body: [], isMarked: true })
    else if (last) last.body.push(line)
    else entries.push({ head: [], body: [line], isMarked: false })
  }
  return entries
}
