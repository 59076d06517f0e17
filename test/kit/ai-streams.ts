import type { FailureCode } from '#packages/ai/engine.ts'
import { DONE, delta, event, finished, type Script, spoken } from './ai-upstream.ts'

/** Two lines of an answer, with characters of one to four bytes. */
const A = '{"ref":"t1","text":"主导组件库🎓𠀀 v2，café","why":"结果在前"}'
const B = '{"ref":"t2","text":"- 搭建监控\\n- 缩短发布","why":"动词有力"}'
const BOTH = `${A}\n${B}\n`
/** The first line, and the beginning of the second. */
const HALF = `${A}\n{"ref":"t2","text":"- 搭建`

export interface StreamCase {
  /** The answers to the calls of one run, in order. */
  scripts: readonly (Script | 'reset')[]
  /** The expected problem; null if the run succeeds and is charged. */
  failure: FailureCode | null
  /** Which of the two texts were answered. */
  answered: readonly ('t1' | 't2')[]
  /** The expected number of calls; 1 by default. */
  calls?: number
}

const good = (...acts: Script['acts']): StreamCase => ({
  scripts: [{ acts }],
  failure: null,
  answered: ['t1', 't2'],
})
const bad = (failure: FailureCode, ...acts: Script['acts']): StreamCase => ({
  scripts: [{ acts }],
  failure,
  answered: [],
})
/** Text received before the connection broke is kept. */
const half = (failure: FailureCode, ...acts: Script['acts']): StreamCase => ({
  scripts: [{ acts: [delta(HALF), ...acts] }],
  failure,
  answered: ['t1'],
})
const refused = (
  failure: FailureCode,
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): StreamCase => ({
  scripts: [
    {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      acts: [typeof body === 'string' ? body : JSON.stringify(body)],
    },
  ],
  failure,
  answered: [],
})

const whole = spoken(BOTH)
const stream = whole.join('')
const bytesOf = (text: string, size: number): Uint8Array[] => {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
}
const busy = (after?: string): Script => ({
  status: 429,
  headers: after === undefined ? {} : { 'retry-after': after },
  acts: ['{"error":{"message":"slow down","type":"rate_limit_exceeded"}}'],
})
const again = (first: Script | 'reset'): StreamCase => ({
  ...good(),
  scripts: [first, { acts: whole }],
  calls: 2,
})
const errorEvent = (message: string, more: object = {}) => event({ error: { message, ...more } })
const completion = (content: string) => ({
  id: 'x',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
})

/** Every way in which an answer can arrive or fail. */
export const streamCases: Record<string, StreamCase> = {
  'a few characters at a time': good(...whole),
  'all in one event': good(delta(BOTH), finished(), DONE),
  'one character in each event': good(...spoken(BOTH, 1)),
  'one write for all': good(stream),
  'one byte in each write': good(...bytesOf(stream, 1)),
  'five bytes in each write': good(...bytesOf(stream, 5)),
  'lines that end with CR LF': good(stream.replaceAll('\n', '\r\n')),
  'lines that end with CR': good(stream.replaceAll('\n', '\r')),
  'CR LF, a byte at a time': good(...bytesOf(stream.replaceAll('\n', '\r\n'), 1)),
  'comments and keep-alive lines between events': good(
    ...whole.flatMap((one) => [': keep-alive\n\n', one, ':\n']),
  ),
  'names, ids and retry times of events': good(
    ...whole.map((one, at) => `event: message\nid: ${at}\nretry: 100\n${one}`),
  ),
  'no space after the colon': good(stream.replaceAll('data: ', 'data:')),
  'no [DONE]': good(delta(BOTH), finished()),
  'no finish reason': good(delta(BOTH), DONE),
  'no empty line at the end': good(delta(BOTH), finished(), 'data: [DONE]'),
  'a byte order mark': good(`\ufeff${stream}`),
  'a role and empty texts first': good(
    event({ choices: [{ index: 0, delta: { role: 'assistant', content: null } }] }),
    delta(''),
    event({ choices: [{ index: 0 }] }),
    ...whole,
  ),
  'token usage at the end': good(
    delta(BOTH),
    finished(),
    event({ choices: [], usage: { total_tokens: 7 } }),
    DONE,
  ),
  'reasoning before the text': good(
    event({ choices: [{ index: 0, delta: { reasoning_content: '先看第一条……' } }] }),
    ...whole,
  ),
  'text in content parts': good(
    event({ choices: [{ index: 0, delta: { content: [{ type: 'text', text: BOTH }] } }] }),
    finished(),
    DONE,
  ),
  'an event over several lines': good(
    `${JSON.stringify({ choices: [{ index: 0, delta: { content: BOTH } }] }, null, 1).replaceAll(/^/gm, 'data: ')}\n\n`,
    finished(),
    DONE,
  ),
  'no empty lines between events': good(whole.map((one) => one.trimEnd()).join('\n')),
  'one JSON instead of a stream': good(JSON.stringify(completion(BOTH))),
  'the same over many lines': good(JSON.stringify(completion(BOTH), null, 2)),
  'text after the end marker': good(...whole, delta('{"ref":"t1","text":"没有人要的"}'), DONE),
  'a connection that stays open after the end': good(...whole, 'hang'),
  'a code fence around the answer': good(...spoken(`\`\`\`json\n${BOTH}\`\`\`\n`)),
  'prose before and after the answer': good(...spoken(`好的，以下是修改：\n${BOTH}希望有帮助！`)),
  'an array': good(...spoken(`[${A},\n${B}]`)),
  'an object with the lines': good(...spoken(`{"lines":[${A},${B}]}`)),
  'the last line not closed': good(...spoken(BOTH.trimEnd().slice(0, -1))),
  'an answer for an unknown text': good(...spoken(`{"ref":"t9","text":"别人的"}\n${BOTH}`)),
  'an invalid line between valid ones': good(...spoken(`${A}\n{"ref":"t2","te…\n${B}\n`)),
  'busy at first': again(busy('0')),
  'overloaded at first': again({ status: 503, headers: { 'retry-after': '0' }, acts: ['<h1>503</h1>'] }),
  'a connection that was just closed': again('reset'),

  'a wrong key': refused('refused', 401, { error: { message: 'Incorrect API key provided' } }),
  'no permission for the model': refused('refused', 403, { error: { message: 'no access' } }),
  'an unknown model': refused('refused', 404, { error: { code: 'model_not_found' } }),
  'a wrong path': refused('refused', 404, '<h1>Not Found</h1>'),
  'a redirect': refused('refused', 302, '', {
    location: 'http://127.0.0.1:9/elsewhere',
  }),
  'no credit left': refused(
    'refused',
    429,
    { error: { code: 'insufficient_quota' } },
    { 'retry-after': '0' },
  ),
  'a prompt over the context limit': refused('too_long', 400, { error: { code: 'context_length_exceeded' } }),
  'a body that is too large': refused('too_long', 413),
  'an internal error of the endpoint': refused('unreachable', 500, { error: { message: 'oops' } }),
  'a gateway timeout': refused('timeout', 504, '<h1>Gateway Timeout</h1>'),
  'busy twice': { ...bad('busy'), scripts: [busy('0'), busy('0')], calls: 2 },
  'busy for an hour': { ...bad('busy'), scripts: [busy('3600')] },
  'a connection that breaks twice': { ...bad('unreachable'), scripts: ['reset', 'reset'], calls: 2 },

  'a connection that breaks in the middle': half('unreachable', 'close'),
  'an end in the middle': half('cut_off'),
  'an answer cut at the token limit': half('cut_off', finished('length'), DONE),
  'an answer cut by a content filter': half('cut_off', finished('content_filter'), DONE),
  'an error in the middle': half('cut_off', errorEvent('upstream exploded')),
  'an overload in the middle': half('busy', errorEvent('Overloaded', { type: 'overloaded_error' })),
  'an error at once': bad('refused', errorEvent('Invalid API key', { code: 'invalid_api_key' })),
  'an error without a type': bad('unreachable', event({ error: 'something' })),
  'an error as JSON, with 200': bad('refused', JSON.stringify({ error: { message: 'x', code: 401 } })),
  'nothing at all': bad('empty'),
  'only the end marker': bad('empty', finished(), DONE),
  'only keep-alive lines': bad('empty', ': processing\n\n', ': processing\n\n'),
  'only spaces': bad('empty', delta('  \n \n'), finished(), DONE),
  'only reasoning': bad(
    'empty',
    event({ choices: [{ index: 0, delta: { reasoning_content: '嗯' } }] }),
    finished(),
    DONE,
  ),
  'only prose': bad('not_understood', ...spoken('抱歉，我不能帮你修改简历。')),
  'an HTML page of a proxy': bad(
    'not_understood',
    '<!doctype html>\n<title>Sign in to the network</title>\n',
  ),
  'an event without valid JSON': bad('not_understood', 'data: {"choices": [\n\n', DONE),
  'JSON that is not an answer': bad('not_understood', '{"hello":"world"}'),
  'JSON that breaks off': bad('not_understood', '{"choices":[{"message":{"content":"{'),
  'a line without end': bad('too_long', `data: ${'x'.repeat(600 * 1024)}`),
  'an answer without end': half('too_long', ...Array.from({ length: 60 }, () => delta('很长'.repeat(4000)))),
}

export const streamTexts = { t1: '主导组件库🎓𠀀 v2，café', t2: '- 搭建监控\n- 缩短发布' }
/** A whole answer as bytes, which tests cut at every position. */
export const wholeAnswer = Buffer.from(stream.replaceAll('\n', '\r\n'))
