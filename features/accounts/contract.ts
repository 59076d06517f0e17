import * as z from 'zod/mini'
import { endpoint } from '#packages/wire/endpoint.ts'
import { defineErrors } from '#packages/wire/errors.ts'

export const email = z.email().check(z.maxLength(254))
export const password = z.string().check(z.minLength(8), z.maxLength(30), z.regex(/[A-Za-z]/), z.regex(/\d/))

export const person = z.object({
  id: z.string(),
  nickname: z.string(),
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

export const signInErrors = defineErrors({
  wrong_credentials: { status: 422, zh: '邮箱或密码不对', en: 'The e-mail or password is not right.' },
})

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in',
  summary: 'Sign in with e-mail and password',
  auth: 'anyone',
  input: z.strictObject({
    email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    remember: z.boolean(),
  }),
  reply: z.object({ user: person }),
  errors: signInErrors,
  limit: { calls: 10, seconds: 60 },
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this session',
  auth: 'user',
  input: z.object({}),
  reply: z.object({}),
})
