import { Button } from '@mantine/core'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '模板预览',
    lead: '预览',
    empty: '没有可以预览的模板',
    text: '请在地址里带上模板的编号，例如 previewer?id=…',
    action: '回到首页',
  },
  en: {
    title: 'Template preview',
    lead: 'Preview',
    empty: 'There is no template to preview',
    text: 'Add the template’s number to the address, as in previewer?id=…',
    action: 'Back to home',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="pages" title={t.empty} text={t.text}>
        <Button component={AppLink} to="/" size="lg">
          {t.action}
        </Button>
      </EmptyState>
    </>
  )
}
