import { Button } from '@mantine/core'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '编辑简历',
    lead: '编辑',
    empty: '没有找到这份简历',
    text: '这台设备和你的账号里都没有这个编号的简历。',
    action: '挑一份模板开始',
  },
  en: {
    title: 'Edit resume',
    lead: 'Edit',
    empty: 'This resume was not found',
    text: 'There is no resume with this number on this device or in your account.',
    action: 'Start from a template',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="file" title={t.empty} text={t.text}>
        <Button component={AppLink} to="/resume" size="lg">
          {t.action}
        </Button>
      </EmptyState>
    </>
  )
}
