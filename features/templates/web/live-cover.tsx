import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ThemeName } from '#packages/document/themes.ts'
import { loadDocumentFonts } from '#packages/render/document-fonts-later.ts'
import { colorVariables } from '#packages/render/theme-variables.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { drawnCover } from '../cover-contract.ts'

// Fetched when a drawing is shown: a list of pictures does without.

/** Other colours are other values of the document's own variables: nothing is drawn again. Returns what undoes it. */
const recolour = (page: HTMLElement, colors: ThemeName): (() => void) => {
  const drawn = page.querySelector<HTMLElement>('.hj-doc')
  const before = drawn?.getAttribute('style') ?? ''
  for (const [name, value] of Object.entries(colorVariables({ colors })))
    drawn?.style.setProperty(name, value)
  return () => drawn?.setAttribute('style', before)
}

/** Resolves when the page is laid out in its fonts, or they cannot be had. */
const fontsLoaded = async (): Promise<void> => {
  await loadDocumentFonts().catch(() => undefined)
  // In the next frame the page is laid out and has asked for its fonts.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await document.fonts.ready
}

/** Gives a drawing its colours and, where somebody waits for them, its fonts. Returns what takes the colours back. */
export const liven = (
  page: HTMLElement,
  colors: ThemeName | undefined,
  onFonts: (() => void) | undefined,
): (() => void) | undefined => {
  if (onFonts) void fontsLoaded().then(onFonts)
  return colors && recolour(page, colors)
}

interface FetchedCoverProps {
  row: { id: string; version: number }
  children(html: string): ReactNode
}

/** A version never changes, so its drawing is fetched once. Where it cannot be had, the picture or a blank sheet stays. */
export const FetchedCover = ({ row: { id, version }, children }: FetchedCoverProps) => {
  const { data } = useQuery({
    ...apiQuery(drawnCover, { id, version }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data && children(data.cover)
}
