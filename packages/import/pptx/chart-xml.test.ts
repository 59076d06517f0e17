import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Series } from '#packages/document/values.ts'
import { numberFormat } from '#packages/export/chart/chart-data.ts'
import { chartXml } from '#packages/export/chart/chart-xml.ts'
import { workbookOf } from '#packages/export/chart/workbook.ts'
import type { ChartLook } from '#packages/layout/parts.ts'
import { readChart } from './read-chart.ts'
import { xmlTree } from './xml-tree.ts'

const series: Series = {
  labels: ['一季度', '二季度', '三 & 四'],
  series: [
    { name: '计划', values: [2.4, 2.9, 3.1] },
    { name: '实际 <预计>', values: [2.5, null, -3.26] },
  ],
  unit: '亿',
  focus: 2,
}

const setting = {
  colorOf: (ink: string) => (ink === 'chart-accent' ? 'C07F1C' : '254A6D'),
  plot: { x: 0.1, y: 0.1, width: 0.8, height: 0.6 },
  frame: { width: 480, height: 240 },
  textSize: 1200,
  lineWidth: 2,
  language: 'zh' as const,
  latin: 'Arial',
  eastAsian: '微软雅黑',
}

const looks: ChartLook['as'][] = ['columns', 'bars', 'stacked', 'line', 'area', 'pie', 'donut']

test.each(looks)('a chart of %s is well formed and says its figures', (as) => {
  const xml = chartXml(series, { as, ratio: 2, figures: true, scale: true, legend: 'above' }, setting)
  const read = readChart(xmlTree(xml))
  const isRound = as === 'pie' || as === 'donut'
  expect(read?.as).toBe(as)
  expect(read?.series.labels).toEqual(series.labels)
  expect(read?.series.series).toEqual(isRound ? series.series.slice(0, 1) : series.series)
  expect(xml).not.toMatch(/NaN|undefined/)
})

test('what the chart is about stands out, and its figures are told', () => {
  const xml = chartXml(series, { as: 'columns', ratio: 2, figures: true }, setting)
  expect(xml).toMatch(/<c:dPt><c:idx val="2"\/>.*?C07F1C/)
  expect(xml).toContain('<c:showVal val="1"/>')
  expect(chartXml(series, { as: 'columns', ratio: 2 }, setting)).not.toContain('<c:showVal val="1"/>')
})

/** How far a figure is moved from the end of its bar, in shares of the chart. */
const movedIn = (xml: string, label: number): number[] => {
  const own = new RegExp(`<c:dLbl><c:idx val="${label}"/><c:layout><c:manualLayout>(.*?)</c:manualLayout>`)
  return [...(own.exec(xml)?.[1] ?? '').matchAll(/val="([^"]+)"/g)].map(([, share]) => Number(share))
}

test('the figure of a bar below zero stands on the other side of zero, not over the label at its end', () => {
  const fall: Series = { labels: ['一月', '二月'], series: [{ name: '增减', values: [30, -20] }] }
  // Zero is at two fifths of the height: the bar takes these, and its figure one more line.
  const upright = chartXml(fall, { as: 'columns', ratio: 2, figures: true }, setting)
  const [x, y = 0] = movedIn(upright, 1)
  expect(x).toBe(0)
  expect(y).toBeLessThan(-0.6 * 0.4 - 12 / 240)
  expect(y).toBeGreaterThan(-0.6 * 0.4 - 30 / 240)
  const lying = movedIn(chartXml(fall, { as: 'bars', ratio: 2, figures: true }, setting), 1)
  expect(lying[0]).toBeGreaterThan(0.8 * 0.4 + 12 / 480)
  expect(lying[0]).toBeLessThan(0.8 * 0.4 + 48 / 480)
  expect(lying[1]).toBe(0)
  // Above zero it stays where it is, and no line is drawn to what was moved.
  expect(movedIn(upright, 0)).toEqual([])
  expect(upright).toContain('<c15:showLeaderLines val="0"/>')
})

test('the workbook holds the same figures, cell by cell', () => {
  const parts = unzipSync(workbookOf(series, new Date(2026, 0, 1)))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<c r="B1" t="inlineStr"><is><t xml:space="preserve">计划</t></is></c>')
  expect(sheet).toContain('<c r="C4"><v>-3.26</v></c>')
  expect(sheet).not.toContain('r="C3"')
  expect(Object.keys(parts)).toContain('xl/_rels/workbook.xml.rels')
})

test.each([
  [[1, 20], '', '#,##0'],
  [[1.5, 20], '亿', '#,##0.0"亿"'],
  [[1.5, 2000], '', '#,##0.0'],
  [[1200, null], '%', '#,##0"%"'],
] as const)('%j %s is written as %s', (figures, unit, code) => {
  expect(numberFormat(figures, unit)).toBe(code)
})
