import type { Box, Look } from '#packages/layout/box.ts'
import { facts, icon, own, type Part, rich, row, stack, text } from '#packages/layout/parts.ts'
import { barLine, barredValue } from '../families/fact-line.ts'
import type { kind } from './kind.ts'

export type ProfileField = keyof typeof kind.fields
export type ProfilePart = Part<ProfileField>

/** Contact data. Other facts form a group of their own where there is space for two groups. */
export const CONTACT = ['phoneNumber', 'email', 'address'] as const

interface Chosen {
  only?: readonly ProfileField[]
  except?: readonly ProfileField[]
}

export const nameOf = (look: Look = {}) =>
  text('name', { size: 2.3, bold: true, leading: 1.25, role: 'h1', ...look })

/** The person's profession or target, on a line next to the name or below it. */
export const postOf = (look: Look = {}) =>
  text('post', { size: 1.12, bold: true, color: 'theme', leading: 1.4, ...look })

/** On one line where there is room. */
export const nameLine = (look: Look = {}, box: Box = {}): ProfilePart =>
  row({ gap: [0, 3.5], wrap: true, slot: 'nameLine', ...box }, nameOf(look), postOf())

/** One under the other. */
export const nameOver = (look: Look = {}, post: Look = {}): ProfilePart =>
  stack({ gap: 0.5 }, nameOf(look), postOf(post))

export const summary = (look: Parameters<typeof rich>[1] = {}) => rich('abstract', look)

/** All facts in a line, bars between them. */
export const factsInLine = (look: Look = {}, chosen: Chosen = {}, box: Box = {}): ProfilePart =>
  barLine((line) => facts({ as: 'row', ...line, ...chosen }, barredValue(look)), box)

/** An icon and its text; the icon column is as wide in every row. */
export const iconFact = (look: Look = {}, color?: 'theme' | 'muted'): Part<never> =>
  row({ gap: 1.7 }, icon('own', 1, color), own('labelledValue', look))

/** Label and text side by side; labels share a column, wide enough for Qualification. */
export const labelFact = (look: Look = {}): Part<never> =>
  row(
    { gap: 1.5 },
    stack({ width: '5.6em', shrink: 0 }, own('label', { color: 'muted', size: 0.9 })),
    stack({ grow: 1 }, own('value', look)),
  )

/** A small label over its text. */
export const stackedFact = (look: Look = {}, label: Look = {}): Part<never> =>
  stack(
    { slot: 'cell' },
    own('label', { color: 'muted', size: 0.88, leading: 1.45, ...label }),
    own('value', look),
  )
