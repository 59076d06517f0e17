import { type CSSProperties, createContext, useContext } from 'react'
import type { Section } from '#packages/document/schema.ts'
import type { Source } from '#packages/sections/node.ts'
import type { StyleProps } from '#packages/setters/style.ts'
import { ownStyle } from './css.ts'

type OwnStyles = Section['style']
const StyleContext = createContext<OwnStyles>({})
export const OwnStyleProvider = StyleContext.Provider

/** What a person set on a slot, as they set it. */
export const useOwnProps = (slot: string | undefined): StyleProps | undefined =>
  useContext(StyleContext)[slot ?? '']

export const useOwn = (slot: string | undefined): CSSProperties =>
  ownStyle(useContext(StyleContext)[slot ?? ''])

/** What the editor finds a thing by: its slot, and the field that it came from. */
export const marks = (slot: string | undefined, source?: Source) => ({
  ...(slot ? { 'data-slot': slot } : {}),
  ...(source ? { 'data-item': source.item, 'data-field': source.field } : {}),
})
