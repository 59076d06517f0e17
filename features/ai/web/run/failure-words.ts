import type { FailureCode } from '#packages/ai/engine.ts'
import type { Words } from '#packages/i18n/define-words.ts'
import { defineWords } from '#packages/i18n/words.tsx'

/** Messages for failures without one from the server: it was not reached, or its answer broke off. */
export const failureWords: Words<Record<FailureCode, string>> = defineWords({
  zh: {
    unreachable: '连接断了，没有收到完整的回答',
    refused: '这个模型拒绝了请求，请换一个模型或告诉站点管理员',
    busy: '模型正忙，请稍后再试',
    timeout: '等了很久没有回答',
    cut_off: '回答在中途结束了',
    empty: '模型没有写出内容',
    not_understood: '模型的回答读不懂，没有采用',
    too_long: '回答太长，后面的没有接收',
    internal: '服务器出了点问题',
  },
  en: {
    unreachable: 'The connection was lost before the answer was complete.',
    refused: 'The model refused the request. Choose another model or contact the administrator.',
    busy: 'The model is busy. Try again later.',
    timeout: 'The model took too long to answer.',
    cut_off: 'The answer was cut off.',
    empty: 'The model returned an empty answer.',
    not_understood: 'We couldn’t read the answer, so it wasn’t used.',
    too_long: 'The answer was too long; the rest wasn’t used.',
    internal: 'Something went wrong on the server.',
  },
})
