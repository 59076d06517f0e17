import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ReportedComments } from './reported-comments.tsx'

const words = defineWords({
  zh: { title: '评论', lead: '隐藏的评论只有作者和管理员看得到；每个决定都记入审计日志。' },
  en: {
    title: 'Comments',
    lead: 'Only the author and admins can see a hidden comment. Every decision is recorded in the audit log.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <ReportedComments />
    </AdminFrame>
  )
}
