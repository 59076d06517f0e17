import { useQuery } from '@tanstack/react-query'
import { isResume, listTemplates } from '#features/templates/gallery-contract.ts'
import type { LoadContext } from '#packages/slice/web.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import { languageTag } from '#packages/wire/language.ts'
import { DraftForm } from './draft-form.tsx'
import { Hero } from './hero.tsx'
import { HotTemplates } from './hot-templates.tsx'
import { Numbers, numbersQuery } from './numbers.tsx'
import { Promises } from './promises.tsx'
import { Purposes } from './purposes.tsx'
import { SourceBlock } from './source-block.tsx'

const words = defineWords({
  zh: {
    title: '在线简历制作',
    description: '挑一份模板，逐字写、随手改。屏幕上是什么样，导出的 PDF 就是什么样。',
  },
  en: {
    title: 'Resume builder',
    description: 'Pick a template and make every word yours. The PDF is exactly what you see on the screen.',
  },
})

/** Looked at again only after a while: what is on the stage must not change under the reader's eyes. */
const kept = { staleTime: 5 * 60_000 }

/** What is kept most of all; its counts say how many there are for each reader. */
const hotQuery = {
  ...apiQuery(listTemplates, { sort: 'favourites', limit: 5 }, { quiet: true }),
  ...kept,
}

/** The page on the stage: in one column and with colour, so that there is something to write, to move and to recolour. */
const stageQuery = {
  ...apiQuery(
    listTemplates,
    { sort: 'favourites', columns: 'one', purpose: 'social', style: 'business', job: 'product', limit: 1 },
    { quiet: true },
  ),
  ...kept,
}

/** What cannot be had is left out: the page stands without it. */
export const load = async ({ queryClient }: LoadContext) => {
  await Promise.allSettled([
    queryClient.ensureQueryData(hotQuery),
    queryClient.ensureQueryData(stageQuery),
    queryClient.ensureQueryData(numbersQuery),
  ])
  return undefined
}

export const Screen = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const hot = useQuery(hotQuery).data
  const onStage = useQuery(stageQuery).data?.templates[0] ?? hot?.templates[0]
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description}
        canonical="/"
        data={{
          '@type': 'WebApplication',
          name: '花笺',
          description: t.description,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          inLanguage: [languageTag[language]],
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
        }}
      />
      <Hero row={onStage} />
      <DraftForm />
      {hot && hot.total > 0 && (
        <>
          <HotTemplates rows={hot.templates.filter(isResume)} total={hot.total} />
          <Purposes counts={hot.counts.purpose ?? {}} />
        </>
      )}
      <Promises row={onStage} />
      <Numbers />
      <SourceBlock />
    </>
  )
}
