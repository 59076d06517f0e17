import { Check, Info, TriangleAlert } from 'lucide'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Finding } from '#packages/render/check/finding.ts'
import { type CheckReport, findingsOf, type TrialResult } from '#packages/render/check/report.ts'
import { geometryOf } from '#packages/render/geometry.ts'
import { PageFigure } from '#packages/render/page-figure.tsx'
import styles from './check-dock.module.css'
import { useFindingText } from './finding-text.ts'

const words = defineWords({
  zh: {
    errors: (count: number) => `${count} 处需要修改`,
    warnings: (count: number) => `${count} 处提醒`,
    few: (count: number) => `${count} 处要改`,
    rest: (count: number) => `另有 ${count} 处`,
    passed: '全部通过',
    empty: '空内容',
    long: '超长内容',
    english: '英文',
    photoless: '无照片',
    own: '文档本身',
    emptyOk: '没有内容的栏目整段收起',
    longOk: '长词、长链接与长段落都排得下',
    englishOk: '断词与标点正常',
    photolessOk: '文字占满版心',
    ownOk: '每一页都排得下、看得清',
    ok: '通过',
    pages: (count: number) => `${count} 页`,
    locate: '定位',
    contrast: (ratio: string) => `对比度最低 ${ratio} : 1`,
    noText: '没有文字可量对比度',
    order: '阅读顺序与视觉一致',
    disorder: (count: number) => `${count} 处阅读顺序不一致`,
    mono: '黑白打印可读',
    notMono: (count: number) => `${count} 处黑白打印难辨`,
  },
  en: {
    errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    few: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    rest: (count: number) => `and ${count} more`,
    passed: 'All checks passed',
    empty: 'Empty',
    long: 'Very long',
    english: 'English',
    photoless: 'No photo',
    own: 'As is',
    emptyOk: 'Sections without content are hidden',
    longOk: 'Long words, links and paragraphs fit',
    englishOk: 'Line breaks and punctuation look right',
    photolessOk: 'Text fills the space',
    ownOk: 'Every page fits and is legible',
    ok: 'Passed',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    locate: 'Show',
    contrast: (ratio: string) => `Lowest contrast: ${ratio} : 1`,
    noText: 'No text to measure',
    order: 'Reading order matches the layout',
    disorder: (count: number) => `${count} out of reading order`,
    mono: 'Legible in black and white',
    notMono: (count: number) => `${count} hard to read in black and white`,
  },
})

const toneOf = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error') ? 'error' : findings.length > 0 ? 'warning' : 'ok'

const countOf = (findings: readonly Finding[], severity: Finding['severity']) =>
  findings.filter((one) => one.severity === severity).length

/** The number of findings. */
export const CheckTag = ({ findings, whole }: { findings: readonly Finding[]; whole?: boolean }) => {
  const t = useWords(words)
  const tone = toneOf(findings)
  const [errors, warnings] = [countOf(findings, 'error'), countOf(findings, 'warning')]
  return (
    <span className={styles.tag} data-tone={tone}>
      <Glyph icon={tone === 'ok' ? Check : tone === 'error' ? TriangleAlert : Info} size={12} />
      {errors > 0
        ? whole
          ? t.errors(errors)
          : t.few(errors)
        : warnings > 0
          ? t.warnings(warnings)
          : whole
            ? t.passed
            : t.ok}
    </span>
  )
}

/** Marks the position of a fault on the page preview, in fractions of the page. */
const Mark = ({ result, finding }: { result: TrialResult; finding: Finding }) => {
  const { width, height } = geometryOf(result.document.page)
  const { page, left, right, top, bottom } = finding.box
  if (page > 0) return null
  const share = (value: number, of: number) => `${Math.max(0, Math.min(100, (value / of) * 100))}%`
  return (
    <i
      className={styles.mark}
      style={{
        left: share(left - 4, width),
        top: share(top - 4, height),
        width: share(Math.min(right, width) - Math.max(0, left) + 8, width),
        height: share(bottom - top + 8, height),
      }}
    />
  )
}

const MAX_FINDINGS = 2

type Locate = (result: TrialResult, finding: Finding) => void

const Trial = ({
  result,
  template,
  onLocate,
}: {
  result: TrialResult
  template: Document
  onLocate: Locate
}) => {
  const t = useWords(words)
  const textOf = useFindingText(template)
  const { trial, document, pages, findings } = result
  return (
    <li className={styles.trial} data-trial={trial}>
      <div className={styles.thumb} data-tone={toneOf(findings)}>
        <PageFigure document={document} />
        {findings
          .filter(({ severity }) => severity === 'error')
          .map((finding) => (
            <Mark
              key={`${finding.rule} ${finding.section} ${finding.field}`}
              result={result}
              finding={finding}
            />
          ))}
      </div>
      <div className={styles.says}>
        <h3>{t[trial]}</h3>
        <CheckTag findings={findings} />
        {findings.length === 0 && (
          <p>
            {t[`${trial}Ok`]} · {t.pages(pages)}
          </p>
        )}
        <ul className={styles.found}>
          {findings.slice(0, MAX_FINDINGS).map((finding) => (
            <li key={`${finding.rule} ${finding.section} ${finding.field}`}>
              {textOf(finding)}{' '}
              <button
                type="button"
                className={styles.go}
                aria-label={`${t.locate} ${textOf(finding)}`}
                onClick={() => onLocate(result, finding)}
              >
                {t.locate}
              </button>
            </li>
          ))}
          {findings.length > MAX_FINDINGS && <li>{t.rest(findings.length - MAX_FINDINGS)}</li>}
        </ul>
      </div>
    </li>
  )
}

const Whole = ({ report }: { report: CheckReport }) => {
  const t = useWords(words)
  const findings = findingsOf(report)
  const of = (rule: Finding['rule']) => findings.filter((one) => one.rule === rule)
  const rows = [
    {
      tone: toneOf(of('contrast')),
      text: report.contrast === undefined ? t.noText : t.contrast(report.contrast.toFixed(1)),
    },
    { tone: toneOf(of('order')), text: of('order').length > 0 ? t.disorder(of('order').length) : t.order },
    { tone: toneOf(of('mono')), text: of('mono').length > 0 ? t.notMono(of('mono').length) : t.mono },
  ]
  return (
    <ul className={styles.all}>
      {rows.map(({ tone, text }) => (
        <li key={text} data-tone={tone}>
          <Glyph icon={tone === 'ok' ? Check : TriangleAlert} size={14} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Results of a template with four test contents; each finding links to its place. */
export const CheckResults = ({
  report,
  narrow = false,
  onLocate,
}: {
  report: CheckReport
  /** For a column next to the pages: results are below each other. */
  narrow?: boolean
  onLocate: Locate
}) => (
  <>
    <ul className={styles.trials} data-narrow={narrow || undefined}>
      {report.trials.map((result) => (
        <Trial key={result.trial} result={result} template={report.template} onLocate={onLocate} />
      ))}
    </ul>
    <Whole report={report} />
  </>
)
