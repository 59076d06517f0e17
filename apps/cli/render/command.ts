import { dirname, extname, resolve } from 'node:path'
import { missingPictures, type NamedPictures, picturesBeside } from '#apps/renderer/document-pictures.ts'
import { makeHere, needsBrowser } from '#apps/renderer/make-here.ts'
import type { Renderer } from '#apps/renderer/renderer.ts'
import type { Document } from '#packages/document/schema.ts'
import { fileName } from '#packages/export/file-name.ts'
import type { MadeFile } from '#packages/export/format.ts'
import { formatIdsFor, formatOf } from '#packages/export/formats.ts'
import { withRenderer } from '../browser.ts'
import { Complaint, EXIT } from '../complaint.ts'
import { guardOutput, PIPE, writeOutput } from '../files.ts'
import { problemText } from '../problem-text.ts'
import { readDocument } from '../read-document.ts'
import type { Command } from '../run.ts'
import type { Surroundings } from '../surroundings.ts'
import { type RenderOrder, readOrder } from './order.ts'
import { words } from './words.ts'

const documentOf = async (file: string, here: Surroundings): Promise<Document> => {
  const loaded = await readDocument(file, here)
  if (loaded.ok) return loaded.document
  const lines = loaded.problems.map((problem) => `  ${problemText(problem, loaded.original, here.language)}`)
  throw new Complaint(EXIT.notRight, [words[here.language].problems(lines.length), ...lines].join('\n'))
}

interface Job {
  order: RenderOrder
  document: Document
  pictures: NamedPictures
  here: Surroundings
}

const checkPages = async (renderer: Renderer, { order, document, pictures, here }: Job) => {
  if (!order.pages) return
  const laid = await renderer.layOut(document, pictures)
  const beyond = order.pages.find((page) => page >= laid.pages)
  if (beyond !== undefined)
    throw new Complaint(EXIT.misused, words[here.language].pagesBeyond(beyond + 1, laid.pages))
}

/** A file of several: `resume.png` is `resume-1.png`, by the page that it shows. */
const pathsOf = (
  path: string,
  files: readonly MadeFile[],
  pages: readonly number[] | undefined,
): string[] => {
  const extension = extname(path)
  const stem = path.slice(0, path.length - extension.length)
  return files.map((_, at) => (files.length === 1 ? path : `${stem}-${(pages?.[at] ?? at) + 1}${extension}`))
}

interface Made extends Pick<MadeFile, 'bytes' | 'troubles'> {
  path: string
}

const makeAll = async (job: Job, renderer: Renderer | undefined): Promise<Made[]> => {
  const { order, document, pictures, here } = job
  const name = fileName(document)
  const made: Made[] = []
  for (const { path, format } of order.outputs) {
    const pages = formatOf(format).paged ? order.pages : undefined
    const files =
      renderer && needsBrowser(format)
        ? await renderer.render(document, pictures, format, {
            name,
            picture: order.picture,
            ...(pages ? { pages } : {}),
          })
        : await makeHere(format, document, name, pictures)
    if (path === PIPE && files.length > 1)
      throw new Complaint(EXIT.misused, words[here.language].severalInPipe(files.length))
    const paths = pathsOf(path, files, pages)
    made.push(...files.map((file, at) => ({ ...file, path: paths[at] ?? path })))
  }
  return made
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const run: Command['run'] = async (args, here) => {
  const t = words[here.language]
  const order = readOrder(args, here.language)
  for (const { path } of order.outputs) guardOutput(path, { input: order.file, force: order.force }, here)
  const document = await documentOf(order.file, here)
  const offered = formatIdsFor(document.kind)
  const other = order.outputs.find(({ format }) => !offered.includes(format))
  if (other) throw new Complaint(EXIT.misused, t.notOffered(other.format, offered.join(' ')))
  const folder = order.file === PIPE ? here.from : dirname(resolve(here.from, order.file))
  const pictures = picturesBeside(folder)
  const job: Job = { order, document, pictures, here }
  for (const name of await missingPictures(document, pictures)) here.say(t.picture(name))
  const made = order.outputs.some(({ format }) => needsBrowser(format))
    ? await withRenderer(here, async (renderer) => {
        await checkPages(renderer, job)
        return makeAll(job, renderer)
      })
    : await makeAll(job, undefined)
  // Only now: either all were made, or nothing is written.
  for (const { path, bytes, troubles } of made) {
    await writeOutput(path, bytes, here)
    if (troubles && troubles.missing.length > 0) here.say(t.letters(troubles.missing.join(' ')))
    if (path !== PIPE) here.say(t.written(path, sizeText(bytes.length)))
  }
  return EXIT.done
}

export const command: Command = { help: words, run }
