import { kindOf } from '#packages/sections/registry.ts'
import { isTitlePlace } from '../document-texts.ts'
import type { TextAt } from '../places.ts'
import type { Task } from '../tasks.ts'

/** Values that cannot be worded better, such as a telephone number or a degree. */
const EXACT = ['phoneNumber', 'email', 'age', 'address', 'workService', 'degree']
/** Names: reworded only if the user asks for that field, not when a model improves the whole resume. */
const NAMES = ['name', 'schoolName', 'specialized', 'campusBriefly', 'awardsName', 'awardsGrade', 'worksName']

type Purpose = 'wording' | 'review' | 'translation'

/** Whether a model may be asked for other words there. */
const mayChange = ({ kind, place }: TextAt, purpose: Purpose): boolean => {
  const { field } = place
  const type = kindOf(kind)?.fields[field]?.type
  if (purpose === 'translation')
    return (
      isTitlePlace(place) || type === 'rich' || type === 'labelled' || (type === 'line' && !isContact(field))
    )
  if (isTitlePlace(place) || EXACT.includes(field) || (kind === 'base_info' && field === 'name')) return false
  return type === 'rich' || (type === 'line' && !(purpose === 'review' && NAMES.includes(field)))
}

const isContact = (field: string): boolean => field === 'phoneNumber' || field === 'email'

/** A text as a model sees it: `t3` can be answered to, `-` is there to be read. */
export interface Shown {
  ref: string
  at: TextAt
}

const numbered = (texts: readonly TextAt[], purpose: Purpose): Shown[] => {
  let count = 0
  return texts.map((at) => ({ ref: mayChange(at, purpose) ? `t${++count}` : '-', at }))
}

/** The texts of a task in their order. Made from the task alone: asking and reading agree on every ref. */
export const shownTexts = (task: Task): Shown[] => {
  switch (task.task) {
    case 'draft':
      return []
    case 'write':
      return [{ ref: 't1', at: task.target }, ...task.around.map((at) => ({ ref: '-', at }))]
    case 'interview':
      // A question may be about any text.
      return task.texts.map((at, index) => ({ ref: `t${index + 1}`, at }))
    case 'translate':
      return numbered(task.texts, 'translation')
    case 'improve':
      return numbered(task.texts, 'wording')
    default:
      return numbered(task.texts, 'review')
  }
}

/** The texts that an answer may name. */
export const textsByRef = (task: Task): ReadonlyMap<string, TextAt> =>
  new Map(shownTexts(task).flatMap(({ ref, at }) => (ref === '-' ? [] : [[ref, at] as const])))
