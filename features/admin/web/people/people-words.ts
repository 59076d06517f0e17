import { defineWords } from '#packages/ui/words.tsx'

/** What plans, states and reasons are called wherever people are listed. */
export const peopleWords = defineWords({
  zh: {
    free: '免费',
    month: '月度会员',
    year: '年度会员',
    lifetime: '终身会员',
    admin: '管理员',
    banned: '已封禁',
    welcome: '注册赠送',
    check_in: '签到',
    comment: '评论',
    invite: '邀请',
    purchase: '购买',
    redeem: '兑换码',
    ai: 'AI',
    download: '下载模板',
    adjustment: '管理员调整',
  },
  en: {
    free: 'Free',
    month: 'Month',
    year: 'Year',
    lifetime: 'Lifetime',
    admin: 'Admin',
    banned: 'Banned',
    welcome: 'Welcome',
    check_in: 'Check-in',
    comment: 'Comment',
    invite: 'Invitation',
    purchase: 'Bought',
    redeem: 'Redeem code',
    ai: 'AI',
    download: 'Template',
    adjustment: 'By an admin',
  },
})
