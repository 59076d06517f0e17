import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '#scripts/fingerprint.ts'
import { officeFonts } from '#scripts/office.ts'
import { launchChromium } from '../kit/chromium.ts'
import { docxLayouts } from './docx-layouts.ts'
import { heldOutDocx } from './held-out-docx.ts'
import { heldOutHtml } from './held-out-html.ts'
import { heldOutText } from './held-out-text.ts'
import { htmlLayouts } from './html-layouts.ts'
import type { Group, Layout } from './layout.ts'
import { markdownLayouts } from './markdown-layouts.ts'
import { heldOutPeople, trainingPeople } from './people.ts'
import { type Person, people } from './person.ts'
import { printer } from './print-html.ts'
import { randomLayouts } from './random-layouts.ts'
import { textLayouts } from './text-layouts.ts'
import { type Expected, expectedOf } from './truth.ts'

/** One foreign resume with its expected content. */
export interface Sample {
  id: string
  group: Group | 'pdf by LibreOffice'
  /** Whether it belongs to the third that the parser was not developed with. */
  isHeldOut: boolean
  file: string
  expected: Expected
}

const root = join(import.meta.dirname, '../..')
const cacheFolder = join(root, '.cache/corpus')

interface Task<Made> {
  layout: Layout<Made>
  person: Person
}

/** The requested number of people for each layout, different ones for the next, so that all of them occur. */
const pairs = <Made>(
  layouts: readonly Layout<Made>[],
  persons: readonly Person[],
  max: number,
): Task<Made>[] =>
  layouts.flatMap((layout, at) => {
    const fitting = persons.filter(layout.fits)
    return fitting
      .map((_, place) => fitting[(place + at * max) % fitting.length] as Person)
      .slice(0, max)
      .map((person) => ({ layout, person }))
  })

/** One person for each random layout, all of them in turn. */
const oneEach = <Made>(layouts: readonly Layout<Made>[], persons: readonly Person[]): Task<Made>[] =>
  layouts.map((layout, at) => ({ layout, person: persons[(at * 5 + 3) % persons.length] as Person }))

const known = [...people, ...trainingPeople]
/** The parser was developed with the layouts of low numbers; the others were never looked at. */
const seen = randomLayouts(4, 1)
const heldOutLayouts = randomLayouts(4, 1001)

const truthOf = (person: Person, { omits = [] }: Layout<unknown>): Expected =>
  Object.fromEntries(Object.entries(expectedOf(person)).filter(([kind]) => !omits.includes(kind)))

interface Made {
  sample: Sample
  bytes: Uint8Array
}

const madeOf = (
  layout: Layout<unknown>,
  person: Person,
  isHeldOut: boolean,
  extension: string,
  bytes: Uint8Array,
): Made => {
  const id = `${layout.id}-${person.id}`
  return {
    sample: {
      id,
      group: layout.group,
      isHeldOut,
      file: `${id}.${extension}`,
      expected: truthOf(person, layout),
    },
    bytes,
  }
}

const writeTexts = (): Made[] => {
  const encode = new TextEncoder()
  const made = (tasks: readonly Task<string>[], isHeldOut: boolean) =>
    tasks.map(({ layout, person }) =>
      madeOf(
        layout,
        person,
        isHeldOut,
        layout.group === 'markdown' ? 'md' : 'txt',
        encode.encode(layout.write(person)),
      ),
    )
  return [
    ...made([...pairs(textLayouts, people, 3), ...pairs(markdownLayouts, people, 3)], false),
    ...made(oneEach(seen.text, known), false),
    ...made([...pairs(heldOutText, heldOutPeople, 4), ...oneEach(heldOutLayouts.text, heldOutPeople)], true),
  ]
}

const writeWord = async (): Promise<Made[]> => {
  const made = (tasks: readonly Task<Promise<Uint8Array>>[], isHeldOut: boolean) =>
    Promise.all(
      tasks.map(async ({ layout, person }) =>
        madeOf(layout, person, isHeldOut, 'docx', await layout.write(person)),
      ),
    )
  return [
    ...(await made([...pairs(docxLayouts, people, 3), ...oneEach(seen.word, known)], false)),
    ...(await made(
      [...pairs(heldOutDocx, heldOutPeople, 4), ...oneEach(heldOutLayouts.word, heldOutPeople)],
      true,
    )),
  ]
}

const printPages = async (): Promise<Made[]> => {
  const browser = await launchChromium()
  try {
    const print = await printer(browser)
    const made: Made[] = []
    for (const { layout, person } of [...pairs(htmlLayouts, people, 2), ...oneEach(seen.pages, known)])
      made.push(
        madeOf(layout, person, false, 'pdf', await print(layout.write(person), layout.id === 'paged')),
      )
    for (const { layout, person } of [
      ...pairs(heldOutHtml, heldOutPeople, 4),
      ...oneEach(heldOutLayouts.pages, heldOutPeople),
    ])
      made.push(madeOf(layout, person, true, 'pdf', await print(layout.write(person), false)))
    return made
  } finally {
    await browser.close()
  }
}

/** Uses LibreOffice Writer to convert to PDF; all files in one start, because each start takes seconds. */
const convert = async (folder: string, to: string, files: readonly string[], ...more: string[]) =>
  execFileSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      ...more,
      '--convert-to',
      to,
      '--outdir',
      folder,
      ...files.map((file) => join(folder, file)),
    ],
    { stdio: 'ignore', env: { ...process.env, ...(await officeFonts()) } },
  )

const printed = (folder: string, name: string, { layout, person }: Task<unknown>): Made => {
  const isHeldOut = [...heldOutDocx, ...heldOutLayouts.word].some(({ id }) => id === layout.id)
  const made = madeOf(layout, person, isHeldOut, 'pdf', readFileSync(join(folder, `${name}.pdf`)))
  return { ...made, sample: { ...made.sample, id: name, group: 'pdf by LibreOffice', file: `${name}.pdf` } }
}

const byWord = async (folder: string, tasks: readonly Task<Promise<Uint8Array>>[]): Promise<Made[]> => {
  const names = tasks.map(({ layout, person }) => `writer-${layout.id}-${person.id}`)
  for (const [at, { layout, person }] of tasks.entries())
    writeFileSync(join(folder, `${names[at]}.docx`), await layout.write(person))
  await convert(
    folder,
    'pdf',
    names.map((name) => `${name}.docx`),
  )
  return tasks.map((task, at) => printed(folder, names[at] ?? '', task))
}

const byOpenDocument = async (folder: string, tasks: readonly Task<string>[]): Promise<Made[]> => {
  const names = tasks.map(({ layout, person }) => `odt-${layout.id}-${person.id}`)
  for (const [at, { layout, person }] of tasks.entries())
    writeFileSync(
      join(folder, `${names[at]}.html`),
      layout.write(person).replaceAll('"Corpus Sans"', '"Noto Sans SC"'),
    )
  await convert(
    folder,
    'odt',
    names.map((name) => `${name}.html`),
    '--infilter=HTML (StarWriter)',
  )
  await convert(
    folder,
    'pdf',
    names.map((name) => `${name}.odt`),
  )
  return tasks.map((task, at) => printed(folder, names[at] ?? '', task))
}

const printByWriter = async (folder: string): Promise<Made[]> => {
  const word = [
    ...pairs(docxLayouts, people.slice(3), 1),
    ...oneEach(seen.word, known.slice(4)),
    ...pairs(heldOutDocx, heldOutPeople.slice(2), 2),
    ...oneEach(heldOutLayouts.word, heldOutPeople.slice(1)),
  ]
  const pages = htmlLayouts.filter(({ id }) => id === 'timeline' || id === 'modern')
  return [
    ...(await byWord(folder, word)),
    ...(await byOpenDocument(folder, pairs(pages, people.slice(1), 2))),
  ]
}

const make = async (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const made = [
    ...writeTexts(),
    ...(await writeWord()),
    ...(await printPages()),
    ...(await printByWriter(folder)),
  ]
  for (const { sample, bytes } of made) writeFileSync(join(folder, sample.file), bytes)
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(made.map(({ sample }) => sample)))
}

/** The corpus, made once for the same sources: about half a minute of Chromium and LibreOffice. */
export const ensureCorpus = async (): Promise<{ folder: string; samples: Sample[] }> => {
  const sources = ['test/corpus/**/*', 'packages/samples/**/*.ts', 'package-lock.json']
  const folder = join(cacheFolder, fingerprint(sources).slice(0, 16))
  if (!existsSync(folder)) {
    rmSync(cacheFolder, { recursive: true, force: true })
    const next = join(cacheFolder, `next-${process.pid}`)
    await make(next)
    rmSync(join(next, 'profile'), { recursive: true, force: true })
    // Made in a temporary folder and then moved, so that the corpus is always complete.
    renameSync(next, folder)
  }
  return { folder, samples: JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8')) as Sample[] }
}
