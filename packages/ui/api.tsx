import { createContext, useContext } from 'react'
import type { Client } from '#packages/api/client.ts'

const ApiContext = createContext<Client | undefined>(undefined)

export const ApiProvider = ApiContext.Provider

export const useApi = (): Client => {
  const client = useContext(ApiContext)
  if (!client) throw new Error('no API client around this component')
  return client
}
