import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { BenefitKey, PriceList } from '#packages/plans/contract.ts'
import { benefitKeys } from '#packages/plans/contract.ts'
import { priceWords } from '#packages/plans/price-words.ts'
import { Switched, useSwitches } from '#packages/switches/switched.tsx'
import classes from './product-price.module.css'

const words = defineWords({
  zh: {
    caption: '单项价格',
    what: '项目',
    price: '价格',
    forMembers: '会员',
    free: '免费',
    included: '包含',
    someInclude: '部分方案包含',
    resumeFiles: '做简历、存简历、导出任何格式',
    builtInAi: 'AI，内置引擎，不联网',
    paidAi: 'AI，付费模型，每次',
    paidAiText: '按模型标价，开始之前看得到；失败不收积分，中途停止只收已写出的部分。',
    templateFiles: 'Word 与演示文稿模板，每份',
    templateFilesText: '按模板标价；付过一次，以后再下载不再扣。',
    each: '各自标价，付积分',
    selfHosting: '自己部署整套花笺',
    selfHostingText: '源码公开，账号数与份数由你决定。',
    buy: '积分',
    rate: (points: number) => `¥1 = ${points} 积分`,
    welcome: (points: number) => `新账号送 ${points} 积分，同一个邮箱只送一次。`,
  },
  en: {
    caption: 'Pay-per-use prices',
    what: 'Item',
    price: 'Price',
    forMembers: 'Members',
    free: 'Free',
    included: 'Included',
    someInclude: 'Included in some plans',
    resumeFiles: 'Creating, saving and exporting resumes',
    builtInAi: 'AI with the built-in engine (offline)',
    paidAi: 'AI with a paid model, per run',
    paidAiText:
      'Each model’s price is shown before you start. Failed runs are free, and if you stop early you only pay for what was written.',
    templateFiles: 'Word or presentation template',
    templateFilesText: 'Each template has its own price. You can download it again for free.',
    each: 'Priced individually in points',
    selfHosting: 'Self-hosting Huajian',
    selfHostingText: 'The source code is open. You decide how many accounts and resumes to have.',
    buy: 'Points',
    rate: (points: number) => `¥1 = ${points} points`,
    welcome: (points: number) => `New accounts get ${points} points, once per email address.`,
  },
})

const Packages = ({ points }: { points: PriceList['points'] }) => {
  const t = useWords(words)
  const names = useWords(priceWords)
  return (
    <aside className={classes.points}>
      <h3>
        {t.buy}
        <small>{t.rate(points.perYuan)}</small>
      </h3>
      <ul>
        {points.packages.map((one) => (
          <li key={one.priceFen}>
            <b>{names.yuan(one.priceFen)}</b>
            {names.points(one.points)}
          </li>
        ))}
      </ul>
      <p>{t.welcome(points.welcome)}</p>
    </aside>
  )
}

/** Prices of single items. The members’ column disappears with membership, and self-hosting with the source code. */
export const ProductPrice = ({ plans, points }: Pick<PriceList, 'plans' | 'points'>) => {
  const t = useWords(words)
  const names = useWords(priceWords)
  const hasMembers = useSwitches().open_membership === true
  const texts = { paidAi: t.paidAiText, templateFiles: t.templateFilesText } as const
  const priceOf = (price: number | null) =>
    price === null ? t.each : price === 0 ? t.free : names.points(price)
  const membersPay = (key: BenefitKey): string => {
    if (points.single[key] === 0) return t.free
    const paid = plans.filter((plan) => plan.priceFen > 0)
    const including = paid.filter(({ benefits }) => benefits[key] === 'included').length
    return including === 0 ? t.each : including === paid.length ? t.included : t.someInclude
  }
  return (
    <div className={classes.prices}>
      <table className={classes.table} data-members={hasMembers || undefined}>
        <caption>{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.price}</th>
            <Switched by="open_membership">
              <th scope="col">{t.forMembers}</th>
            </Switched>
          </tr>
        </thead>
        <tbody>
          {benefitKeys.map((key) => (
            <tr key={key}>
              <th scope="row">
                {t[key]}
                {key in texts && <small>{texts[key as keyof typeof texts]}</small>}
              </th>
              <td>{priceOf(points.single[key])}</td>
              {hasMembers && <td data-label={t.forMembers}>{membersPay(key)}</td>}
            </tr>
          ))}
          <Switched by="open_get_source_code">
            <tr>
              <th scope="row">
                {t.selfHosting}
                <small>{t.selfHostingText}</small>
              </th>
              <td>{names.yuan(0)}</td>
              {hasMembers && <td data-label={t.forMembers}>{names.yuan(0)}</td>}
            </tr>
          </Switched>
        </tbody>
      </table>
      <Packages points={points} />
    </div>
  )
}
