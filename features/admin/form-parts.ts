/** What screens of other slices under /admin are made of, beside the frame. */
export { ActDialog } from './web/act-dialog.tsx'
export { Asked } from './web/asked.tsx'
export { ChoiceField, TextField } from './web/field.tsx'
export { TurnSwitch } from './web/turn-switch.tsx'
export { useFailure } from './web/use-failure.ts'
