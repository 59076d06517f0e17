import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'

const nothing = z.strictObject({})

export const systemFacts = endpoint({
  method: 'GET',
  path: '/admin/system',
  summary: 'What runs here: build, database, migrations, where letters and files go',
  auth: 'admin',
  input: nothing,
  reply: z.object({
    build: z.object({ id: z.string(), builtAt: z.string() }),
    node: z.string(),
    startedAt: z.int(),
    database: z.object({ kind: z.enum(['sqlite', 'postgres']), version: z.string() }),
    migrations: z.array(z.object({ name: z.string(), at: z.string() })),
    /** `outbox`: no mail server is set, letters lie in a folder. */
    mail: z.enum(['smtp', 'outbox']),
    storage: z.enum(['folder', 'bucket']),
    publicUrl: z.string(),
  }),
})
export type SystemFacts = z.infer<typeof systemFacts.reply>

/** A test that fails is an answer, not an error. */
export const testMail = endpoint({
  method: 'POST',
  path: '/admin/system/mail',
  summary: 'Send a letter to my own address and tell what the mail server said',
  auth: 'admin',
  input: nothing,
  reply: z.object({ isSent: z.boolean(), to: z.string(), said: z.string() }),
  limit: { calls: 10, seconds: 600 },
})

export const storageSteps = ['write', 'read', 'delete'] as const

export const testStorage = endpoint({
  method: 'POST',
  path: '/admin/system/storage',
  summary: 'Write, read and delete a small file where files are kept',
  auth: 'admin',
  input: nothing,
  reply: z.object({
    /** As far as it came; the last one tells what went wrong, where something did. */
    steps: z.array(
      z.object({ step: z.enum(storageSteps), tookMs: z.number(), problem: z.nullable(z.string()) }),
    ),
  }),
  limit: { calls: 20, seconds: 600 },
})
