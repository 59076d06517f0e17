import { dirname, extname, resolve } from 'node:path'
import { missingPictures, type NamedPictures, picturesInFolder } from '#apps/renderer/document-pictures.ts'
import { makeHere, needsBrowser } from '#apps/renderer/make-here.ts'
import type { Renderer } from '#apps/renderer/renderer.ts'
import type { Document } from '#packages/document/schema.ts'
import { fileName } from '#packages/export/file-name.ts'
import type { MadeFile } from '#packages/export/format.ts'
import { formatIdsFor, formatOf } from '#packages/export/formats.ts'
import { withRenderer } from '../browser.ts'
import type { CliContext } from '../cli-context.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { guardOutput, PIPE, writeOutput } from '../files.ts'
import { problemText } from '../problem-text.ts'
import { readDocument } from '../read-document.ts'
import type { Command } from '../run.ts'
import { type RenderOrder, readOrder } from './order.ts'
import { words } from './words.ts'

const documentOf = async (file: string, context: CliContext): Promise<Document> => {
  const loaded = await readDocument(file, context)
  if (loaded.ok) return loaded.document
  const lines = loaded.problems.map(
    (problem) => `  ${problemText(problem, loaded.original, context.language)}`,
  )
  throw new CliError(EXIT.notRight, [words[context.language].problems(lines.length), ...lines].join('\n'))
}

interface Job {
  order: RenderOrder
  document: Document
  pictures: NamedPictures
  context: CliContext
}

const checkPages = async (renderer: Renderer, { order, document, pictures, context }: Job) => {
  if (!order.pages) return
  const laid = await renderer.layOut(document, pictures)
  const beyond = order.pages.find((page) => page >= laid.pages)
  if (beyond !== undefined)
    throw new CliError(EXIT.misused, words[context.language].pagesBeyond(beyond + 1, laid.pages))
}

/** Names of several files end with the page number: `resume.png` becomes `resume-1.png`. */
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
  const { order, document, pictures, context } = job
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
      throw new CliError(EXIT.misused, words[context.language].severalInPipe(files.length))
    const paths = pathsOf(path, files, pages)
    made.push(...files.map((file, at) => ({ ...file, path: paths[at] ?? path })))
  }
  return made
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const run: Command['run'] = async (args, context) => {
  const t = words[context.language]
  const order = readOrder(args, context.language)
  for (const { path } of order.outputs) guardOutput(path, { input: order.file, force: order.force }, context)
  const document = await documentOf(order.file, context)
  const offered = formatIdsFor(document.kind)
  const other = order.outputs.find(({ format }) => !offered.includes(format))
  if (other) throw new CliError(EXIT.misused, t.notOffered(other.format, offered.join(' ')))
  const folder =
    order.file === PIPE ? context.workingFolder : dirname(resolve(context.workingFolder, order.file))
  const pictures = picturesInFolder(folder)
  const job: Job = { order, document, pictures, context }
  for (const name of await missingPictures(document, pictures)) context.print(t.picture(name))
  const made = order.outputs.some(({ format }) => needsBrowser(format))
    ? await withRenderer(context, async (renderer) => {
        await checkPages(renderer, job)
        return makeAll(job, renderer)
      })
    : await makeAll(job, undefined)
  // Written only after all files were made, so that a failure writes nothing.
  for (const { path, bytes, troubles } of made) {
    await writeOutput(path, bytes, context)
    if (troubles && troubles.missing.length > 0)
      context.print(t.missingCharacters(troubles.missing.join(' ')))
    if (path !== PIPE) context.print(t.written(path, sizeText(bytes.length)))
  }
  return EXIT.done
}

export const command: Command = { help: words, run }
