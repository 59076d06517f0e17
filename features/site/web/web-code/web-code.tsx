import { PricePlans, PriceTable, ProductPrice } from '#features/membership/parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Switched } from '#packages/switches/switched.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { Question } from '../../pages-contract.ts'
import { BusinessContact, Sponsorship } from './contact.tsx'
import { EditPage } from './edit/edit-page.tsx'
import { IntroduceCards } from './introduce-card.tsx'
import { IntroduceTitle } from './introduce-title.tsx'
import { Introduction } from './introduction.tsx'
import { useOperatorText, useSwitchedOn } from './operator-text.tsx'
import { QAList } from './qa-list.tsx'
import classes from './web-code.module.css'
import { loadWebCode, useIsAdmin, useWebCode, type WebCodeData } from './web-code-data.ts'

export const load = loadWebCode

const words = defineWords({
  zh: { title: '源码与自部署' },
  en: { title: 'Source code and self-hosting' },
})

/** The questions as structured data for search engines: those that the page shows. */
const useQuestionData = (questions: readonly Question[]) => {
  const operatorText = useOperatorText()
  const shown = useSwitchedOn(questions)
  if (shown.length === 0) return {}
  const mainEntity = shown.map(({ question, answer }) => ({
    '@type': 'Question',
    name: operatorText(question),
    acceptedAnswer: { '@type': 'Answer', text: operatorText(answer) },
  }))
  return { data: { '@type': 'FAQPage', mainEntity } }
}

const Page = ({ page: { content, facts }, prices: { plans, recommended, points } }: WebCodeData) => {
  const t = useWords(words)
  const operatorText = useOperatorText()
  const { introduction, repository, titles, cards, questions } = content
  return (
    <>
      <PageHead
        title={t.title}
        description={operatorText(introduction.lead)}
        canonical="/webCode"
        {...useQuestionData(questions)}
      />
      <Introduction introduction={introduction} repository={repository} />
      {useSwitchedOn(cards).length > 0 && (
        <section id="cards">
          <IntroduceTitle {...titles.cards} />
          <IntroduceCards cards={cards} facts={facts} />
        </section>
      )}
      <Switched by="open_membership">
        <section id="plans">
          <IntroduceTitle {...titles.plans} />
          <PricePlans plans={plans} recommended={recommended} />
        </section>
      </Switched>
      <Switched by="open_membership">
        <section id="table">
          <IntroduceTitle {...titles.table} />
          <PriceTable plans={plans} recommended={recommended} />
        </section>
      </Switched>
      <section id="prices">
        <IntroduceTitle {...titles.prices} />
        <ProductPrice plans={plans} points={points} />
      </section>
      {useSwitchedOn(questions).length > 0 && (
        <section id="questions" className={classes.column}>
          <IntroduceTitle {...titles.questions} />
          <QAList questions={questions} />
        </section>
      )}
      <div className={classes.last}>
        <Switched by="open_business">
          <BusinessContact titles={titles} business={content.business} />
        </Switched>
        <Switched by="open_sponsor">
          <Sponsorship titles={titles} sponsor={content.sponsor} />
        </Switched>
      </div>
    </>
  )
}

export const Screen = () => {
  const data = useWebCode()
  const isAdmin = useIsAdmin()
  if (!data) return null
  return (
    <div className={classes.page}>
      {isAdmin && <EditPage page={data.page} />}
      <Page {...data} />
    </div>
  )
}
