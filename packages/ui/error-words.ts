import { defineWords } from '#packages/i18n/words.tsx'

/** Toasts for errors that no form or screen shows itself. The specification prescribes the Chinese texts. */
export const errorWords = defineWords({
  zh: {
    noResponse: '请求超时，服务器无响应！',
    notFound: '服务器资源不存在',
    internal: '服务器内部错误',
    forbidden: '没有权限访问该资源',
    signedOut: '登录状态已过期，需要重新登录',
    unknown: '未知错误！',
  },
  en: {
    noResponse: 'The request timed out: the server did not answer.',
    notFound: 'There is no such resource on the server.',
    internal: 'Internal server error.',
    forbidden: 'You may not use this resource.',
    signedOut: 'Your session has expired. Please sign in again.',
    unknown: 'Unknown error.',
  },
})

type ErrorWord = keyof (typeof errorWords)['zh']

const byStatus: Record<number, ErrorWord> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  500: 'internal',
}

/** The message for the status of a response; `undefined` means that there was no response. */
export const errorWordFor = (status: number | undefined): ErrorWord =>
  status === undefined ? 'noResponse' : (byStatus[status] ?? 'unknown')
