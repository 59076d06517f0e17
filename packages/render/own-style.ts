import { type CSSProperties, createContext, useContext } from 'react'
import type { Section } from '#packages/document/schema.ts'
import type { Source } from '#packages/sections/node.ts'
import type { StyleProps } from '#packages/setters/style.ts'
import { ownStyle } from './css.ts'

type OwnStyles = Section['style']
const StyleContext = createContext<OwnStyles>({})
export const OwnStyleProvider = StyleContext.Provider

/** What a person set on a slot, as they set it; what is set for all of its sort, where the slot itself has nothing. */
export const useOwnProps = (slot: string | undefined, shared?: string): StyleProps | undefined => {
  const styles = useContext(StyleContext)
  const own = styles[slot ?? '']
  const common = shared === undefined ? undefined : styles[shared]
  return common ? { ...common, ...own } : own
}

export const useOwn = (slot: string | undefined, shared?: string): CSSProperties =>
  ownStyle(useOwnProps(slot, shared))

/** What the editor finds a thing by: its slot, one that it shares with its like, and the field that it came from. */
export const marks = (slot: string | undefined, source?: Source, shared?: string) => ({
  ...(slot ? { 'data-slot': slot } : {}),
  ...(shared ? { 'data-shared': shared } : {}),
  ...(source ? { 'data-item': source.item, 'data-field': source.field } : {}),
})
