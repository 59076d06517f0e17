import { useState } from 'react'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { moneyChart, peopleChart, pointsChart, type Span, spans } from '../charts-contract.ts'
import { DayChart } from './charts/day-chart.tsx'
import { AiUsage, Exports } from './charts/usage.tsx'
import { useChart } from './charts/use-chart.ts'
import classes from './dashboard.module.css'
import { useMoments } from './use-moments.ts'

const words = defineWords({
  zh: {
    title: '概览',
    lead: '按北京时间的日子统计；最后一天是今天，还没有过完。',
    span: '看多久',
    days: (count: number) => `${count} 天`,
    people: '用户',
    members: '会员',
    resumes: '简历',
    papers: 'Word 文档',
    decks: '演示文稿',
    held: '用户持有的积分',
    newPeople: '新用户',
    newDocuments: '新建的文档',
    revenue: '收入',
    paid: '付款',
    back: '退款',
    test: '沙盒测试',
    points: '积分',
    came: '发出',
    went: '用掉',
  },
  en: {
    title: 'Overview',
    lead: 'Days are in Beijing time. The last one is today and isn’t complete yet.',
    span: 'Period',
    days: (count: number) => `${count} days`,
    people: 'Users',
    members: 'Members',
    resumes: 'Resumes',
    papers: 'Word documents',
    decks: 'Presentations',
    held: 'Points held by users',
    newPeople: 'New users',
    newDocuments: 'New documents',
    revenue: 'Revenue',
    paid: 'Paid',
    back: 'Refunded',
    test: 'Sandbox',
    points: 'Points',
    came: 'Issued',
    went: 'Spent',
  },
})

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const People = ({ span }: { span: Span }) => {
  const t = useWords(words)
  const { count } = useMoments()
  return (
    <Asked query={useChart(peopleChart, span)}>
      {({ days, total }) => (
        <>
          <dl className={classes.figures}>
            <Figure name={t.people} value={count(total.people)} />
            <Figure name={t.members} value={count(total.members)} />
            <Figure name={t.resumes} value={count(total.resumes)} />
            <Figure name={t.papers} value={count(total.papers)} />
            <Figure name={t.decks} value={count(total.decks)} />
          </dl>
          <div className={classes.pair}>
            <DayChart
              title={t.newPeople}
              days={days.map(({ day }) => day)}
              series={[{ name: t.people, tone: 'ink', values: days.map(({ people }) => people) }]}
              format={count}
            />
            <DayChart
              title={t.newDocuments}
              days={days.map(({ day }) => day)}
              series={[
                { name: t.resumes, tone: 'ink', values: days.map(({ resumes }) => resumes) },
                { name: t.papers, tone: 'ok', values: days.map(({ papers }) => papers) },
                { name: t.decks, tone: 'warn', values: days.map(({ decks }) => decks) },
              ]}
              format={count}
            />
          </div>
        </>
      )}
    </Asked>
  )
}

const Money = ({ span }: { span: Span }) => {
  const t = useWords(words)
  const { yuan } = useMoments()
  return (
    <Asked query={useChart(moneyChart, span)}>
      {({ days }) => {
        const hasTests = days.some(({ testFen }) => testFen > 0)
        return (
          <DayChart
            title={t.revenue}
            days={days.map(({ day }) => day)}
            series={[
              { name: t.paid, tone: 'ok', values: days.map(({ paidFen }) => paidFen) },
              { name: t.back, tone: 'warn', values: days.map(({ backFen }) => backFen) },
              // Points granted without a payment, shown separately.
              ...(hasTests
                ? [{ name: t.test, tone: 'soft' as const, values: days.map(({ testFen }) => testFen) }]
                : []),
            ]}
            format={yuan}
          />
        )
      }}
    </Asked>
  )
}

const Points = ({ span }: { span: Span }) => {
  const t = useWords(words)
  const { count } = useMoments()
  return (
    <Asked query={useChart(pointsChart, span)}>
      {({ days, held }) => (
        <DayChart
          title={`${t.points} · ${t.held} ${count(held)}`}
          days={days.map(({ day }) => day)}
          series={[
            { name: t.came, tone: 'ok', values: days.map((day) => day.in) },
            { name: t.went, tone: 'ink', values: days.map(({ out }) => out) },
          ]}
          format={count}
        />
      )}
    </Asked>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const [span, setSpan] = useState<Span>('30')
  const tools = (
    <fieldset className={classes.spans} aria-label={t.span}>
      {spans.map((one) => (
        <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
          {t.days(Number(one))}
        </button>
      ))}
    </fieldset>
  )
  return (
    <AdminFrame title={t.title} lead={t.lead} tools={tools}>
      <div className={classes.groups}>
        <People span={span} />
        <div className={classes.pair}>
          <Money span={span} />
          <Points span={span} />
        </div>
        <div className={classes.pair}>
          <Exports span={span} />
          <AiUsage span={span} />
        </div>
      </div>
    </AdminFrame>
  )
}
