import { taskNames } from '#packages/ai/tasks.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import type { AdminModel } from '../../admin-contract.ts'

export const modelWords = defineWords({
  zh: {
    price: '价格',
    unpriced: '未定价，不提供',
    free: '免费',
    points: (range: string) => `${range} 积分`,
    some: (count: number) => `仅 ${count} 项`,
    members: '会员',
    inPlans: '免费',
    notInPlans: '照价付积分',
    key: '密钥',
    kept: '已保存',
    none: '没有',
    unreadable: '打不开',
  },
  en: {
    price: 'Price',
    unpriced: 'No price: not available',
    free: 'Free',
    points: (range: string) => (range === '1' ? '1 point' : `${range} points`),
    some: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
    members: 'Members',
    inPlans: 'Free',
    notInPlans: 'Regular price',
    key: 'API key',
    kept: 'Saved',
    none: 'None',
    unreadable: 'Can’t be decrypted',
  },
})

type Says = (typeof modelWords)['zh']

/** The range of prices, and the number of tasks that the model is offered for. */
export const priceText = (t: Says, { prices }: Pick<AdminModel, 'prices'>): string => {
  const all = Object.values(prices).filter((price) => price !== undefined)
  if (all.length === 0) return t.unpriced
  const [min, max] = [Math.min(...all), Math.max(...all)]
  const range = max === 0 ? t.free : t.points(min === max ? String(max) : `${min}–${max}`)
  return all.length === taskNames.length ? range : `${range} · ${t.some(all.length)}`
}
