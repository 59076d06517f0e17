import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { judgePattern, type Verdict } from './ambiguity.ts'
import { type Pattern, patternsMadeBy } from './capture.ts'
import { HARMLESS, MADE_LATER } from './exceptions.ts'

const root = join(import.meta.dirname, '../..')

/** Regular expression literals of a source, and the lines where it constructs one from text. */
export const patternsIn = (file: string, source: string): { written: Pattern[]; made: number[] } => {
  const written: Pattern[] = []
  const made: number[] = []
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const call = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push(lineOf(start))
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        written.push({ file, line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: call,
    CallExpression: call,
  }).visit(parseSync(file, source).program)
  return { written, made }
}

/** `file:line: why` for a pattern whose time may grow faster than the text. */
export const refusalOf = (
  { file, line, source, flags }: Pattern,
  judge = judgePattern,
): string | undefined => {
  const verdict: Verdict = judge(source, flags)
  return verdict.isLinear ? undefined : `${file}:${line}: ${verdict.why}: /${source.slice(0, 120)}/${flags}`
}

const excuses = (exception: (typeof HARMLESS)[number], { file, source }: Pattern): boolean => {
  const { pattern } = exception
  if (exception.file !== file) return false
  return typeof pattern === 'string' ? source.includes(pattern) : source === pattern.source
}

/** Patterns of the product whose running time could block the server or a page. */
export const slowPatterns = async (judge = judgePattern): Promise<string[]> => {
  const files = globSync('{packages,features,apps}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
    .toSorted()
  const read = files.map((file) => ({ file, ...patternsIn(file, readFileSync(join(root, file), 'utf8')) }))
  const making = read.filter(({ made }) => made.length > 0)
  const seen = await patternsMadeBy(making.map(({ file }) => file))
  const later = making.flatMap(({ file, made }) =>
    made
      .filter((line) => !seen.some((one) => one.file === file && one.line === line))
      .map((line) => ({ file, line })),
  )
  const unknown = later
    .filter(({ file }) => !MADE_LATER.some((one) => one.file === file))
    .map(({ file, line }) => `${file}:${line}: made when it is called: make it once, or say what it is like`)
  const likes = MADE_LATER.flatMap(({ file, like }) =>
    like.map(({ source, flags }) => ({ file, line: 0, source, flags })),
  )
  const own = new Set(files)
  const all = [
    ...read.flatMap(({ written }) => written),
    ...seen.filter(({ file }) => own.has(file)),
    ...likes,
  ]
  const once = [...new Map(all.map((one) => [`${one.file} ${one.source} ${one.flags}`, one])).values()]
  const refused = once.flatMap((pattern) => {
    const refusal = refusalOf(pattern, judge)
    return refusal ? [{ pattern, refusal }] : []
  })
  const needless = [
    ...HARMLESS.filter((one) => !refused.some(({ pattern }) => excuses(one, pattern))),
    ...MADE_LATER.filter(({ file }) => later.every((one) => one.file !== file)),
  ].map(({ file }) => `${file}: its exception in scripts/regex/exceptions.ts is no longer needed`)
  return [
    ...refused
      .filter(({ pattern }) => !HARMLESS.some((one) => excuses(one, pattern)))
      .map(({ refusal }) => refusal),
    ...unknown,
    ...needless,
  ]
}
