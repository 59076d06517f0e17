import { defineWords } from '#packages/ui/words.tsx'

export const inviteWords = defineWords({
  zh: {
    open: (points: number) => `邀请好友，各得 ${points}`,
    openPlain: '邀请好友',
    title: '邀请好友',
    how: (points: number) => `好友用你的链接注册并验证邮箱后，你们各得 ${points} 分。`,
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
    open: (points: number) => `Invite a friend: ${points} each`,
    openPlain: 'Invite a friend',
    title: 'Invite a friend',
    how: (points: number) =>
      `When a friend opens an account by your link and confirms the e-mail, each of you gets ${points} points.`,
    howPlain:
      'Who opens an account by your link is counted as invited by you; invitations bring no points now.',
    link: 'Your link',
    copy: 'Copy the link',
    copied: 'The link is copied',
    notCopied: 'It could not be copied. Select the link and copy it yourself.',
    code: 'Code',
    left: (count: number) => `${count} more within 30 days bring points`,
    full: 'No more invitations bring points within these 30 days. Friends can still join.',
    people: 'Who has come',
    nobody: 'Nobody has used your link yet.',
    points: (points: number) => `+${points}`,
    without: 'no points',
    loading: 'Looking it up…',
  },
})
