import { EngineFailure, type FailureCode } from '#packages/ai/engine.ts'

/** Why an endpoint did not answer, with details for admins only. */
export class AnswerFailure extends EngineFailure {
  readonly status: number | undefined
  readonly answer: string
  constructor(
    code: FailureCode,
    { status, answer = '', cause }: { status?: number; answer?: string; cause?: unknown },
  ) {
    super(code, { cause })
    this.status = status
    this.answer = answer
  }
}

interface ReportedError {
  /** Only from an error in the format of model APIs; anything else may be data of another service. */
  message: string
  /** Its code, kind and status in one line, to search for words. */
  kind: string
}

const isLabel = (value: unknown) => typeof value === 'string' || typeof value === 'number' || value === null

const ERROR_FIELDS = new Set([
  'object',
  'message',
  'type',
  'code',
  'param',
  'status',
  'details',
  'metadata',
  'innererror',
  'inner_error',
  'request_id',
])

/** The error object of a model's API: `{message, type, code, param, …}`, without unknown fields. */
const messageOf = (error: Record<string, unknown>): string => {
  const { message, type, code, status } = error
  const hasKind = [type, code, status].some((value) => value !== undefined && isLabel(value))
  const isKnown = Object.keys(error).every((key) => ERROR_FIELDS.has(key))
  return typeof message === 'string' && hasKind && isKnown ? message : ''
}

/** `{error: {message, type, code}}`, `{error: "…"}` or `{object: 'error', message}`, as endpoints say what went wrong. */
export const errorIn = (body: unknown): ReportedError | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const { error, object } = body as { error?: unknown; object?: unknown }
  if (typeof error === 'string') return { message: '', kind: error }
  if (typeof error === 'object' && error !== null) {
    const { message, type, code, status } = error as Record<string, unknown>
    return {
      message: messageOf(error as Record<string, unknown>),
      kind: [type, code, status, message].map(String).join(' '),
    }
  }
  if (object === 'error')
    return { message: messageOf(body as Record<string, unknown>), kind: JSON.stringify(body) }
  return undefined
}

const KINDS: readonly [RegExp, FailureCode][] = [
  [/context.?length|maximum context|too.?long|too many tokens|string_above_max_length/i, 'too_long'],
  [
    /insufficient.?quota|insufficient.?balance|billing|payment|invalid.?api.?key|authenti|permission|unauthori[sz]ed|forbidden|model.?not.?found|does not exist|\b40[1234]\b/i,
    'refused',
  ],
  [/rate.?limit|overload|too many requests|capacity|unavailable|\b(?:429|503|529)\b/i, 'busy'],
  [/time.?out|timed out|\b(?:408|504)\b/i, 'timeout'],
]

/** Classifies an error by its words if the status is not enough. */
export const codeByWords = (kind: string): FailureCode | undefined =>
  KINDS.find(([words]) => words.test(kind))?.[1]

const codeByStatus = (status: number): FailureCode => {
  if (status === 413) return 'too_long'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  // Redirects too: the operator has to correct the address.
  return status < 500 ? 'refused' : 'unreachable'
}

export const failureOf = (status: number, text: string): AnswerFailure => {
  let reported: ReportedError | undefined
  try {
    reported = errorIn(JSON.parse(text))
  } catch {
    // An error page of a proxy; the status is enough.
  }
  const byWords = status < 500 && reported ? codeByWords(reported.kind) : undefined
  // Waiting does not help: the account at the provider has no credit left.
  const code = status === 429 && byWords !== 'refused' ? 'busy' : (byWords ?? codeByStatus(status))
  return new AnswerFailure(code, { status, answer: reported?.message ?? '' })
}
