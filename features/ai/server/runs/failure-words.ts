import type { FailureCode } from '#packages/ai/engine.ts'
import type { Language } from '#packages/i18n/language.ts'

const words: Record<FailureCode, Record<Language, string>> = {
  unreachable: {
    zh: '连不上这个模型，或者连接中途断了',
    en: 'We couldn’t reach the model, or the connection was lost.',
  },
  refused: {
    zh: '模型服务拒绝了请求，需要站点管理员检查设置；可以先换一个模型',
    en: 'The model service refused the request. The administrator needs to check its settings. Try another model for now.',
  },
  busy: { zh: '模型现在很忙，请稍后再试', en: 'The model is busy. Try again later.' },
  timeout: { zh: '等了太久没有回答，已经停下', en: 'The model took too long to answer, so we stopped it.' },
  cut_off: {
    zh: '回答到一半就断了，已经写好的部分还在',
    en: 'The answer was cut off. The part that arrived is kept.',
  },
  empty: { zh: '模型没有给出任何内容', en: 'The model returned an empty answer.' },
  not_understood: {
    zh: '模型的回答不是约定的格式，没有采用',
    en: 'The answer wasn’t in the expected format, so it wasn’t used.',
  },
  too_long: { zh: '内容太长，超出了模型的限度', en: 'The content is longer than the model can handle.' },
  internal: { zh: '服务器出了问题，请再试一次', en: 'Something went wrong on the server. Please try again.' },
}

export const failureWords = (code: FailureCode, language: Language): string => words[code][language]
