import type { Labelled } from '#packages/document/values.ts'
import type { Draft, DraftItem, DraftSection } from '../draft.ts'
import { madeWords } from '../made-words.ts'
import type { Note } from '../reading.ts'
import type { Outcome } from '../source.ts'
import type { Tray } from './tray.ts'

/** Values that no field had room for, each with its name in the file. */
const restSection = (
  rest: readonly { path: string; text: string }[],
  language: 'zh' | 'en',
): DraftSection[] => {
  const fields: Labelled[] = rest.map(({ path, text }) => ({
    label: path.split('.').slice(-2).join('.').slice(-40),
    value: text,
  }))
  const pages = Array.from({ length: Math.ceil(fields.length / 60) }, (_, at) =>
    fields.slice(at * 60, at * 60 + 60),
  )
  const items = pages.map((part): DraftItem => ({ data: { fields: part }, doubts: { fields: 'left-over' } }))
  return items.length === 0 ? [] : [{ kind: 'custom', title: madeWords[language].rest, items }]
}

export const isFilled = ({ data }: DraftItem): boolean => Object.keys(data).length > 0

export const hidden = (tray: Tray): { hidden?: true } =>
  tray.flag('hidden') === true || tray.flag('visible') === false ? { hidden: true } : {}

export const languageIn = (json: unknown, fallback: 'zh' | 'en'): 'zh' | 'en' => {
  const text = JSON.stringify(json).slice(0, 100_000)
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length
  return han > 20 ? 'zh' : han === 0 && !/[A-Za-z]{3}/.test(text) ? fallback : 'en'
}

interface Built {
  sections: readonly DraftSection[]
  root: Tray
  language: 'zh' | 'en'
  notes: Note[]
  title?: string
  replaced?: readonly string[]
}

/** Sections of a foreign file, and at their end what had no place. */
export const outcomeOf = ({ sections, root, language, notes, title, replaced = [] }: Built): Outcome => {
  const left = root.rest()
  // A picture as text says nothing to anybody.
  const rest = left.filter(({ text }) => !text.startsWith('data:'))
  const filled = sections
    .map((section) => ({ ...section, items: section.items.filter(isFilled) }))
    .filter(({ items }) => items.length > 0)
  const draft: Draft = {
    language,
    ...(title ? { title } : {}),
    sections: [...filled, ...restSection(rest, language)],
    replaced: replaced.filter((word) => word !== ''),
    unplaced: rest.length,
  }
  const isCut = rest.length < left.length && !notes.some(({ code }) => code === 'picture-left-out')
  return { ok: true, draft, notes: isCut ? [...notes, { code: 'picture-left-out' }] : notes }
}

const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/

/** A picture inside the file comes along; an address elsewhere is never fetched. */
export const avatarOf = (url: string, notes: Note[]): { avatar?: string } => {
  if (PICTURE.test(url) && url.length <= 420_000) return { avatar: url }
  if (url !== '') notes.push({ code: 'picture-left-out' })
  return {}
}
