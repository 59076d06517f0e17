import { defineWords } from '#packages/i18n/words.tsx'
import type { LedgerRow } from '#packages/ledger/contract.ts'

export const ledgerWords = defineWords({
  zh: {
    title: '流水',
    which: '看哪些',
    all: '全部',
    in: '收入',
    out: '支出',
    back: '退回',
    time: '时间',
    reason: '事项',
    about: '说明',
    change: '变动',
    balance: '余额',
    total: (count: number) => `共 ${count} 条`,
    more: '更早的流水',
    loading: '正在打开流水…',
    empty: '还没有流水',
    emptyText: '签到、评论、邀请好友都能得到积分；得到或用掉的每一积分，都会在这里写明原因。',
    none: '这一类还没有流水。',
    welcome: '新人礼',
    check_in: '每日签到',
    comment: '发表评论',
    invite: '邀请好友',
    purchase: '购买积分',
    redeem: '兑换码',
    ai: 'AI 写作',
    download: '下载模板',
    adjustment: '站方调整',
    commentTaken: '收回评论积分',
    refund: '订单退款',
  },
  en: {
    title: 'Points history',
    which: 'Show',
    all: 'All',
    in: 'Earned',
    out: 'Spent',
    back: 'Refunded',
    time: 'Date',
    reason: 'Activity',
    about: 'Details',
    change: 'Change',
    balance: 'Balance',
    total: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    more: 'Load earlier entries',
    loading: 'Loading history…',
    empty: 'No points history yet',
    emptyText:
      'Earn points by checking in, commenting and inviting friends. Every point you earn or spend is listed here with its reason.',
    none: 'No entries of this type yet.',
    welcome: 'Welcome bonus',
    check_in: 'Check-in',
    comment: 'Comment',
    invite: 'Invite',
    purchase: 'Points bought',
    redeem: 'Redeem code',
    ai: 'AI writing',
    download: 'Template download',
    adjustment: 'Adjustment',
    commentTaken: 'Comment points reclaimed',
    refund: 'Refund',
  },
})

type Words = (typeof ledgerWords)['zh']

/** The name of an entry. */
export const calledBy = (t: Words, { reason, isBack, amount }: LedgerRow): string => {
  if (isBack) return t.back
  if (amount < 0 && reason === 'comment') return t.commentTaken
  if (amount < 0 && reason === 'purchase') return t.refund
  return t[reason]
}
