import * as z from 'zod/mini'
import { type DataName, dataSetters } from './data.ts'
import type { Row } from './rows.ts'

type PropsName = Exclude<DataName, 'jobSearchType'>

/** The shapes that a portrait can be shown in, whatever the layout's is. */
export const pictureShapes = ['portrait', 'square', 'round'] as const
export type PictureShape = (typeof pictureShapes)[number]

/** How a field is shown, not what it says. */
export const fieldProps = z.strictObject({
  visible: z.optional(z.boolean()),
  label: z.optional(z.string().check(z.maxLength(40))),
  icon: z.optional(z.string().check(z.maxLength(40))),
  /** Of a portrait; without it as the layout has it. */
  shape: z.optional(z.enum(pictureShapes)),
})

const names = (Object.keys(dataSetters) as DataName[]).filter(
  (name): name is PropsName => name !== 'jobSearchType',
)

/** Props setters say how a field is shown: one for each data setter but `jobSearchType`, so they are derived. */
export const propsSetters = Object.fromEntries(
  names.map((name) => {
    const { zh, en } = dataSetters[name]
    const row: Row = { zh, en, input: 'props-popover', value: fieldProps }
    return [name, row]
  }),
) as Record<PropsName, Row>
