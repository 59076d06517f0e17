import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Card, WebCodePage } from '../../pages-contract.ts'
import classes from './introduce-card.module.css'
import { OperatorText, useSwitchedOn } from './operator-text.tsx'

const words = defineWords({
  zh: {
    variants: '种版式',
    kinds: '种栏目',
    themes: '套配色',
    formats: '种文件',
    fonts: '套字体',
  },
  en: {
    variants: 'variants',
    kinds: 'section types',
    themes: 'color themes',
    formats: 'file formats',
    fonts: 'fonts',
  },
})

type Facts = WebCodePage['facts']

/** One promise with its evidence. */
const IntroduceCard = ({ card, facts }: { card: Card; facts: Facts }) => {
  const t = useWords(words)
  return (
    <li className={classes.card} {...(card.by ? { 'data-switch': card.by } : {})}>
      <h3>
        <OperatorText text={card.title} />
      </h3>
      {card.fact && (
        <p className={classes.fact}>
          <b>{facts[card.fact]}</b> {t[card.fact]}
        </p>
      )}
      <p className={classes.text}>
        <OperatorText text={card.text} />
      </p>
      {card.proof && (
        <p className={classes.proof}>
          <OperatorText text={card.proof} />
        </p>
      )}
    </li>
  )
}

export const IntroduceCards = ({ cards, facts }: { cards: readonly Card[]; facts: Facts }) => (
  <ul className={classes.cards}>
    {useSwitchedOn(cards).map((card) => (
      <IntroduceCard key={card.title.zh + card.text.zh} card={card} facts={facts} />
    ))}
  </ul>
)
