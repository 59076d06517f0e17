import * as z from 'zod/mini'
import { type DataName, dataSetters } from './data.ts'
import type { Row } from './rows.ts'

type PropsName = Exclude<DataName, 'jobSearchType'>

/** How a field is shown, not what it says. */
export const fieldProps = z.strictObject({
  visible: z.optional(z.boolean()),
  label: z.optional(z.string().check(z.maxLength(40))),
  icon: z.optional(z.string().check(z.maxLength(40))),
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
