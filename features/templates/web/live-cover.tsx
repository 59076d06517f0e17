import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ThemeName } from '#packages/document/themes.ts'
import { loadDocumentFonts } from '#packages/render/document-fonts-later.ts'
import { colorVariables } from '#packages/render/theme-variables.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { drawnCover } from '../cover-contract.ts'

// Loaded when a rendered cover is shown; a list of pictures does not need it.

/** Recolours by changing the document's CSS variables, without rendering. Returns a function to undo it. */
const recolour = (page: HTMLElement, colors: ThemeName): (() => void) => {
  const drawn = page.querySelector<HTMLElement>('.hj-doc')
  const before = drawn?.getAttribute('style') ?? ''
  for (const [name, value] of Object.entries(colorVariables({ colors })))
    drawn?.style.setProperty(name, value)
  return () => drawn?.setAttribute('style', before)
}

/** Resolves when the page is laid out with its fonts, or they failed to load. */
const fontsLoaded = async (): Promise<void> => {
  await loadDocumentFonts().catch(() => undefined)
  // In the next frame the page is laid out and has requested its fonts.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await document.fonts.ready
}

/** Applies colours to a rendered cover and loads its fonts if needed. Returns a function to remove the colours. */
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

/** A version never changes, so its rendered page is loaded once. If that fails, the picture or an empty sheet stays. */
export const FetchedCover = ({ row: { id, version }, children }: FetchedCoverProps) => {
  const { data } = useQuery({
    ...apiQuery(drawnCover, { id, version }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data && children(data.cover)
}
