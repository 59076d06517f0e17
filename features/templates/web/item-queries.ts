import { apiQuery } from '#packages/ui/api-query.ts'
import { getTemplate, similarTemplates } from '../item-contract.ts'
import { kept, quiet } from './template-queries.ts'

export const templateQuery = (id: string) => ({ ...apiQuery(getTemplate, { id }, quiet), ...kept, retry: 1 })

export const similarQuery = (id: string) => ({
  ...apiQuery(similarTemplates, { id }, quiet),
  ...kept,
  retry: 1,
})
