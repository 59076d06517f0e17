import type * as z from 'zod/mini'
import { blankTheme } from '#packages/document/blank.ts'
import { setTheme } from '#packages/document/commands.ts'
import { theme } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { rangeOf } from '#packages/editor-forms/inputs/limits.ts'
import { NumberStepper } from '#packages/editor-forms/inputs/number.tsx'
import { PropertyRow } from './property-row.tsx'

/** Unit in which a number of the theme is shown. */
export interface ThemeUnit {
  unit: string
  step: number
  show(stored: number): number
  store(shown: number): number
}

/** One number of the theme. A value other than the default is bold and can be reset. */
export const ThemeNumber = ({
  name,
  label,
  in: { unit, step, show, store },
}: {
  name: 'fontSize' | 'lineHeight' | 'spacing'
  label: string
  in: ThemeUnit
}) => {
  const editor = useEditor()
  const value = useEditorState(({ document }) => document.theme[name])
  const { low, high } = rangeOf(
    (theme as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape[name] as never,
  )
  const isOwn = value !== blankTheme[name]
  return (
    <PropertyRow
      label={label}
      own={isOwn}
      onReset={() => editor.edit(setTheme({ [name]: blankTheme[name] }))}
    >
      <NumberStepper
        label={label}
        unit={unit}
        range={{ low: show(low), high: show(high), step }}
        value={isOwn ? show(value) : undefined}
        inherited={show(value)}
        onChange={(shown) => editor.edit(setTheme({ [name]: store(shown) }), `theme ${name}`)}
        onCommit={() => editor.endGesture()}
      />
    </PropertyRow>
  )
}
