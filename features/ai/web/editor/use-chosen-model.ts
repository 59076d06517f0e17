import { useState } from 'react'
import type { TaskName } from '#packages/ai/tasks.ts'
import { stored } from '#packages/local-data/stored.ts'
import type { Model } from '../../contract.ts'
import { useModels } from '../run/use-models.ts'

const storedModel = stored('huajian-ai-model')

export interface ChosenModel {
  models: readonly Model[]
  model: Model | undefined
  /** In points, for this task. */
  price: number
  balance: number | null
  /** One that costs nothing here, unless it is chosen. */
  free: Model | undefined
  isPending: boolean
  isError: boolean
  again(): void
  choose(id: string): void
}

/** The model to ask: the one that was asked last, unless it is closed or cannot do this; the same in all dialogs. */
export const useChosenModel = (task: TaskName): ChosenModel => {
  const { data, isPending, isError, refetch } = useModels()
  const [id, setId] = useState(() => storedModel.read())
  const models = data?.models ?? []
  const open = models.filter(({ closed, prices }) => closed === null && prices[task] !== undefined)
  const model = open.find((one) => one.id === id) ?? open[0]
  return {
    models,
    model,
    price: model?.prices[task] ?? 0,
    balance: data?.balance ?? null,
    free: open.find((one) => one.prices[task] === 0 && one.id !== model?.id),
    isPending,
    isError,
    again: () => void refetch(),
    choose: (chosen) => {
      setId(chosen)
      storedModel.write(chosen)
    },
  }
}
