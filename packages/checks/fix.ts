import {
  type Command,
  setField,
  setFieldProps,
  setItem,
  setSection,
  setTheme,
} from '#packages/document/commands.ts'
import type { Value } from '#packages/document/values.ts'

/** A command of the document by its name, as plain data: it can be stored, sent and shown. */
export type FixStep =
  | { do: 'renameSection'; section: string; title: string }
  | { do: 'showSection'; section: string }
  | { do: 'showItem'; section: string; item: string }
  | { do: 'showField'; section: string; field: string }
  | { do: 'setField'; section: string; item: string; field: string; value: Value }
  | { do: 'setVariant'; section: string; variant: number }
  | { do: 'setFontSize'; fontSize: number }
  /** Of the whole document, or of one section. */
  | { do: 'setTitleStyle'; titleVariant: number; section?: string }

/** Removes a warning: commands that undo as one step, or a tool of the editor that has to measure first. */
export type Fix = { steps: FixStep[] } | { tool: 'fit' }

const commandOf = (step: FixStep): Command => {
  switch (step.do) {
    case 'renameSection':
      return setSection(step.section, 'title', step.title)
    case 'showSection':
      return setSection(step.section, 'visible', true)
    case 'showItem':
      return setItem(step.section, step.item, 'hidden', undefined)
    case 'showField':
      return setFieldProps(step.section, step.field, { visible: true })
    case 'setField':
      return setField(step.section, step.item, step.field, step.value)
    case 'setVariant':
      return setSection(step.section, 'variant', step.variant)
    case 'setFontSize':
      return setTheme({ fontSize: step.fontSize })
    case 'setTitleStyle':
      return step.section === undefined
        ? setTheme({ titleVariant: step.titleVariant })
        : setSection(step.section, 'titleVariant', step.titleVariant)
  }
}

/** All steps as one command. */
export const fixCommand =
  (steps: readonly FixStep[]): Command =>
  (document) => {
    for (const step of steps) commandOf(step)(document)
  }
