import * as z from 'zod/mini'
import { draftPlace, text, textAt } from './places.ts'

/** What an engine can be asked for. Stored with every run: never rename. */
export const taskNames = [
  'draft',
  'improve',
  'write',
  'diagnose',
  'tailor',
  'translate',
  'interview',
] as const
export type TaskName = (typeof taskNames)[number]

const language = z.enum(['zh', 'en'])
const line = (most: number) => z.string().check(z.maxLength(most))
const given = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** A whole document at most; together they must also fit into the call's body. */
const texts = z.array(textAt).check(z.minLength(1), z.maxLength(400))

export const keywords = z.strictObject({
  name: given(40),
  job: given(60),
  /** Of work; 0 for somebody fresh from school. */
  years: z.int().check(z.minimum(0), z.maximum(50)),
  major: line(80),
  /** Free text: words apart by signs or lines. */
  skills: line(500),
  projects: line(1500),
  other: line(1500),
})
export type Keywords = z.infer<typeof keywords>

export const tones = ['plain', 'confident', 'formal', 'warm'] as const
export type Tone = (typeof tones)[number]
export const lengths = ['shorter', 'same', 'longer'] as const
export type Length = (typeof lengths)[number]

export const draftTask = z.strictObject({
  task: z.literal('draft'),
  language,
  keywords,
  /** What the chosen template has, in its order, by kind; a second section of a kind is `custom_2`. */
  kinds: z.array(draftPlace.shape.kind).check(z.minLength(1), z.maxLength(20)),
  /** What they are called, where that says more than their kind: 专利与分享. */
  titles: z.optional(
    z.array(z.strictObject({ kind: draftPlace.shape.kind, title: line(80) })).check(z.maxLength(20)),
  ),
  /** What the person says for this very section, where one is written alone. */
  words: z.optional(line(1500)),
  /** The same seed gives the same draft with the built-in engine; another one, another. */
  seed: z.int().check(z.minimum(0), z.maximum(2 ** 31)),
  /** Of a section that is written again: what stands in the others, so that nothing is said twice. */
  others: z.optional(z.array(z.strictObject({ at: draftPlace, text })).check(z.maxLength(200))),
})

export const improveTask = z.strictObject({
  task: z.literal('improve'),
  language,
  texts,
  tone: z.enum(tones),
  length: z.enum(lengths),
  /** In the person's own words. */
  wish: line(500),
  /** The job that is sought, where the document says it. */
  job: line(80),
})

export const writeTask = z.strictObject({
  task: z.literal('write'),
  language,
  /** The field to write; what stands in it is replaced, once the person agrees. */
  target: textAt,
  /** The rest of the document, for what is known of the person. */
  around: z.array(textAt).check(z.maxLength(400)),
  tone: z.enum(tones),
  length: z.enum(lengths),
  wish: line(500),
  job: line(80),
})

export const diagnoseTask = z.strictObject({
  task: z.literal('diagnose'),
  language,
  texts,
  job: line(80),
})

export const tailorTask = z.strictObject({
  task: z.literal('tailor'),
  language,
  texts,
  /** The job description as it was pasted. */
  posting: given(8000),
})

export const translateTask = z.strictObject({
  task: z.literal('translate'),
  from: language,
  to: language,
  texts,
})

export const interviewTask = z.strictObject({
  task: z.literal('interview'),
  language,
  texts,
  job: line(80),
})

export const task = z.discriminatedUnion('task', [
  draftTask,
  improveTask,
  writeTask,
  diagnoseTask,
  tailorTask,
  translateTask,
  interviewTask,
])
export type Task = z.infer<typeof task>
export type TaskOf<N extends TaskName> = Extract<Task, { task: N }>
