import { type ComponentType, lazy, Suspense } from 'react'
import type { Series, Table } from '#packages/document/values.ts'
import type { RowInputProps } from './input-props.ts'
import type { Sides } from './sides.tsx'

const loads: (() => Promise<unknown>)[] = []

/** An input that no form of a new resume begins with: it comes when one is first shown. */
const later = <V,>(load: () => Promise<ComponentType<RowInputProps<V>>>): ComponentType<RowInputProps<V>> => {
  loads.push(load)
  const Input = lazy(async () => ({ default: await load() })) as unknown as ComponentType<RowInputProps<V>>
  return (props) => (
    <Suspense>
      <Input {...props} />
    </Suspense>
  )
}

export const TableGrid = later<Table>(async () => (await import('./hj-table.tsx')).HjTable)
export const SeriesGrid = later<Series>(async () => (await import('./hj-series.tsx')).HjSeries)
export const Choice = later<string>(async () => (await import('./choice.tsx')).Choice)
export const SidesInput = later<Sides>(async () => (await import('./sides.tsx')).SidesInput)
export const NumberOrSides = later<number | Sides>(
  async () => (await import('./number-or-sides.tsx')).NumberOrSides,
)
export const PictureInput = later<string>(async () => (await import('./picture.tsx')).PictureInput)

export const loadLaterInputs = () => Promise.all(loads.map((load) => load()))
