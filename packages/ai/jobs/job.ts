import * as z from 'zod/mini'

/** By years of work: none, under three, under eight, more. */
export const levels = ['graduate', 'junior', 'middle', 'senior'] as const
export type Level = (typeof levels)[number]

export const levelOf = (years: number): Level =>
  years < 1 ? 'graduate' : years < 3 ? 'junior' : years < 8 ? 'middle' : 'senior'

const line = (least: number, max: number) => z.string().check(z.minLength(least), z.maxLength(max))
const list = <T extends z.core.$ZodType>(one: T, least: number) => z.array(one).check(z.minLength(least))
const forLevels = z.array(z.enum(levels)).check(z.minLength(1))

/** One achievement, a line of a resume. Facts that only the user knows are blanks: 【数量】. */
const bullet = z.strictObject({ text: line(18, 110), levels: forLevels })

/**
 * Tasks, skills and achievements of a job, as data. A draft is composed of them by level and seed, and the user fills
 * in the blanks.
 */
export const job = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  zh: line(2, 20),
  en: line(2, 60),
  /** Other names, in both languages. */
  also: z.array(line(1, 40)),
  /** A headline under the name, by level. */
  headlines: list(z.strictObject({ text: line(6, 40), levels: forLevels }), 4),
  /** Departments or teams of such a job. */
  teams: list(line(2, 20), 2),
  /** Done at work. For every level at least 7. */
  work: list(bullet, 14),
  /** Done as an intern. */
  internship: list(z.strictObject({ text: line(18, 110) }), 5),
  /** Projects: for every level at least 2. */
  projects: list(
    z.strictObject({
      name: line(4, 30),
      role: line(2, 20),
      /** Stack, method or one line of what it was. */
      heading: line(4, 60),
      bullets: list(line(18, 110), 3),
      levels: forLevels,
    }),
    4,
  ),
  skills: list(
    z.strictObject({
      name: line(2, 30),
      /** How the skill is used. */
      note: line(6, 60),
      levels: forLevels,
    }),
    8,
  ),
  majors: list(line(2, 30), 2),
  courses: list(line(2, 20), 6),
  /** On campus, for those fresh from school. */
  campus: list(z.strictObject({ name: line(2, 30), role: line(2, 20), bullets: list(line(18, 110), 2) }), 2),
  /** Certificates and awards that such people have. */
  awards: list(z.strictObject({ name: line(2, 40), grade: line(0, 20), note: line(0, 60) }), 4),
  /** Sentences of a self-description; at least 2 for every level. */
  summaries: list(z.strictObject({ text: line(40, 200), levels: forLevels }), 6),
  hobbies: list(line(6, 60), 3),
  works: list(z.strictObject({ name: line(2, 30), about: line(10, 80) }), 2),
})
export type Job = z.infer<typeof job>

export const industry = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  zh: line(2, 20),
  en: line(2, 40),
  jobs: list(z.string(), 5),
})
export type Industry = z.infer<typeof industry>
