import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { WebCodeContent } from '../../pages-contract.ts'
import classes from './contact.module.css'
import { IntroduceTitle } from './introduce-title.tsx'
import { OperatorText } from './operator-text.tsx'

const words = defineWords({
  zh: {
    noEmail: '站点还没有留下联系邮箱。',
    noMethods: '站点还没有留下赞助方式。',
  },
  en: {
    noEmail: 'The operator hasn’t added a contact email yet.',
    noMethods: 'The operator hasn’t added a way to sponsor yet.',
  },
})

type Content = Pick<WebCodeContent, 'titles' | 'business' | 'sponsor'>

export const BusinessContact = ({ titles, business, ...marks }: Omit<Content, 'sponsor'>) => {
  const t = useWords(words)
  return (
    <section id="business" className={classes.contact} {...marks}>
      <IntroduceTitle {...titles.business} />
      {business.lines.map((line) => (
        <p key={line.zh}>
          <OperatorText text={line} />
        </p>
      ))}
      {business.email ? (
        <a className={classes.email} href={`mailto:${business.email}`}>
          {business.email}
        </a>
      ) : (
        <p className={classes.missing}>{t.noEmail}</p>
      )}
    </section>
  )
}

export const Sponsorship = ({ titles, sponsor, ...marks }: Omit<Content, 'business'>) => {
  const t = useWords(words)
  return (
    <section id="sponsor" className={classes.contact} {...marks}>
      <IntroduceTitle {...titles.sponsor} />
      <p>
        <OperatorText text={sponsor.text} />
      </p>
      {sponsor.methods.length > 0 ? (
        <dl>
          {sponsor.methods.map(({ name, detail, address }) => (
            <div key={name.zh + detail.zh}>
              <dt>
                <OperatorText text={name} />
              </dt>
              <dd>
                {address ? (
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    <OperatorText text={detail} />
                  </a>
                ) : (
                  <OperatorText text={detail} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={classes.missing}>{t.noMethods}</p>
      )}
    </section>
  )
}
