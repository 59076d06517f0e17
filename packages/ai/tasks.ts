import * as z from 'zod/mini'
import { draftPlace, text, textAt } from './places.ts'

/** The tasks of an engine. Stored with every run: never rename. */
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
const line = (max: number) => z.string().check(z.maxLength(max))
const given = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** A whole document at most; together they must also fit into the call's body. */
const texts = z.array(textAt).check(z.minLength(1), z.maxLength(400))

export const keywords = z.strictObject({
  name: given(40),
  job: given(60),
  /** Years of work; 0 for a graduate. */
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
  /** The sections of the template in order, by kind; a second section of a kind is `custom_2`. */
  kinds: z.array(draftPlace.shape.kind).check(z.minLength(1), z.maxLength(20)),
  /** Their titles, if they say more than the kind: 专利与分享. */
  titles: z.optional(
    z.array(z.strictObject({ kind: draftPlace.shape.kind, title: line(80) })).check(z.maxLength(20)),
  ),
  /** The user's text for the section, if only one is written. */
  words: z.optional(line(1500)),
  /** The same seed gives the same draft with the built-in engine; another one, another. */
  seed: z.int().check(z.minimum(0), z.maximum(2 ** 31)),
  /** For a rewritten section: the text of the others, so that nothing is repeated. */
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
  /** The field to write; its text is replaced after the user agrees. */
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
