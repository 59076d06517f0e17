import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

// Apart from the other calls of accounts: every page asks who is signed in, few need the rest.

export const person = z.object({
  id: z.string(),
  nickname: z.string(),
  /** The id of a file of theirs. */
  avatar: z.nullable(z.string()),
  role: z.enum(['user', 'member', 'admin']),
})
export type Person = z.infer<typeof person>

/** A visitor's query answers 200 with `user: null`: not being signed in is no error. */
export const session = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in',
  auth: 'anyone',
  input: z.object({}),
  reply: z.object({ user: z.nullable(person) }),
})
