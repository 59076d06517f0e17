import { defineWords } from './words.tsx'

/** Toasts for errors that no form or screen shows itself. The Chinese is the specification's, to the letter, where it has any. */
export const errorWords = defineWords({
  zh: {
    noResponse: '请求超时，服务器无响应！',
    notFound: '服务器资源不存在',
    internal: '服务器内部错误',
    forbidden: '没有权限访问该资源',
    signedOut: '登录状态已过期，需要重新登录',
    unavailable: '服务暂时不可用，请稍后再试',
    storageFull: '服务器的存储空间已满，这次没有存上，请稍后再试',
    unknown: '未知错误！',
  },
  en: {
    noResponse: 'The request timed out: the server did not answer.',
    notFound: 'There is no such resource on the server.',
    internal: 'Internal server error.',
    forbidden: 'You may not use this resource.',
    signedOut: 'Your session has expired. Please sign in again.',
    unavailable: 'The service is not available at the moment. Try again soon.',
    storageFull: 'The server has no room left, so this was not kept. Try again later.',
    unknown: 'Unknown error.',
  },
})

type ErrorWord = keyof (typeof errorWords)['zh']

const byStatus: Record<number, ErrorWord> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  500: 'internal',
  503: 'unavailable',
  507: 'storageFull',
}

/** Which message stands for a response's status; `undefined` is no response at all. */
export const errorWordFor = (status: number | undefined): ErrorWord =>
  status === undefined ? 'noResponse' : (byStatus[status] ?? 'unknown')
