import { headingOf, isSurelyHeading } from '../parse/headings.ts'
import { type Line, makeLine, type Run, runsText, sliceRuns } from '../text/line.ts'
import { listMark } from '../text/list-mark.ts'
import { normalise } from '../text/normalise.ts'
import type { Look } from './styles.ts'
import type { WordNode } from './word-tree.ts'

/** A run with the size of its letters. */
interface Sized extends Run {
  points: number
}

/** The content of a paragraph by line and cell. */
type Rows = Sized[][][]

interface Context {
  styles: ReadonlyMap<string, Look>
  look: Look
  href?: string
}

const lookOf = (styles: ReadonlyMap<string, Look>, id: string | null | undefined): Look =>
  styles.get(id ?? '') ?? styles.get('') ?? { bold: false, size: 10.5 }

const addText = (rows: Rows, node: WordNode, run: WordNode, { look, href }: Context) => {
  const text = normalise(node.value ?? '').replaceAll('\n', ' ')
  const bold = run.isBold || look.bold
  rows
    .at(-1)
    ?.at(-1)
    ?.push({
      text,
      points: run.fontSize ?? look.size,
      ...(bold ? { bold: true } : {}),
      ...(run.isItalic ? { italic: true } : {}),
      ...(href ? { href } : {}),
    })
}

const collect = (rows: Rows, node: WordNode, run: WordNode, context: Context): void => {
  if (node.type === 'text') addText(rows, node, run, context)
  else if (node.type === 'tab') rows.at(-1)?.push([])
  else if (node.type === 'break') rows.push([[]])
  else if (node.type === 'run')
    for (const child of node.children ?? [])
      collect(rows, child, node, {
        ...context,
        look:
          node.styleId && context.styles.has(node.styleId)
            ? { ...context.look, bold: context.look.bold || lookOf(context.styles, node.styleId).bold }
            : context.look,
      })
  else if (node.type === 'hyperlink')
    for (const child of node.children ?? [])
      collect(rows, child, run, { ...context, ...(node.href ? { href: node.href } : {}) })
  else for (const child of node.children ?? []) collect(rows, child, run, context)
}

const GAP = /\s{3,}|(?<=[\p{Script=Han}\d）)])\s{2}|\s{2}(?=[\p{Script=Han}\d])/gu

/** Also splits cells at gaps made of spaces. */
const cutAtGaps = (runs: Sized[]): Sized[][] => {
  const text = runsText(runs)
  const marks = [...text.matchAll(GAP)].filter(({ index }) => index > 0)
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)]
  return starts.map((start, at) => sliceRuns(runs, start, marks[at]?.index) as Sized[])
}

const sizeOf = (cells: readonly Sized[][]): number =>
  Math.max(
    0,
    ...cells
      .flat()
      .filter((run) => run.text.trim() !== '')
      .map((run) => run.points),
  )

const LIST_STYLE = /^list (?:bullet|number|paragraph)|项目符号|列表/i

const levelOf = (paragraph: WordNode, look: Look): number | undefined => {
  const [, number] = /^(?:heading|标题)\s?([1-6])$/i.exec(paragraph.styleName ?? '') ?? []
  if (/^(?:title|标题)$/i.test(paragraph.styleName ?? '')) return 1
  return number === undefined ? look.level : Number(number)
}

const paragraphLines = (paragraph: WordNode, styles: ReadonlyMap<string, Look>, gap: number): Line[] => {
  const look = lookOf(styles, paragraph.styleId)
  const rows: Rows = [[[]]]
  for (const child of paragraph.children ?? [])
    if (child.type !== 'paragraph') collect(rows, child, { type: 'run' }, { styles, look })
  const level = levelOf(paragraph, look)
  return rows.flatMap((row, at) => {
    const cells = row.flatMap(cutAtGaps).filter((cell) => runsText(cell).trim() !== '')
    const [first = [], ...others] = cells
    const isHeading = isSurelyHeading(runsText(first))
    const mark = isHeading ? undefined : listMark(runsText(first))
    const listed =
      paragraph.numbering && !isHeading && at === 0
        ? paragraph.numbering.isOrdered
          ? 'number'
          : 'bullet'
        : undefined
    const styled = LIST_STYLE.test(paragraph.styleName ?? '') && paragraph.numbering ? 'bullet' : undefined
    const list = mark?.list ?? listed ?? styled
    const line = makeLine(mark ? [sliceRuns(first, mark.to), ...others] : cells, {
      size: sizeOf(cells),
      gap: at === 0 ? gap : 0,
      ...(list ? { list } : {}),
      ...(level === undefined ? {} : { level }),
    })
    return line.text === '' ? [] : [line]
  })
}

const hasHeading = (lines: readonly Line[]) => lines.some((line) => headingOf(line.text)?.by === 'exact')

/** One row: facts side by side are one line; cells of several lines are read one after the other. */
const rowLines = (row: WordNode, styles: ReadonlyMap<string, Look>, isLayout: boolean): Line[] => {
  const cells = (row.children ?? [])
    .map((cell) => blockLines(cell.children ?? [], styles))
    .filter((lines) => lines.length > 0)
  if (cells.every((lines) => lines.length === 1)) {
    const all = cells.flat()
    const lists = all.some((line) => line.list) ? { list: 'bullet' as const } : {}
    return all.length === 0
      ? []
      : [
          makeLine(
            all.flatMap((line) => line.cells),
            {
              size: Math.max(...all.map((line) => line.size)),
              gap: all[0]?.gap ?? 0,
              ...(all.length === 1 ? all[0] : lists),
            },
          ),
        ]
  }
  return cells.flatMap(([first, ...rest]) =>
    first ? [isLayout ? { ...first, starts: true as const } : first, ...rest] : [],
  )
}

const tableLines = (table: WordNode, styles: ReadonlyMap<string, Look>): Line[] => {
  const rows = table.children ?? []
  return rows.flatMap((row) => {
    const columns = (row.children ?? [])
      .map((cell) => blockLines(cell.children ?? [], styles))
      .filter(hasHeading)
    return rowLines(row, styles, columns.length > 1 && columns.every((lines) => lines.length > 1))
  })
}

const blockLines = (nodes: readonly WordNode[], styles: ReadonlyMap<string, Look>): Line[] => {
  let gap = 0
  return nodes.flatMap((node) => {
    const lines =
      node.type === 'table'
        ? tableLines(node, styles)
        : node.type === 'paragraph'
          ? paragraphLines(node, styles, gap)
          : blockLines(node.children ?? [], styles)
    gap = lines.length === 0 ? gap + 1 : 0
    return lines
  })
}

/** Sizes as shares of the size of most letters. */
const inShares = (lines: readonly Line[]): Line[] => {
  const weights = new Map<number, number>()
  for (const { size, text } of lines) weights.set(size, (weights.get(size) ?? 0) + text.length)
  const usual = [...weights].reduce((best, one) => (one[1] > best[1] ? one : best), [10.5, 0])[0] || 10.5
  return lines.map((line) => ({
    ...line,
    size: line.size === 0 ? 1 : Math.round((line.size / usual) * 100) / 100,
  }))
}

export const docxLines = (tree: WordNode, styles: ReadonlyMap<string, Look>): Line[] =>
  inShares(blockLines(tree.children ?? [], styles))

/** Every picture of the file in the order of reading. */
export const picturesIn = (node: WordNode): WordNode[] =>
  node.type === 'image' ? [node] : (node.children ?? []).flatMap(picturesIn)
