import { type ReactNode, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useWidth } from '#packages/ui/use-width.ts'
import classes from './day-chart.module.css'
import { namedDays, ticksFor } from './ticks.ts'

const words = defineWords({
  zh: {
    table: '看数据表',
    day: '日期',
    sums: (title: string, parts: string) => `${title}：${parts}`,
    today: '今天',
    none: '这段时间还没有',
    comma: '，',
  },
  en: {
    table: 'Show as a table',
    day: 'Day',
    sums: (title: string, parts: string) => `${title}: ${parts}`,
    today: 'Today',
    none: 'No data for this period',
    comma: ', ',
  },
})

export interface Series {
  name: string
  tone: 'ink' | 'ok' | 'warn' | 'soft'
  values: readonly number[]
}

interface DayChartProps {
  title: string
  /** 2026-11-16, oldest first. */
  days: readonly string[]
  series: readonly Series[]
  format(value: number): string
  /** Below the chart. */
  children?: ReactNode
}

const HEIGHT = 168
/** The width of a digit on the axis. */
const DIGIT = 6.6
const BOTTOM = 22
const TOP = 8

const short = (day: string) => day.slice(5)

interface DrawnProps extends Omit<DayChartProps, 'children'> {
  width: number
  near: number | undefined
  onNear(at: number | undefined): void
}

const Drawn = ({ title, days, series, format, width, near, onNear }: DrawnProps) => {
  const t = useWords(words)
  const highest = Math.max(0, ...series.flatMap(({ values }) => values))
  // Without data, an axis would show invented numbers.
  const ticks = highest === 0 ? [0] : ticksFor(highest)
  const top = ticks.at(-1) || 1
  // As wide as the longest number of the axis.
  const left = Math.ceil(Math.max(...ticks.map((tick) => format(tick).length)) * DIGIT) + 12
  const room = width - left
  const slot = room / days.length
  const bar = Math.max(1, Math.min(18, (slot * 0.72) / series.length))
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const named = namedDays(days.length, Math.floor(room / 64))
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  const parts = series.map(({ name, values }) => `${name} ${format(sum(values))}`).join(t.comma)
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={t.sums(title, parts)}
      onPointerLeave={() => onNear(undefined)}
      onPointerMove={({ clientX, currentTarget }) => {
        const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / slot)
        onNear(at >= 0 && at < days.length ? at : undefined)
      }}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.rule} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={classes.label} x={left - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {highest === 0 && (
        <text className={classes.none} x={left + room / 2} y={HEIGHT / 2} textAnchor="middle">
          {t.none}
        </text>
      )}
      {near !== undefined && (
        <rect
          className={classes.near}
          x={left + near * slot}
          y={TOP}
          width={slot}
          height={HEIGHT - TOP - BOTTOM}
        />
      )}
      {series.map(({ name, tone, values }, nr) =>
        values.map((value, at) => (
          <rect
            key={`${name} ${days[at]}`}
            className={classes.bar}
            data-tone={tone}
            x={left + (at + 0.5) * slot + (nr - series.length / 2) * bar}
            y={y(value)}
            width={Math.max(1, bar - 1)}
            height={Math.max(0, y(0) - y(value))}
          />
        )),
      )}
      {days.map(
        (day, at) =>
          named.has(at) && (
            <text
              key={day}
              className={classes.label}
              x={at === days.length - 1 ? width : left + (at + 0.5) * slot}
              y={HEIGHT - 5}
              textAnchor={at === days.length - 1 ? 'end' : 'middle'}
            >
              {at === days.length - 1 ? t.today : short(day)}
            </text>
          ),
      )}
    </svg>
  )
}

/** Bars by day, and the same data as a table. */
export const DayChart = ({ title, days, series, format, children }: DayChartProps) => {
  const t = useWords(words)
  const { ref, width } = useWidth()
  const [near, setNear] = useState<number>()
  return (
    <figure className={classes.chart}>
      <figcaption>
        <b>{title}</b>
        <span className={classes.legend} aria-hidden="true">
          {near !== undefined && <span>{days[near]}</span>}
          {series.map(({ name, tone, values }) => (
            <span key={name}>
              <i data-tone={tone} />
              {name}
              {near !== undefined && <b>{format(values[near] ?? 0)}</b>}
            </span>
          ))}
        </span>
      </figcaption>
      <div ref={ref} className={classes.drawing}>
        {width > 0 && <Drawn {...{ title, days, series, format, width, near }} onNear={setNear} />}
      </div>
      {children}
      <details className={classes.data}>
        <summary>{t.table}</summary>
        <div>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, at) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    {series.map(({ name, values }) => (
                      <td key={name}>{format(values[at] ?? 0)}</td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
