import { defineEmail } from '#packages/server-kit/email.ts'

export const approvedEmail = defineEmail<{ name: string; version: number; url: string }>({
  zh: ({ name, version, url }) => ({
    subject: `模板「${name}」通过了审核`,
    lines: [
      version > 1
        ? `你的模板「${name}」通过了审核，第 ${version} 版已经发布。用旧版做成的简历不会改变。`
        : `你的模板「${name}」通过了审核，现在所有人都能在模板库里看到它。`,
    ],
    button: { text: '看看它的页面', url },
    note: '想再改进，随时可以在设计器里继续修改；修改先存成下一版的草稿，重新通过审核后才会替换。',
  }),
  en: ({ name, version, url }) => ({
    subject: `Your template “${name}” was approved`,
    lines: [
      version > 1
        ? `Version ${version} of your template “${name}” was approved and is now published. Resumes made from an earlier version don’t change.`
        : `Your template “${name}” was approved and is now in the gallery for everyone to see.`,
    ],
    button: { text: 'View template', url },
    note: 'You can keep improving it in the designer. Your changes become a draft of the next version and replace this one once approved.',
  }),
})

export const rejectedEmail = defineEmail<{ name: string; reason: string; url: string }>({
  zh: ({ name, reason, url }) => ({
    subject: `模板「${name}」没有通过审核`,
    lines: [`你提交的模板「${name}」这次没有通过审核，原因是：`],
    quote: reason,
    button: { text: '去设计器修改', url },
    note: '改好以后可以再次提交，内容都还在，什么也没有丢。已经发布的版本不受影响。',
  }),
  en: ({ name, reason, url }) => ({
    subject: `Your template “${name}” was not approved`,
    lines: [`The template “${name}” you submitted wasn’t approved this time. Here’s why:`],
    quote: reason,
    button: { text: 'Edit in the designer', url },
    note: 'You can make changes and submit it again. Nothing is lost, and versions already published aren’t affected.',
  }),
})

export const takenDownEmail = defineEmail<{ name: string; reason: string; url: string }>({
  zh: ({ name, reason, url }) => ({
    subject: `模板「${name}」已下架`,
    lines: [`你的模板「${name}」已从模板库下架，别人不再看得到它。原因是：`],
    quote: reason,
    button: { text: '去设计器修改', url },
    note: '模板仍在你的账号里，改好以后可以再次提交，通过后重新发布。用它做成的简历不受影响。',
  }),
  en: ({ name, reason, url }) => ({
    subject: `Your template “${name}” was taken down`,
    lines: [
      `Your template “${name}” was removed from the gallery, and others can no longer see it. Here’s why:`,
    ],
    quote: reason,
    button: { text: 'Edit in the designer', url },
    note: 'It’s still in your account. You can make changes and submit it again; it’s republished once approved. Resumes made from it aren’t affected.',
  }),
})
