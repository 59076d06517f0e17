import * as z from 'zod/mini'
import type { Section } from '#packages/document/schema.ts'
import type { StyleRow } from '#packages/layout/setters/rows.ts'
import { type StyleName, type StyleProps, styleProps, styleSetters } from '#packages/layout/setters/style.ts'
import { stored } from '#packages/local-data/stored.ts'

const clipStorage = () => stored('huajian.style')

const clip = z.strictObject({ slot: z.string(), styles: z.record(z.string(), styleProps) })
export type StyleClip = z.infer<typeof clip>

/** The styles of one part; the slot `section` includes the styles of all parts. */
export const clipOf = ({ style }: Pick<Section, 'style'>, slot: string): StyleClip => ({
  slot,
  styles: slot === 'section' ? style : { [slot]: style[slot] ?? {} },
})

export const storeClip = (given: StyleClip) => clipStorage().write(JSON.stringify(given))

/** The copied styles of this tab, for all its documents; undefined if the storage is invalid. */
export const storedClip = (): StyleClip | undefined => {
  try {
    return clip.parse(JSON.parse(clipStorage().read() ?? ''))
  } catch {
    return undefined
  }
}

const isSectionOnly = (name: string) => (styleSetters[name as StyleName] as StyleRow).writes === 'section'

const only = (style: StyleProps, wanted: (name: string) => boolean): StyleProps =>
  Object.fromEntries(Object.entries(style).filter(([name]) => wanted(name)))

/** The styles of a section after pasting: the clip of a section replaces all, the clip of a part only the chosen part. */
export const withPasted = (styles: Section['style'], given: StyleClip, slot: string): Section['style'] => {
  if (slot === 'section' && given.slot === 'section') return given.styles
  const copied = given.styles[given.slot] ?? {}
  const style = slot === 'section' ? copied : only(copied, (name) => !isSectionOnly(name))
  const { [slot]: _, ...others } = styles
  return Object.keys(style).length > 0 ? { ...others, [slot]: style } : others
}
