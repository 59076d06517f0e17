import type { $ZodType } from 'zod/v4/core'

/** One error the server may answer with: status and words are said once, here or in a slice's contract. */
export interface ErrorEntry {
  status: number
  zh: string
  en: string
  /** Data that the caller needs to recover, such as the current document after a conflict. Read it with `errorData`. */
  data?: $ZodType
}

export type ErrorTable = Record<string, ErrorEntry>

export const defineErrors = <const T extends ErrorTable>(table: T): T => table

/** Errors that any endpoint may answer with. A slice adds its own in its contract. */
export const commonErrors = defineErrors({
  bad_input: { status: 400, zh: '请求参数有误', en: 'The request is not valid.' },
  bad_api_version: {
    status: 400,
    zh: '请求需要带上 x-api-version: v2',
    en: 'The request must carry x-api-version: v2.',
  },
  signed_out: {
    status: 401,
    zh: '登录状态已过期，需要重新登录',
    en: 'Your session has expired. Please sign in again.',
  },
  forbidden: { status: 403, zh: '没有权限访问该资源', en: 'You may not use this resource.' },
  proof_needed: {
    status: 403,
    zh: '为了安全，请先确认是你本人',
    en: 'Please confirm that it is you first.',
  },
  not_found: { status: 404, zh: '服务器资源不存在', en: 'There is no such resource.' },
  too_large: {
    status: 413,
    zh: '内容太大，服务器没有接收',
    en: 'The content is too large and was not accepted.',
  },
  unsupported_type: { status: 415, zh: '不支持的内容类型', en: 'This content type is not supported.' },
  too_many_requests: { status: 429, zh: '操作太频繁，请稍后再试', en: 'Too many requests. Try again later.' },
  internal: { status: 500, zh: '服务器内部错误', en: 'Internal server error.' },
  unavailable: {
    status: 503,
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available at the moment. Try again soon.',
  },
  left_to_browser: {
    status: 413,
    zh: '内容较大，由浏览器加载',
    en: 'The content is large, so the browser loads it.',
  },
  busy: {
    status: 503,
    zh: '服务器正忙，请稍后再试',
    en: 'The server is busy. Try again in a moment.',
  },
  storage_full: {
    status: 507,
    zh: '服务器的存储空间已满，这次没有存上，请稍后再试',
    en: 'The server has no room left, so this was not kept. Try again later.',
  },
})

/** The body of an error response; a failed call is rejected with it. */
export interface ErrorBody {
  code: string
  message: string
  /** Where the input or the document in it is wrong: path and reason. */
  issues?: readonly { path: string; message: string }[]
  /** Of the shape that the error's entry says. */
  data?: unknown
}

/** Thrown by a handler; the code must stand in the endpoint's own errors or among the common ones. */
export class AppError extends Error {
  readonly code: string
  readonly issues: ErrorBody['issues']
  readonly data: unknown

  constructor(code: string, options?: ErrorOptions & Pick<ErrorBody, 'issues' | 'data'>) {
    super(code, options)
    this.code = code
    this.issues = options?.issues
    this.data = options?.data
  }
}
