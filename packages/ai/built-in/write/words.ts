import { defineWords } from '#packages/i18n/define-words.ts'

export const writeWords = defineWords({
  zh: {
    fromJob: (job: string) =>
      `依据「${job}」常做的事起草，简历里已有的不再重复；【】里的内容只有你知道，请填上`,
    fromGeneral: (job: string) =>
      `词库里没有「${job}」，先按各行通用的写法起草；【】里的内容只有你知道，请填上`,
    fromOwn: '用你自己写下的内容组织而成，没有添加别的事实',
    fromRequest: '按你写下的话整理成条',
    needsJob: '内置引擎要知道应聘的职位，或在要求里写几句你做过的事，才写得出这一项。',
    notThis: '这一项只有你自己知道，内置引擎不替你写。',
    nothingNew: '词库里适合的内容，简历里都已经写到了。',
    chineseOnly: '内置引擎的词库是中文的，英文只能用你已经写下的内容组织；要用英文新写，请换语言模型。',
  },
  en: {
    fromJob: (job: string) =>
      `From what people in “${job}” do; nothing that your resume says already. Fill in what stands in 【】.`,
    fromGeneral: (job: string) =>
      `“${job}” is not in our data: from what holds for any job. Fill in what stands in 【】.`,
    fromOwn: 'Made of what you wrote yourself; no fact was added',
    fromRequest: 'Your own words, put into lines',
    needsJob:
      'The built-in engine needs the job you are after, or a few sentences on what you did, to write this.',
    notThis: 'Only you know this one; the built-in engine does not write it.',
    nothingNew: 'Your resume says everything that our data has for this.',
    chineseOnly:
      'The built-in engine’s data is in Chinese; in English it only arranges what you wrote. For new English text choose a language model.',
  },
})
