import { BUILT_IN } from '#features/ai/contract.ts'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { type FormatId, formats as fileFormats } from '#packages/export/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { aiChart, exportsChart, type Span } from '../../charts-contract.ts'
import { useMoments } from '../use-moments.ts'
import { DayChart } from './day-chart.tsx'
import { SplitTable } from './split-table.tsx'
import { useChart } from './use-chart.ts'

const words = defineWords({
  zh: {
    ai: 'AI 使用次数',
    done: '完成',
    stopped: '中途停下',
    failed: '失败',
    byModel: 'AI 使用次数，按模型',
    model: '模型',
    runs: '次数',
    points: '积分',
    builtIn: '内置引擎',
    exports: '导出的文件',
    since: (day: string) => `从 ${day} 起统计`,
    never: '还没有统计到',
    byFormat: '导出的文件，按格式',
    format: '格式',
    resumes: '简历',
    papers: 'Word 文档',
    decks: '演示文稿',
  },
  en: {
    ai: 'AI runs',
    done: 'Completed',
    stopped: 'Stopped',
    failed: 'Failed',
    byModel: 'AI runs by model',
    model: 'Model',
    runs: 'Runs',
    points: 'Points',
    builtIn: 'Built-in engine',
    exports: 'Files exported',
    since: (day: string) => `since ${day}`,
    never: 'no data yet',
    byFormat: 'Files exported by format',
    format: 'Format',
    resumes: 'Resumes',
    papers: 'Word documents',
    decks: 'Presentations',
  },
})

export const AiUsage = ({ span }: { span: Span }) => {
  const t = useWords(words)
  const { count } = useMoments()
  return (
    <Asked query={useChart(aiChart, span)}>
      {({ days, models }) => (
        <DayChart
          title={t.ai}
          days={days.map(({ day }) => day)}
          series={[
            { name: t.done, tone: 'ok', values: days.map(({ done }) => done) },
            { name: t.stopped, tone: 'ink', values: days.map(({ stopped }) => stopped) },
            { name: t.failed, tone: 'warn', values: days.map(({ failed }) => failed) },
          ]}
          format={count}
        >
          {models.length > 0 && (
            <SplitTable
              caption={t.byModel}
              heads={[t.model, t.runs, t.failed, t.points]}
              rows={models.map(({ id, name, runs, failed, points }) => ({
                key: id,
                name: id === BUILT_IN ? t.builtIn : name,
                cells: [runs, failed, points].map(count),
              }))}
            />
          )}
        </DayChart>
      )}
    </Asked>
  )
}

/** A format that no longer exists keeps its old name. */
const useFormatName = () => {
  const { language } = useLanguage()
  return (format: string) =>
    Object.hasOwn(fileFormats, format) ? fileFormats[format as FormatId][language].name : format
}

export const Exports = ({ span }: { span: Span }) => {
  const t = useWords(words)
  const { count } = useMoments()
  const nameOf = useFormatName()
  return (
    <Asked query={useChart(exportsChart, span)}>
      {({ days, formats, since }) => (
        <DayChart
          title={`${t.exports} · ${since === null ? t.never : t.since(since)}`}
          days={days.map(({ day }) => day)}
          series={[
            { name: t.resumes, tone: 'ink', values: days.map(({ resumes }) => resumes) },
            { name: t.papers, tone: 'ok', values: days.map(({ papers }) => papers) },
            { name: t.decks, tone: 'warn', values: days.map(({ decks }) => decks) },
          ]}
          format={count}
        >
          {formats.length > 0 && (
            <SplitTable
              caption={t.byFormat}
              heads={[t.format, t.resumes, t.papers, t.decks]}
              rows={formats.map(({ format, resumes, papers, decks }) => ({
                key: format,
                name: nameOf(format),
                cells: [resumes, papers, decks].map(count),
              }))}
            />
          )}
        </DayChart>
      )}
    </Asked>
  )
}
