import { useMemo } from 'react'
import { themeVariables } from '#packages/render/theme-variables.ts'
import { useEditor, useEditorState } from '../use-editor.tsx'

/** The theme's colours by meaning: stored by name, so that they follow when the theme changes. */
export const colorMeanings = ['theme', 'soft', 'dark', 'on', 'accent', 'ink', 'muted', 'line'] as const
export type ColorMeaning = (typeof colorMeanings)[number]

export const isMeaning = (value: string | undefined): value is ColorMeaning =>
  colorMeanings.some((meaning) => meaning === value)

/** What each meaning is in the document at present. */
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
