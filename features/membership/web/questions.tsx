import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { PriceList } from '#packages/plans/contract.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import classes from './membership.module.css'
import { signInFor } from './membership-queries.ts'

const words = defineWords({
  zh: {
    title: '常见问题',
    how: '怎么付款？',
    alipay: '支付宝或兑换码。付款以服务器收到的通知为准，同一笔只会到账一次。',
    other: '在线付款或兑换码。付款以服务器收到的通知为准，同一笔只会到账一次。',
    codes: '现在可以用兑换码；在线付款接通后会在这里说明。',
    after: '到期以后呢？',
    afterText: (limit: number) => `简历一份不少，仍可编辑与导出；超出 ${limit} 份时不能再新建。`,
    afterPlain: '简历一份不少，仍可编辑与导出，也可以继续新建。',
    difference: '会员和积分有什么不同？',
    differenceText: (points: number) =>
      `会员按天数，包含付费模型与模板；积分按次扣，1 元 ${points} 分，签到与邀请也能得。`,
    differencePlain: (points: number) =>
      `会员按天数，包含什么以上表为准；积分按次扣，1 元 ${points} 分，签到与邀请也能得。`,
    buy: '购买积分',
  },
  en: {
    title: 'Frequently asked questions',
    how: 'How do I pay?',
    alipay:
      'With Alipay or a redeem code. A payment is complete when our server receives confirmation, and it’s never counted twice.',
    other:
      'Online or with a redeem code. A payment is complete when our server receives confirmation, and it’s never counted twice.',
    codes: 'For now, with redeem codes. Online payment will be announced here once it’s available.',
    after: 'What happens when my membership ends?',
    afterText: (limit: number) =>
      `You keep all your resumes and can still edit and export them. You can’t create new ones while you have more than ${limit}.`,
    afterPlain: 'You keep all your resumes, can still edit and export them, and can create new ones.',
    difference: 'How are membership and points different?',
    differenceText: (points: number) =>
      `Membership lasts for a number of days and includes paid models and templates. Points are spent per use: ¥1 buys ${points}. You can also earn them by checking in and inviting friends.`,
    differencePlain: (points: number) =>
      `Membership lasts for a number of days and includes the benefits in the table. Points are spent per use: ¥1 buys ${points}. You can also earn them by checking in and inviting friends.`,
    buy: 'Buy points',
  },
})

interface QuestionsProps {
  prices: PriceList
  ways: readonly string[]
  isVisitor: boolean
  onBuyPoints(): void
}

export const Questions = ({ prices: { plans, points }, ways, isVisitor, onBuyPoints }: QuestionsProps) => {
  const t = useWords(words)
  const limit = plans.find(({ key }) => key === 'free')?.documents
  const hasAll = plans
    .filter(({ priceFen }) => priceFen > 0)
    .every(({ benefits }) => benefits.paidAi === 'included' && benefits.templateFiles === 'included')
  const isSold = ways.length > 0 && points.packages.length > 0
  return (
    <section className={classes.questions} aria-label={t.title}>
      <div>
        <h2>{t.how}</h2>
        <p>{ways.includes('alipay') ? t.alipay : ways.length > 0 ? t.other : t.codes}</p>
      </div>
      <div>
        <h2>{t.after}</h2>
        <p>{limit == null ? t.afterPlain : t.afterText(limit)}</p>
      </div>
      <div id="points">
        <h2>{t.difference}</h2>
        <p>{(hasAll ? t.differenceText : t.differencePlain)(points.perYuan)}</p>
        {isSold &&
          (isVisitor ? (
            <ButtonLink to={signInFor('buy=points')} look="plain">
              {t.buy}
            </ButtonLink>
          ) : (
            <Button look="plain" onClick={onBuyPoints}>
              {t.buy}
            </Button>
          ))}
      </div>
    </section>
  )
}
