import { dirname, resolve } from 'node:path'
import { missingPictures, type NamedPictures, picturesInFolder } from '#apps/renderer/document-pictures.ts'
import type { Document } from '#packages/document/schema.ts'
import { browserOf, withRenderer } from '../browser.ts'
import type { CliContext } from '../cli-context.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { PIPE } from '../files.ts'
import { readOptions } from '../options.ts'
import { problemText } from '../problem-text.ts'
import { readDocument } from '../read-document.ts'
import type { Command } from '../run.ts'
import { type Findings, proofFindings } from './proof-findings.ts'
import { words } from './words.ts'

/** Rounded to hundredths, so that a page full to its last line counts as full, not as empty. */
const lastPage = (filled: number, pages: number): number =>
  Math.min(100, Math.max(1, Math.round((filled - (pages - 1)) * 100)))

const laidOut = async (
  document: Document,
  pictures: NamedPictures,
  context: CliContext,
): Promise<Findings> => {
  const t = words[context.language]
  const browser = browserOf(context)
  if ('advice' in browser) return { facts: [t.notLaidOut, browser.advice], problems: [] }
  const proved = await withRenderer(context, (renderer) => renderer.prove(document, pictures))
  const { pages, filled, proof } = proved
  const { facts, problems } = proofFindings(proof, document, context.language)
  return { facts: [t.pages(pages, lastPage(filled, pages)), ...facts], problems }
}

const run: Command['run'] = async (args, context) => {
  const t = words[context.language]
  const { positionals } = readOptions(args, {}, context.language)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new CliError(EXIT.misused, t.oneFile)
  const tell = (lines: readonly string[]) => context.write(lines.map((line) => `${line}\n`).join(''))
  const tellProblems = (lines: readonly string[]) =>
    tell([t.problems(lines.length), ...lines.map((line) => `  ${line}`)])

  const loaded = await readDocument(file, context)
  if (!loaded.ok) {
    await tellProblems(loaded.problems.map((one) => problemText(one, loaded.original, context.language)))
    return EXIT.notRight
  }
  const { document } = loaded
  await tell([t.loads(document.title, document.sections.length)])
  const pictures = picturesInFolder(
    file === PIPE ? context.workingFolder : dirname(resolve(context.workingFolder, file)),
  )
  const missing = (await missingPictures(document, pictures)).map(t.picture)
  const { facts, problems } = await laidOut(document, pictures, context)
  await tell(facts)
  const all = [...missing, ...problems]
  if (all.length === 0) return EXIT.done
  await tellProblems(all)
  return EXIT.notRight
}

export const command: Command = { help: words, run }
