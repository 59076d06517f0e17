import { inject } from 'vitest'
import { testOnPostgres } from './server.ts'

testOnPostgres(inject('postgres'))
