import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInEngine } from '#packages/ai/built-in/engine.ts'
import type { TextAt } from '#packages/ai/places.ts'
import { type Task, type TaskName, taskNames } from '#packages/ai/tasks.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { maskNames } from '#packages/sections/sharing/mask-names.ts'
import { maskingOf } from '#packages/sections/sharing/masking.ts'
import { growsTooFast } from '#test/kit/growth.ts'
import { type Chance, caseSeed, chanceOf } from './chance.ts'

const root = join(import.meta.dirname, '../..')
const LISTS = 'packages/{ai,sections/sharing,formats/import}/**/*.{ts,json}'
const SIGNS = [...' \n\t,.;:!?@#+-_/|()[]{}<>*"\'&%1092aA，。；：、！？（）【】《》“”·—～☎✉\u3000\u200d']

/** Sentences of jobs and examples, which no rule searches for. */
const PROSE = /\/jobs\/.+\/|postings|corpus|questions/
const WORD = /(?<!\p{Script=Han})\p{Script=Han}{1,5}(?!\p{Script=Han})|[A-Za-z]{2,16}/gu

/** Keywords that the product searches for: hostile texts consist of these instead of random letters. */
export const ownWords = (): string[] => {
  const words = new Set<string>()
  for (const file of globSync(LISTS, { cwd: root })) {
    if (file.includes('.test.') || PROSE.test(file.replaceAll('\\', '/'))) continue
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(WORD)) words.add(word)
  }
  return [...words]
}

export interface WordCase {
  target: string
  head: string
  piece: string
  tail: string
}

const textOf = ({ head, piece, tail }: WordCase, length: number): string =>
  head + piece.repeat(Math.ceil(length / piece.length)) + tail

const FIELDS = [
  ['work_experience', 'content'],
  ['base_info', 'post'],
  ['job_intention', 'intendedPositions'],
  ['skill', 'content'],
  ['self_evaluation', 'content'],
] as const

const textsOf = (text: string): TextAt[] =>
  FIELDS.map(([kind, field], at) => ({
    place: { section: `s${at}`, item: 'i', field },
    kind,
    label: '内容',
    text,
  }))

const taskOf = (name: TaskName, language: 'zh' | 'en', text: string): Task => {
  const common = { language, texts: textsOf(text), job: text.slice(0, 80) }
  const manner = { tone: 'plain', length: 'same', wish: text.slice(0, 500) } as const
  switch (name) {
    case 'draft':
      return {
        task: 'draft',
        language,
        keywords: {
          name: text.slice(0, 40),
          job: text.slice(0, 60),
          years: 3,
          major: text.slice(0, 80),
          skills: text.slice(0, 500),
          projects: text.slice(0, 1500),
          other: text.slice(0, 1500),
        },
        kinds: ['work_experience', 'skill', 'self_evaluation'],
        words: text.slice(0, 1500),
        seed: 1,
      }
    case 'improve':
      return { task: 'improve', ...common, ...manner }
    case 'write':
      return {
        task: 'write',
        language,
        target: common.texts[0] as TextAt,
        around: common.texts.slice(1),
        ...manner,
        job: common.job,
      }
    case 'diagnose':
      return { task: 'diagnose', ...common }
    case 'tailor':
      return { task: 'tailor', language, texts: common.texts, posting: text }
    case 'translate':
      return { task: 'translate', from: language, to: language === 'zh' ? 'en' : 'zh', texts: common.texts }
    case 'interview':
      return { task: 'interview', ...common }
  }
}

const runTask = (name: TaskName, language: 'zh' | 'en') => async (text: string) => {
  for await (const _ of builtInEngine.run(taskOf(name, language, text), new AbortController().signal));
}

const person = people[0]
const document = sampleDocument(person as (typeof people)[number])

const importText = (before: string) => async (text: string) => {
  const bytes = new TextEncoder().encode(before + text)
  await readResume({ name: 'words', bytes }, { pdf: nodeEngine })
}

/** Functions that take untrusted text. */
const TARGETS: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    taskNames.flatMap((name) =>
      (['zh', 'en'] as const).map((language) => [`${name} in ${language}`, runTask(name, language)]),
    ),
  ),
  ...Object.fromEntries(
    maskNames.map((name) => [
      `the mask ${name}`,
      (text: string) => maskingOf(document, [name]).text(text, text.length),
    ]),
  ),
  'an import of text': importText('王小明\n工作经历\n'),
  'an import of Markdown': importText('# 王小明\n\n## 工作经历\n\n- '),
  'an import of HTML': importText('<!doctype html><html><body><h1>王小明</h1><h2>工作经历</h2><p>'),
}
export const targets = Object.keys(TARGETS)

const someOf = (words: readonly string[], chance: Chance, max: number): string =>
  Array.from({ length: chance.below(max + 1) }, () =>
    chance.isSingleton(0.35) ? chance.of(SIGNS) : chance.of(words),
  ).join('')

/** The text of one case, the same each time: some keywords repeated, with others at both ends. */
export const wordCase = (words: readonly string[], seed: number, at: number): WordCase => {
  const chance = chanceOf(caseSeed(seed, at))
  return {
    target: targets[at % targets.length] as string,
    head: someOf(words, chance, 2),
    piece: someOf(words, chance, 2) || chance.of(words),
    tail: someOf(words, chance, 2),
  }
}

/** Four times this is the longest text that a task takes. */
const LENGTH = 2000
const HARMLESS = '在公司负责产品的日常工作，与同事一起完成任务。Kept the records of the team in order. '

/** Problems with the time that a text takes; empty if the time is linear. */
export const faultOfWords = async (one: WordCase): Promise<string | undefined> => {
  const work = TARGETS[one.target] as (text: string) => unknown
  const harmless = { ...one, head: '', piece: HARMLESS, tail: '' }
  const isSlow = await growsTooFast(
    (length) => work(textOf(one, length)),
    LENGTH,
    (length) => work(textOf(harmless, length)),
  )
  return isSlow ? `its time grows faster than the text: ${JSON.stringify(one)}` : undefined
}
