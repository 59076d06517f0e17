import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string | undefined
  }
}

export const setup = async (project: TestProject) => {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  return () => server.stop()
}
