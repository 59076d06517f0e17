import { useQuery } from '@tanstack/react-query'
import { listModels } from '#features/ai/contract.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'

const words = defineWords({
  zh: {
    none: '本站还没有接通付费模型',
    outside: (names: string) => `${names}除外，人人按积分`,
  },
  en: {
    none: 'This site has no paid models yet',
    outside: (names: string) => `Except ${names}, which cost points for everyone`,
  },
})

/** Replaces the benefit of paid models if this site has none, so that the table promises nothing missing. */
export const PaidModels = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const models = useQuery({ ...apiQuery(listModels, {}, { quiet: true }), retry: 0 }).data?.models
  if (!models) return null
  const paid = models.filter(({ isBuiltIn }) => !isBuiltIn)
  if (paid.length === 0) return <small>{t.none}</small>
  const outside = paid.filter(({ inPlans }) => !inPlans).map(({ name }) => name)
  if (outside.length === 0) return null
  return <small>{t.outside(new Intl.ListFormat(languageTag[language]).format(outside))}</small>
}
