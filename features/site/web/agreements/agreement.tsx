import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { useSite } from '#packages/ui/site.ts'
import { type Block, plainText, readAgreement } from '../../agreement-text.ts'
import {
  type Agreement,
  type AgreementName,
  agreementNames,
  getAgreement,
} from '../../agreements-contract.ts'
import classes from './agreement.module.css'
import { AgreementBody } from './agreement-body.tsx'
import { agreementTitles, dayOf } from './agreement-words.ts'

const words = defineWords({
  zh: {
    terms: (site: string) =>
      `使用${site}时，本站答应你什么，也请你答应什么：账号、你写的内容、AI、积分、付款与退款。`,
    privacy: (site: string) => `${site}保存你的哪些信息、为什么、保存多久，以及怎样带走和删除。`,
    version: (version: number) => `第 ${version} 版`,
    since: (day: string) => `${day} 更新`,
    contents: '目录',
    others: '另见',
    contact: '联系运营者',
    onlyChinese: '这份文字只有中文。',
  },
  en: {
    terms: (site: string) =>
      `What ${site} promises you and asks of you: accounts, your content, AI, points, payments and refunds.`,
    privacy: (site: string) =>
      `What information ${site} stores about you, why and for how long, and how to export or delete it.`,
    version: (version: number) => `Version ${version}`,
    since: (day: string) => `updated ${day}`,
    contents: 'Contents',
    others: 'See also',
    contact: 'Contact the operator',
    onlyChinese: 'This text is only available in Chinese.',
  },
})

const isName = (name: string): name is AgreementName => (agreementNames as readonly string[]).includes(name)
const nameIn = (path: string): AgreementName => {
  const name = path.split('/')[1] ?? ''
  return isName(name) ? name : 'terms'
}

const queryOf = (name: AgreementName) => apiQuery(getAgreement, { name })

export const load = async ({ queryClient, url }: LoadContext) => {
  await queryClient.ensureQueryData(queryOf(nameIn(url.pathname)))
  return undefined
}

const Contents = ({ blocks }: { blocks: readonly Block[] }) => (
  <ol>
    {blocks.map(
      (block) =>
        block.kind === 'heading' &&
        block.level === 2 && (
          <li key={block.id}>
            <a href={`#${block.id}`}>{plainText(block.runs)}</a>
          </li>
        ),
    )}
  </ol>
)

const Page = ({ name, agreement }: { name: AgreementName; agreement: Agreement }) => {
  const t = useWords(words)
  const titles = useWords(agreementTitles)
  const { language } = useLanguage()
  const site = useSite()
  const { version, changedAt, text } = agreement
  const isStandIn = text[language] === undefined
  const blocks = useMemo(
    () => readAgreement(text[language] ?? text.zh, site.name),
    [text, language, site.name],
  )
  const hasContents = blocks.filter((block) => block.kind === 'heading').length > 2
  const day = dayOf(changedAt)
  return (
    <div className={classes.page}>
      <PageHead title={titles[name]} description={t[name](site.name)} canonical={`/${name}`} />
      <header className={classes.head}>
        <h1>{titles[name]}</h1>
        <p>
          <span>{t.version(version)}</span>
          <time dateTime={day}>{t.since(day)}</time>
        </p>
      </header>
      {hasContents && (
        <>
          <nav
            className={classes.contents}
            aria-label={t.contents}
            lang={isStandIn ? languageTag.zh : undefined}
          >
            <Contents blocks={blocks} />
          </nav>
          <details className={classes.above}>
            <summary>{t.contents}</summary>
            <Contents blocks={blocks} />
          </details>
        </>
      )}
      <article className={classes.text}>
        {isStandIn && <p className={classes.note}>{t.onlyChinese}</p>}
        <AgreementBody blocks={blocks} lang={isStandIn ? languageTag.zh : undefined} />
        <footer className={classes.foot}>
          {site.contact && (
            <p>
              {t.contact}
              <a href={`mailto:${site.contact}`}>{site.contact}</a>
            </p>
          )}
          <p>
            {t.others}
            {agreementNames
              .filter((other) => other !== name)
              .map((other) => (
                <AppLink key={other} to={`/${other}`}>
                  {titles[other]}
                </AppLink>
              ))}
          </p>
        </footer>
      </article>
    </div>
  )
}

export const Screen = () => {
  const name = nameIn(useLocation().pathname)
  const agreement = useQuery(queryOf(name)).data
  return agreement ? <Page name={name} agreement={agreement} /> : null
}
