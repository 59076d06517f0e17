import { type ComponentType, Suspense } from 'react'
import type { Rich, Series, Table } from '#packages/document/values.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { RowInputProps } from './input-props.ts'
import type { Sides } from './sides.tsx'

const loads: (() => Promise<unknown>)[] = []

/** Inputs that the forms of a new resume do not have are loaded when they are first rendered. */
const input = <V,>(load: () => Promise<ComponentType<RowInputProps<V>>>): ComponentType<RowInputProps<V>> => {
  const Later = lazyComponent(load)
  loads.push(Later.preload)
  const Input = Later as unknown as ComponentType<RowInputProps<V>>
  return (props) => (
    <Suspense>
      <Input {...props} />
    </Suspense>
  )
}

export const LineList = input<Rich>(async () => (await import('./hj-list-li.tsx')).HjListLi)
export const TableGrid = input<Table>(async () => (await import('./hj-table.tsx')).HjTable)
export const SeriesGrid = input<Series>(async () => (await import('./hj-series.tsx')).HjSeries)
export const Choice = input<string>(async () => (await import('./choice.tsx')).Choice)
export const SidesInput = input<Sides>(async () => (await import('./sides.tsx')).SidesInput)
export const NumberOrSides = input<number | Sides>(
  async () => (await import('./number-or-sides.tsx')).NumberOrSides,
)
export const PictureInput = input<string>(async () => (await import('./picture.tsx')).PictureInput)

export const loadLazyInputs = () => Promise.all(loads.map((load) => load()))
