import type { Sent } from '../send.ts'
import { deepDocument, longText, manyFields, manyNumbers, manySpans } from './hostile-documents.ts'

/** Sends one request from a network of its own. */
export type Send = (sent: Sent) => Promise<{ status: number; text: string }>

export interface Attack {
  name: string
  /** Only in the long run, because another attack covers the same work. */
  isLong?: true
  /** Prepares the attack, outside the measurement, and returns the attack, which checks its response statuses. */
  prepare(send: Send, token: string): Promise<() => Promise<unknown>>
}

let ids = 0
const newId = () => {
  ids += 1
  return `availability-attack-${ids}`
}

const json = (method: string, path: string, body: unknown, token?: string): Sent => ({
  method,
  path,
  token,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const textAt = (text: string, field: string, kind: string) => ({
  place: { section: 's', item: newId(), field },
  kind,
  label: '内容',
  text,
})

const run = (task: object) => json('POST', '/api/ai/runs', { id: newId(), model: 'built-in', task })

const repeated = (piece: string, end: string, length = 7_900) =>
  piece.repeat(Math.floor((length - end.length) / piece.length)) + end

const ask = (name: string, task: () => object, isLong?: true): Attack => ({
  name: `AI: ${name}`,
  ...(isLong ? { isLong } : {}),
  prepare: async (send) => {
    const request = run(task())
    return async () => {
      const { status } = await send(request)
      if (status !== 200) throw new Error(`answered ${status}`)
    }
  },
})

const diagnose = (texts: object[]) => ({ task: 'diagnose', language: 'zh', job: '', texts })
const improve = (text: string) => ({
  task: 'improve',
  language: 'zh',
  texts: [textAt(text, 'bullets', 'work_experience')],
  tone: 'plain',
  length: 'same',
  wish: '',
  job: '',
})

/** Posts a document and expects one of the statuses. */
const postDocument = (name: string, document: () => unknown, statuses: number[], isLong?: true): Attack => ({
  name: `document: ${name}`,
  ...(isLong ? { isLong } : {}),
  prepare: async (send, token) => {
    const body = document()
    const text = typeof body === 'string' ? `{"document":${body}}` : JSON.stringify({ document: body })
    return async () => {
      const { status } = await send(json('POST', '/api/resumes', text, token))
      if (!statuses.includes(status)) throw new Error(`answered ${status}`)
    }
  },
})

const create = async (send: Send, token: string, document: unknown): Promise<string> => {
  const { status, text } = await send(json('POST', '/api/resumes', { document }, token))
  if (status !== 200) throw new Error(`not created: ${status} ${text.slice(0, 200)}`)
  return (JSON.parse(text) as { id: string }).id
}

const share = async (send: Send, token: string, document: unknown, masks: string[]): Promise<string> => {
  const id = await create(send, token, document)
  const { text } = await send(json('POST', `/api/resumes/${id}/links`, { purpose: 'view', masks }, token))
  return (JSON.parse(text) as { suffix: string }).suffix
}

const open = (send: Send, path: string, token?: string) => async () => {
  const { status } = await send({ method: 'GET', path, token })
  if (status !== 200) throw new Error(`answered ${status}`)
}

/** Calls that work on a stored document of the largest size. */
const onLargeDocument = (
  name: string,
  calls: (id: string) => readonly Pick<Sent, 'method' | 'path' | 'body'>[],
  isLong?: true,
): Attack => ({
  name: `large document: ${name}`,
  ...(isLong ? { isLong } : {}),
  prepare: async (send, token) => {
    const id = await create(send, token, manySpans(1_500_000))
    return async () => {
      for (const { method, path, body } of calls(id)) {
        const sent = { method, path, token, body, headers: { 'content-type': 'application/json' } }
        const { status, text } = await send(sent)
        if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 200)}`)
      }
    }
  },
})

const keywords = { name: '林', job: '会计', years: 3, major: '', skills: '', projects: '', other: '' }
const texts = (text: string) => [textAt(text, 'bullets', 'work_experience')]

/** Every task of the built-in engine on a text that its rules scan to the end repeatedly. */
const repeatedTasks: Record<string, (text: string) => object> = {
  draft: (text) => ({
    task: 'draft',
    language: 'zh',
    keywords: {
      ...keywords,
      skills: text.slice(0, 500),
      projects: text.slice(0, 1500),
      other: text.slice(0, 1500),
    },
    kinds: ['work_experience', 'skill_specialties', 'self_evaluation'],
    seed: 1,
  }),
  improve,
  write: (text) => ({
    task: 'write',
    language: 'zh',
    target: texts(text)[0],
    around: texts(text),
    tone: 'plain',
    length: 'longer',
    wish: '',
    job: '会计',
  }),
  diagnose: (text) => diagnose(texts(text)),
  tailor: (text) => ({ task: 'tailor', language: 'zh', texts: texts(text), posting: text }),
  translate: (text) => ({ task: 'translate', from: 'zh', to: 'en', texts: texts(text) }),
  interview: (text) => ({ task: 'interview', language: 'zh', texts: texts(text), job: '会计' }),
}

export const attacks: readonly Attack[] = [
  ask('a job made of ambiguous words', () =>
    diagnose([
      textAt(repeated('业务员', '某'), 'post', 'base_info'),
      textAt(`会计${'业务员'.repeat(40)}某`, 'post', 'base_info'),
    ]),
  ),
  ask('abilities without an end', () => improve(`良好的${repeated('沟通', '某，完成了报表')}`)),
  ask('a megabyte of numbers', () =>
    diagnose(Array.from({ length: 120 }, () => textAt(repeated('1,', 'x'), 'bullets', 'work_experience'))),
  ),
  ask('addresses that are none', () => improve(repeated('a-', '@')), true),
  ...Object.entries(repeatedTasks).flatMap(([name, task]) =>
    ['负责', '业务员', '2019年1月，', 'a.', '沟通能力', '「（'].map((piece) =>
      ask(`${name} with ${piece} again and again`, () => task(repeated(piece, '某')), true),
    ),
  ),
  {
    name: 'masks: 20,000 numbers',
    prepare: async (send, token) => {
      const suffix = await share(send, token, manyNumbers(20_000), ['phone', 'email', 'company'])
      return open(send, `/api/shared/${suffix}`)
    },
  },
  {
    name: 'page: a shared document of many spans',
    prepare: async (send, token) => {
      const suffix = await share(send, token, manySpans(900_000), ['phone'])
      return () => Promise.all(Array.from({ length: 3 }, open(send, `/s/${suffix}`)))
    },
  },
  {
    name: 'search: long documents that were just saved',
    prepare: async (send, token) => {
      for (let at = 0; at < 4; at += 1) await create(send, token, longText(1_800_000))
      return async () => {
        const { status } = await send({ method: 'GET', path: '/api/resumes?q=%E6%9F%90%E6%9F%90', token })
        if (status !== 200) throw new Error(`answered ${status}`)
      }
    },
  },
  postDocument('140,000 unknown fields', () => manyFields(140_000), [400, 422]),
  postDocument('very deep', () => deepDocument(900_000), [400, 422]),
  postDocument('as large and as fine as one may be', () => manySpans(1_900_000), [200, 400, 422]),
  onLargeDocument('renamed, duplicated and opened', (id) => [
    { method: 'PUT', path: `/api/resumes/${id}/title`, body: JSON.stringify({ title: '新标题' }) },
    { method: 'POST', path: `/api/resumes/${id}/duplicate`, body: '{}' },
    { method: 'GET', path: `/api/resumes/${id}` },
  ]),
  onLargeDocument('exported with the account', () => [{ method: 'GET', path: '/api/account/export' }]),
  {
    name: 'template: the largest size allowed',
    isLong: true,
    prepare: async (send, token) => {
      const body = JSON.stringify({ document: manySpans(1_500_000) })
      return async () => {
        const { status } = await send(json('POST', '/api/templates', body, token))
        if (status !== 200) throw new Error(`answered ${status}`)
      }
    },
  },
  {
    name: 'sign-in: 60 passwords at once',
    prepare: async (send) => () =>
      Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          send(
            json('POST', '/api/auth/sign-in', { email: `nobody${at}@example.com`, password: 'Wrong-pass1' }),
          ),
        ),
      ),
  },
  {
    name: 'gallery: 40 searches at once',
    prepare: async (send) => () =>
      Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          open(send, `/api/templates?q=${encodeURIComponent(`简历${at}`.repeat(10).slice(0, 40))}`)(),
        ),
      ),
  },
  {
    name: 'sign-in: a body of many names',
    isLong: true,
    prepare: async (send) => {
      const names = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`n${at}`, at]))
      return async () => {
        const { status } = await send(json('POST', '/api/auth/sign-in', names))
        if (status !== 400) throw new Error(`answered ${status}`)
      }
    },
  },
  {
    name: 'pages: 60 at once',
    prepare: async (send) => () => Promise.all(Array.from({ length: 60 }, open(send, '/membership'))),
  },
]
