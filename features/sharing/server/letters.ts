import { letter } from '#packages/slice/letter.ts'

export const pausedLetter = letter<{ address: string; url: string }>({
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
    subject: `Your ${site} share link was paused`,
    lines: [
      `Within a day, 100 wrong passwords were entered for this link: ${address}`,
      'The link is paused so that nobody guesses the password, and nobody can open it now. You can set a longer password and turn the link on again in its settings.',
    ],
    button: { text: 'Open the share settings', url },
    note: 'The password was not guessed, and your document is unchanged.',
  }),
})
