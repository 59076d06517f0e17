import { useState } from 'react'
import type { TaskName } from '#packages/ai/tasks.ts'
import { stored } from '#packages/local-data/stored.ts'
import type { Model } from '../../contract.ts'
import { useModels } from '../run/use-models.ts'

const storedModel = stored('huajian-ai-model')

export interface ChosenModel {
  models: readonly Model[]
  model: Model | undefined
  /** The price for this task, in points. */
  price: number
  balance: number | null
  /** A free model for this task, unless it is the chosen one. */
  free: Model | undefined
  isPending: boolean
  isError: boolean
  again(): void
  choose(id: string): void
}

/** The chosen model, shared by all dialogs: the last used one, unless it is closed or does not offer this task. */
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
