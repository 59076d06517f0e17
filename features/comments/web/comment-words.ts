import { defineWords } from '#packages/i18n/words.tsx'

/** Words shared by all parts of the comments. */
export const commentWords = defineWords({
  zh: {
    comments: '评论',
    formerUser: '已注销的用户',
    deleted: '这条评论已删除',
    hidden: '这条评论已被管理员隐藏',
    notSent: '没有发出去，请再试一次；写的内容还在',
    failed: '没有做成，请再试一次',
    gone: '这条评论已经不在了',
    cancel: '取消',
    again: '再试一次',
    more: '更多评论',
    loading: '正在打开…',
  },
  en: {
    comments: 'Comments',
    formerUser: 'deleted user',
    deleted: 'This comment was deleted',
    hidden: 'This comment was hidden by an admin',
    notSent: 'Couldn’t post. Try again; your comment is still here.',
    failed: 'Something went wrong. Please try again.',
    gone: 'This comment no longer exists.',
    cancel: 'Cancel',
    again: 'Try again',
    more: 'Load more comments',
    loading: 'Opening…',
  },
})

/** A row for each reason of the contract. */
export const reasonWords = defineWords({
  zh: {
    spam: '广告或垃圾信息',
    abuse: '辱骂或骚扰',
    illegal: '违法或有害内容',
    privacy: '泄露隐私',
    other: '其他',
  },
  en: {
    spam: 'Advertising or spam',
    abuse: 'Insults or harassment',
    illegal: 'Illegal or harmful',
    privacy: 'Shares private information',
    other: 'Other',
  },
})
