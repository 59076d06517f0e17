import { dirname, resolve } from 'node:path'
import { missingPictures, type NamedPictures, picturesBeside } from '#apps/renderer/document-pictures.ts'
import type { Document } from '#packages/document/schema.ts'
import { browserOf, withRenderer } from '../browser.ts'
import { Complaint, EXIT } from '../complaint.ts'
import { PIPE } from '../files.ts'
import { readOptions } from '../options.ts'
import { problemText } from '../problem-text.ts'
import { readDocument } from '../read-document.ts'
import type { Command } from '../run.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Findings, proofFindings } from './proof-findings.ts'
import { words } from './words.ts'

/** By hundredths; a page that is full to its last line is full, not empty. */
const lastPage = (filled: number, pages: number): number =>
  Math.min(100, Math.max(1, Math.round((filled - (pages - 1)) * 100)))

const laidOut = async (
  document: Document,
  pictures: NamedPictures,
  here: Surroundings,
): Promise<Findings> => {
  const t = words[here.language]
  const browser = browserOf(here)
  if ('advice' in browser) return { facts: [t.notLaidOut, browser.advice], problems: [] }
  const proved = await withRenderer(here, (renderer) => renderer.prove(document, pictures))
  const { pages, filled, proof } = proved
  const { facts, problems } = proofFindings(proof, document, here.language)
  return { facts: [t.pages(pages, lastPage(filled, pages)), ...facts], problems }
}

const run: Command['run'] = async (args, here) => {
  const t = words[here.language]
  const { positionals } = readOptions(args, {}, here.language)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Complaint(EXIT.misused, t.oneFile)
  const tell = (lines: readonly string[]) => here.answer(lines.map((line) => `${line}\n`).join(''))
  const tellProblems = (lines: readonly string[]) =>
    tell([t.problems(lines.length), ...lines.map((line) => `  ${line}`)])

  const loaded = await readDocument(file, here)
  if (!loaded.ok) {
    await tellProblems(loaded.problems.map((one) => problemText(one, loaded.original, here.language)))
    return EXIT.notRight
  }
  const { document } = loaded
  await tell([t.loads(document.title, document.sections.length)])
  const pictures = picturesBeside(file === PIPE ? here.from : dirname(resolve(here.from, file)))
  const missing = (await missingPictures(document, pictures)).map(t.picture)
  const { facts, problems } = await laidOut(document, pictures, here)
  await tell(facts)
  const all = [...missing, ...problems]
  if (all.length === 0) return EXIT.done
  await tellProblems(all)
  return EXIT.notRight
}

export const command: Command = { help: words, run }
