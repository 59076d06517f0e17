import { useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { GenerateView } from './generate/generate-view.tsx'
import { PartView, partIn } from './generate/part-view.tsx'
import { firstTemplateQuery } from './generate/steps.tsx'

const words = defineWords({
  zh: {
    title: 'AI 写简历',
    lead: '说三件事，AI 替你起草：内容直接写进你选的模板里，边写边看，随时停下来自己改。',
  },
  en: {
    title: 'AI resume',
    lead: 'Tell us three things and AI writes a first draft, straight into the template you choose. Watch it write, and stop at any time to edit it yourself.',
  },
})

/** One cover, so that the served page is not bare. The page works without it. */
export const load = async ({ queryClient, url }: LoadContext) => {
  if (partIn(url.pathname) === undefined) await queryClient.prefetchQuery(firstTemplateQuery)
  return undefined
}

export const Screen = () => {
  const t = useWords(words)
  const part = partIn(useLocation().pathname)
  return part ? (
    <PartView name={part} />
  ) : (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/generateAiResume" />
      <GenerateView />
    </>
  )
}
