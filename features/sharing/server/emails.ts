import { defineEmail } from '#packages/server-kit/email.ts'

export const pausedEmail = defineEmail<{ address: string; url: string }>({
  zh: ({ address, url }, site) => ({
    subject: `你的${site}分享链接已自动停用`,
    lines: [
      `一天之内，有人在这个链接上输错了 100 次密码：${address}`,
      '为了不让密码被猜中，链接已停用，现在谁也打不开它。可以在分享设置里换一个更长的密码，再重新启用。',
    ],
    button: { text: '去分享设置', url },
    note: '密码没有被猜中，你的文档没有任何变化。',
  }),
  en: ({ address, url }, site) => ({
    subject: `Your ${site} share link was turned off`,
    lines: [
      `Someone entered 100 wrong passwords for this link in one day: ${address}`,
      'We turned the link off to keep the password from being guessed, so no one can open it now. Set a longer password in its share settings, then turn it back on.',
    ],
    button: { text: 'Open share settings', url },
    note: 'No one guessed the password, and your document hasn’t changed.',
  }),
})
