import { defineEmail } from '#packages/server-kit/email.ts'

export const testEmail = defineEmail<{ address: string; time: string }>({
  zh: ({ address, time }, site) => ({
    subject: `${site}的测试邮件`,
    lines: ['你刚才在管理后台发出了这封测试邮件。', '收到它，说明这个站点可以正常寄信。'],
    note: `${address} · ${time}`,
  }),
  en: ({ address, time }, site) => ({
    subject: `Test email from ${site}`,
    lines: [
      'You just sent this test email from the admin pages.',
      'If you’re reading it, this site can send email.',
    ],
    note: `${address} · ${time}`,
  }),
})
