import { letter } from '#packages/slice/letter.ts'

export const testLetter = letter<{ site: string; time: string }>({
  zh: ({ site, time }) => ({
    subject: '花笺的测试邮件',
    lines: ['你刚才在管理后台发出了这封测试邮件。', '收到它，说明这个站点可以正常寄信。'],
    note: `${site} · ${time}`,
  }),
  en: ({ site, time }) => ({
    subject: 'A test letter from Huajian',
    lines: [
      'You sent this letter from the admin pages just now.',
      'That it reached you means that this site can send mail.',
    ],
    note: `${site} · ${time}`,
  }),
})
