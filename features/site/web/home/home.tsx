import { useQuery } from '@tanstack/react-query'
import { isResume, listTemplates } from '#features/templates/gallery-contract.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { useSite } from '#packages/ui/site.ts'
import { DraftForm } from './draft-form.tsx'
import { Hero } from './hero.tsx'
import { HotTemplates } from './hot-templates.tsx'
import { Numbers, numbersQuery } from './numbers.tsx'
import { Promises } from './promises.tsx'
import { Purposes } from './purposes.tsx'
import { SourceBlock } from './source-block.tsx'

/** Cached for a while, so that the document on the stage does not change while it is read. */
const cached = { staleTime: 5 * 60_000 }

/** The most bookmarked templates; its counts say how many there are for each reader. */
const hotQuery = {
  ...apiQuery(listTemplates, { sort: 'favourites', limit: 5 }, { quiet: true }),
  ...cached,
}

/** The template on the stage: with one column and a colour, so that the demo can write, move sections and recolour. */
const stageQuery = {
  ...apiQuery(
    listTemplates,
    {
      sort: 'favourites',
      columns: 'one',
      purpose: 'social',
      style: 'business',
      job: 'product',
      drawn: 'all',
      limit: 1,
    },
    { quiet: true },
  ),
  ...cached,
}

/** Data that failed to load is left out: the page works without it. */
export const load = async ({ queryClient }: LoadContext) => {
  await Promise.allSettled([
    queryClient.ensureQueryData(hotQuery),
    queryClient.ensureQueryData(stageQuery),
    queryClient.ensureQueryData(numbersQuery),
  ])
  return undefined
}

export const Screen = () => {
  const { name, title, description } = useSite()
  const { language } = useLanguage()
  const hot = useQuery(hotQuery).data
  const onStage = useQuery(stageQuery).data?.templates[0] ?? hot?.templates[0]
  const picture = hot?.templates[0]?.picture
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical="/"
        image={picture ? { ...picture, path: picture.large, alt: name } : undefined}
        data={{
          '@type': 'WebApplication',
          name,
          description,
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
