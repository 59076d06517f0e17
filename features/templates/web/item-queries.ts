import { apiQuery } from '#packages/ui/api-query.ts'
import { getTemplate, similarTemplates } from '../item-contract.ts'
import { cached, quiet } from './template-queries.ts'

export const templateQuery = (id: string) => ({
  ...apiQuery(getTemplate, { id }, quiet),
  ...cached,
  retry: 1,
})

export const similarQuery = (id: string) => ({
  ...apiQuery(similarTemplates, { id }, quiet),
  ...cached,
  retry: 1,
})
