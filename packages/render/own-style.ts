import { type CSSProperties, createContext, useContext } from 'react'
import type { Section } from '#packages/document/schema.ts'
import type { Box } from '#packages/layout/box.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import type { Source } from '#packages/sections/node.ts'
import { ownStyle } from './css.ts'

const listIn = ({ listStyle, listStylePosition }: StyleProps = {}) => ({
  ...(listStyle ? { listStyle } : {}),
  ...(listStylePosition ? { listStylePosition } : {}),
})

type OwnStyles = Section['style']
const StyleContext = createContext<OwnStyles>({})
export const OwnStyleProvider = StyleContext.Provider

/** The style that the user set on a slot; the default is the one set on its shared slot. */
export const useOwnProps = (slot: string | undefined, shared?: string): StyleProps | undefined => {
  const styles = useContext(StyleContext)
  const own = styles[slot ?? '']
  const common = shared === undefined ? undefined : styles[shared]
  return common ? { ...common, ...own } : own
}

export const useOwn = (slot: string | undefined, shared?: string, box?: Box): CSSProperties =>
  ownStyle(useOwnProps(slot, shared), box?.border !== undefined)

/** Bullets are set where the text is, on its entry, or on the whole section. */
export const useOwnList = (slot: string | undefined): Pick<StyleProps, 'listStyle' | 'listStylePosition'> => {
  const { section, item, [slot ?? '']: own } = useContext(StyleContext)
  return { ...listIn(section), ...listIn(item), ...listIn(own) }
}

/** Attributes by which the editor finds an element: its slot, its shared slot, and the field that it came from. */
export const marks = (slot: string | undefined, source?: Source, shared?: string) => ({
  ...(slot ? { 'data-slot': slot } : {}),
  ...(shared ? { 'data-shared': shared } : {}),
  ...(source ? { 'data-item': source.item, 'data-field': source.field } : {}),
  ...(source?.pair ? { 'data-pair': source.pair } : {}),
})
