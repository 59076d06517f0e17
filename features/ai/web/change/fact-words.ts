import type { UnconfirmedFact } from '#packages/ai/change/guard.ts'
import { defineWords } from '#packages/i18n/words.tsx'

/** Names of the kinds of facts, for use within a sentence. */
export const factWords = defineWords({
  zh: {
    number: '数字',
    percent: '百分比',
    money: '金额',
    multiple: '倍数',
    rank: '名次',
    date: '时间',
    contact: '联系方式',
    organisation: '单位名称',
    title: '职务',
    degree: '学历',
    certificate: '证书',
    honour: '荣誉',
    place: '地点',
    tool: '工具或技术',
    name: '名称',
    role: '角色',
    negation: '否定',
    direction: '变化方向',
  },
  en: {
    number: 'number',
    percent: 'percentage',
    money: 'amount',
    multiple: 'multiple',
    rank: 'rank',
    date: 'date',
    contact: 'contact',
    organisation: 'organization',
    title: 'job title',
    degree: 'degree',
    certificate: 'certificate',
    honour: 'honor',
    place: 'place',
    tool: 'tool',
    name: 'name',
    role: 'role',
    negation: 'negation',
    direction: 'direction',
  },
})

const sentences = defineWords({
  zh: {
    appeared: (kind: string) => `这里多了一个${kind}：`,
    changed: (kind: string) => `${kind}变了：`,
    turned: '这里的意思反过来了：',
  },
  en: {
    appeared: (kind: string) => `New ${kind}: `,
    changed: (kind: string) => `Changed ${kind}: `,
    turned: 'This reverses the meaning: ',
  },
})

/** 这里多了一个数字：30% — as far as the colon. */
export const factSentence = ({ kind, change }: UnconfirmedFact, language: 'zh' | 'en'): string => {
  const t = sentences[language]
  if (kind === 'negation' || kind === 'direction') return t.turned
  return t[change](factWords[language][kind])
}
