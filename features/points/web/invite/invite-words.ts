import { defineWords } from '#packages/i18n/words.tsx'

export const inviteWords = defineWords({
  zh: {
    open: (points: number) => `邀请好友，各得 ${points}`,
    openPlain: '邀请好友',
    title: '邀请好友',
    how: (points: number) => `好友用你的链接注册并验证邮箱后，你们各得 ${points} 积分。`,
    howPlain: '好友用你的链接注册时，会记上是你邀请的；现在邀请不发积分。',
    link: '邀请链接',
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '没能复制，请选中链接再复制',
    code: '邀请码',
    left: (count: number) => `30 天内还可邀请 ${count} 位得积分`,
    full: '30 天内能得积分的邀请已用完，好友仍可注册。',
    people: '已经来的朋友',
    nobody: '还没有人用过你的链接。',
    points: (points: number) => `+${points}`,
    without: '未计积分',
    loading: '正在查看…',
  },
  en: {
    open: (points: number) => `Invite a friend, ${points} points each`,
    openPlain: 'Invite a friend',
    title: 'Invite a friend',
    how: (points: number) =>
      `When a friend signs up with your link and verifies their email, you each get ${points} points.`,
    howPlain:
      'Friends who sign up with your link are counted as your invites. Invites don’t earn points at the moment.',
    link: 'Your link',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy. Select the link and copy it yourself.',
    code: 'Invite code',
    left: (count: number) =>
      `${count} more ${count === 1 ? 'invite earns' : 'invites earn'} points in these 30 days`,
    full: 'You’ve used all the invites that earn points in these 30 days. Friends can still sign up.',
    people: 'Friends who joined',
    nobody: 'No one has used your link yet.',
    points: (points: number) => `+${points}`,
    without: 'no points',
    loading: 'Loading…',
  },
})
