import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PricePlans, PriceTable, ProductPrice } from '#features/membership/parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { IntroduceCards } from './introduce-card.tsx'
import { IntroduceTitle } from './introduce-title.tsx'
import type { PartName } from './part-names.ts'
import classes from './part-screen.module.css'
import { QAList } from './qa-list.tsx'
import { loadWebCode, useWebCode, type WebCodeData } from './web-code-data.ts'

export const load = loadWebCode

const words = defineWords({
  zh: { title: (name: string) => `${name} · 工作台` },
  en: { title: (name: string) => `${name} · Workbench` },
})

/** Each part as the page renders it, with the same data. */
const parts: Record<PartName, (data: WebCodeData) => ReactNode> = {
  QAList: ({ page }) => <QAList questions={page.content.questions} />,
  pricePlans: ({ prices }) => <PricePlans {...prices} />,
  PriceTable: ({ prices }) => <PriceTable {...prices} />,
  ProductPrice: ({ prices }) => <ProductPrice {...prices} />,
  IntroduceCard: ({ page }) => <IntroduceCards cards={page.content.cards} facts={page.facts} />,
  IntroduceTitle: ({ page }) =>
    Object.entries(page.content.titles).map(([key, title]) => <IntroduceTitle key={key} {...title} />),
}

export const Screen = () => {
  const t = useWords(words)
  const data = useWebCode()
  const name = useLocation()
    .pathname.split('/')
    .findLast((segment) => segment !== '') as PartName
  return (
    <div className={classes.bench}>
      <PageHead title={t.title(name)} />
      <h1>{name}</h1>
      <div className={classes.part} data-component={name}>
        {data && parts[name](data)}
      </div>
    </div>
  )
}
