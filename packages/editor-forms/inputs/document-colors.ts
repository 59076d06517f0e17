import { useMemo } from 'react'
import { themes } from '#packages/document/themes.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'

/** The theme's colours by meaning: stored by name, so that they follow when the theme changes. */
export const colorMeanings = ['theme', 'soft', 'dark', 'on', 'accent', 'ink', 'muted', 'line'] as const
export type ColorMeaning = (typeof colorMeanings)[number]

export const isMeaning = (value: string | undefined): value is ColorMeaning =>
  colorMeanings.some((meaning) => meaning === value)

const sameColor = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()

/** The meaning of an inherited colour, if it is a colour of the theme. */
export const meaningOf = (
  hex: string | undefined,
  colors: Record<ColorMeaning, string>,
): ColorMeaning | undefined => colorMeanings.find((meaning) => sameColor(hex, colors[meaning]))

/** Name of a preset's colour. */
export const setNameOf = (hex: string | undefined) =>
  Object.values(themes).find(({ colors }) => sameColor(hex, colors.theme))

/** The current colour of each meaning. */
export const useDocumentColors = (): Record<ColorMeaning, string> => {
  const editor = useEditor()
  const theme = useEditorState(({ document }) => document.theme)
  return useMemo(() => {
    const variables = themeVariables({ ...editor.state.getState().document, theme })
    return Object.fromEntries(
      colorMeanings.map((meaning) => [meaning, variables[`--hj-${meaning}`] ?? '#000000']),
    ) as Record<ColorMeaning, string>
  }, [editor, theme])
}
