import { Button } from '@mantine/core'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: {
    title: '模板设计器',
    lead: '设计',
    empty: '还没有可以编排的模块',
    text: '模块库是空的：等第一批模块画好，就能在这里拼出模板。',
    action: '回到首页',
  },
  en: {
    title: 'Template designer',
    lead: 'Design',
    empty: 'There are no modules to compose yet',
    text: 'The module library is empty. Once the first modules are drawn, templates are composed here.',
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
