import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { valueOfText } from '../../draft/field-value.ts'
import type { LiveText } from '../../engine.ts'
import { allJobs } from '../../jobs/all.ts'
import { findJob } from '../../jobs/find-job.ts'
import { type Level, levels } from '../../jobs/job.ts'
import { type StepOf, step as stepSchema } from '../../steps.ts'
import { draftTask, type TaskOf } from '../../tasks.ts'
import { draft } from './draft.ts'

const kinds = kindNames.filter((kind) => kind !== 'module_title')
const YEARS: Record<Level, number> = { graduate: 0, junior: 2, middle: 5, senior: 12 }

interface Given {
  job: string
  level?: Level
  seed?: number
  own?: Partial<TaskOf<'draft'>['keywords']>
  rest?: Partial<TaskOf<'draft'>>
}

const taskOf = ({ job, level = 'middle', seed = 7, own, rest }: Given): TaskOf<'draft'> => ({
  task: 'draft',
  language: 'zh',
  kinds,
  seed,
  keywords: {
    name: '林晚舟',
    job,
    years: YEARS[level],
    major: '',
    skills: '',
    projects: '',
    other: '',
    ...own,
  },
  ...rest,
})

const drafted = (task: TaskOf<'draft'>) => {
  const outputs = [...draft(task)]
  const steps = outputs.flatMap((one) => ('step' in one && one.step.step === 'draft' ? [one.step] : []))
  const notes = outputs.flatMap((one) => ('step' in one && one.step.step === 'note' ? [one.step.text] : []))
  return { outputs, steps, notes }
}
const at = (steps: StepOf<'draft'>[], kind: string, field: string) =>
  steps.filter((one) => one.at.kind === kind && one.at.field === field).map(({ text }) => text)
const allText = (steps: StepOf<'draft'>[]) => steps.map(({ text }) => text).join('\n')
const bulletsOf = (steps: StepOf<'draft'>[]) =>
  steps.flatMap(({ text }) =>
    text.split('\n').filter((line) => line.startsWith('- ') && !/^- \S{0,6}【[^】]*】$/.test(line)),
  )

/** Numbers that stand alone; those in names and standards (H5, ISO 9001) are words of the trade. */
const figures = (text: string) =>
  text.replace(/[A-Za-z][\w.+#/-]*(?: [\d.]+)?|\d+[A-Za-z]+/g, '').match(/\d+/g) ?? []

const jobs = allJobs().map(({ zh }) => zh)

describe.each([...jobs, '潜水教练'])('%s', (job) => {
  test.each(levels)('%s: every section is filled, nothing is said twice, no figure invented', (level) => {
    const { steps } = drafted(taskOf({ job, level }))
    expect([...new Set(steps.map((one) => one.at.kind))]).toEqual(kinds)
    const refused = steps.filter(({ at: { kind, field }, text }) => {
      const known = kindOf(kind)
      return !known || valueOfText(known, field, text) === undefined
    })
    expect(refused).toEqual([])
    const bullets = bulletsOf(steps)
    expect(bullets.filter((line, place) => bullets.indexOf(line) !== place)).toEqual([])
    expect(at(steps, 'work_experience', 'bullets')).toHaveLength(
      { graduate: 1, junior: 1, middle: 2, senior: 3 }[level],
    )
    for (const text of at(steps, 'work_experience', 'bullets'))
      expect(text.split('\n').length).toBeGreaterThanOrEqual(4)
    expect(at(steps, 'project_experience', 'bullets').length).toBeGreaterThanOrEqual(2)
    const service = YEARS[level] === 0 ? [] : [String(YEARS[level])]
    const written = steps.filter((one) => one.at.field !== 'proficiency')
    expect([...new Set(figures(allText(written)))]).toEqual(service)
    expect(allText(steps)).not.toMatch(/\{\w+\}|undefined/)
  })
})

test('drafts of two jobs have little in common', () => {
  const shingles = jobs.map((job) => {
    const text = allText(drafted(taskOf({ job, seed: 3 })).steps).replace(/\s/g, '')
    return new Set(Array.from({ length: text.length - 7 }, (_, from) => text.slice(from, from + 8)))
  })
  const shares = jobs.flatMap((one, a) =>
    jobs.slice(a + 1).map((other, b) => {
      const [mine, theirs] = [shingles[a], shingles[a + 1 + b]] as [Set<string>, Set<string>]
      const common = [...mine].filter((shingle) => theirs.has(shingle)).length
      return { pair: `${one} / ${other}`, share: common / Math.min(mine.size, theirs.size) }
    }),
  )
  const [worst] = shares.sort((a, b) => b.share - a.share)
  expect(worst?.share, worst?.pair).toBeLessThanOrEqual(0.2)
})

describe('a draft', () => {
  test('is the same by the same seed, and another by another', () => {
    const [one, other] = [1, 2].map((seed) => jobs.map((job) => drafted(taskOf({ job, seed })).outputs))
    const again = jobs.map((job) => drafted(taskOf({ job, seed: 1 })).outputs)
    expect(JSON.stringify(again)).toBe(JSON.stringify(one))
    for (const [at, outputs] of (other ?? []).entries())
      expect(JSON.stringify(outputs)).not.toBe(JSON.stringify(one?.[at]))
  })

  test('comes piece by piece, and each text is whole in the end', () => {
    const { outputs } = drafted(taskOf({ job: '护士' }))
    const live: LiveText[] = []
    for (const one of outputs) {
      if ('live' in one) live.push(one.live)
      else {
        expect(safeParse(stepSchema, one.step).success).toBe(true)
        const pieces = live.splice(0)
        if (one.step.step !== 'draft') continue
        const { at: place, text } = one.step
        if (text.length > 1) expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const piece of pieces) {
          expect(piece.at).toEqual(place)
          expect(piece.text.length).toBeLessThanOrEqual(8)
        }
      }
    }
  })

  test('begins with what the person said, in their words', () => {
    const own = {
      skills: '精通 Excel、排班；静脉穿刺',
      projects: '1. 急诊分诊改进：重画分诊流程；培训全科护士。\n2. 病区满意度调查',
      other: '夜班不迟到。\n愿意倒班。',
      major: '护理学',
    }
    const { steps, notes } = drafted(taskOf({ job: '护士', own }))
    expect(notes).toEqual([])
    expect(at(steps, 'skill_specialties', 'skillName').slice(0, 3)).toEqual(['Excel', '排班', '静脉穿刺'])
    expect(at(steps, 'skill_specialties', 'proficiency')[0]).toBe('5')
    expect(at(steps, 'project_experience', 'name').slice(0, 2)).toEqual(['急诊分诊改进', '病区满意度调查'])
    expect(at(steps, 'project_experience', 'bullets')[0]).toBe('- 重画分诊流程\n- 培训全科护士')
    expect(at(steps, 'self_evaluation', 'content')[0]).toMatch(/^夜班不迟到。\n愿意倒班。\n./)
    expect(at(steps, 'edu_background', 'specialized')).toEqual(['护理学'])
  })

  test('says what found no place', () => {
    const own = { skills: 'Excel', projects: '一个项目', other: '补充' }
    const { notes } = drafted(taskOf({ job: '护士', own, rest: { kinds: ['work_experience'] } }))
    expect(notes).toHaveLength(3)
  })

  test('repeats no text of the other sections', () => {
    const whole = drafted(taskOf({ job: '护士', level: 'senior' })).steps
    const others = whole
      .filter((one) => one.at.kind !== 'work_experience')
      .map(({ at: place, text }) => ({ at: place, text }))
    const existing = [...others, ...whole.filter((one) => one.at.field === 'bullets').slice(0, 1)].map(
      ({ at: place, text }) => ({ at: { ...place, kind: 'project_experience' }, text }),
    )
    for (const seed of [7, 8, 9]) {
      const task = taskOf({
        job: '护士',
        level: 'senior',
        seed,
        rest: { kinds: ['work_experience'], others: existing },
      })
      expect(safeParse(draftTask, task).success).toBe(true)
      const { steps, notes } = drafted(task)
      const lines = new Set(existing.flatMap(({ text }) => text.split('\n')))
      expect(bulletsOf(steps).filter((line) => lines.has(line))).toEqual([])
      expect(at(steps, 'work_experience', 'bullets')).toHaveLength(3)
      expect(notes).toEqual([])
    }
  })

  test('for an unknown job, a draft uses the user’s own words and says so', () => {
    expect(findJob('潜水教练')).toBeUndefined()
    const { steps, notes } = drafted(taskOf({ job: '潜水教练', own: { projects: '暗礁清理：组织下潜' } }))
    expect(notes[0]).toContain('潜水教练')
    expect(allText(steps).match(/潜水教练/g)?.length).toBeGreaterThan(3)
    expect(at(steps, 'project_experience', 'name')[0]).toBe('暗礁清理')
  })

  test('for a request in English, a note says that the draft is in Chinese', () => {
    const { notes } = drafted(taskOf({ job: 'Nurse', rest: { language: 'en' } }))
    expect(notes).toEqual([expect.stringContaining('Chinese only')])
  })

  test('a custom section is written by its title', () => {
    const kinds = ['custom', 'custom_2', 'custom_3', 'custom_4', 'custom_5']
    const titles = ['证书与语言', '专利与分享', '招牌菜', '小红花', 'Publications'].map((title, at) => ({
      kind: kinds[at] ?? '',
      title,
    }))
    for (const job of jobs) {
      const task = taskOf({ job, rest: { kinds, titles } })
      expect(safeParse(draftTask, task).success).toBe(true)
      const { steps } = drafted(task)
      expect([...new Set(steps.map((one) => one.at.kind))]).toEqual(kinds)
      const custom = kindOf('custom')
      for (const { at: place, text } of steps)
        expect(custom && valueOfText(custom, place.field, text), text).toBeDefined()
      expect(at(steps, 'custom', 'fields').join('\n')).toMatch(/英语：/)
      expect(at(steps, 'custom_2', 'heading')).toHaveLength(2)
      const works = findJob(job)?.works.map(({ name }) => name) ?? []
      for (const heading of at(steps, 'custom_3', 'heading')) expect(works).toContain(heading)
      // Of a title that says nothing to us: an outline, which the person fills.
      expect(at(steps, 'custom_4', 'text')[0]).toMatch(/做法：【.+】\n- 结果：【/)
      expect(at(steps, 'custom_5', 'period')[0]).toBe('【发表时间】')
      const bullets = bulletsOf(steps)
      expect(new Set(bullets).size).toBe(bullets.length)
    }
  })

  test('a second section of a kind has entries of its own, and the person’s words stand once', () => {
    const rest = {
      kinds: ['awards', 'awards_2', 'skill_specialties', 'skill_specialties_2', 'work_experience_2'],
      titles: [{ kind: 'awards_2', title: '资格证书' }],
    }
    for (const job of jobs) {
      const { steps } = drafted(taskOf({ job, own: { skills: '排班' }, rest }))
      const names = [...at(steps, 'awards', 'awardsName'), ...at(steps, 'awards_2', 'awardsName')]
      expect(new Set(names).size).toBe(names.length)
      const skills = [
        ...at(steps, 'skill_specialties', 'skillName'),
        ...at(steps, 'skill_specialties_2', 'skillName'),
      ]
      expect(skills.filter((name) => name === '排班')).toHaveLength(1)
      expect(new Set(skills).size).toBe(skills.length)
      expect(at(steps, 'work_experience_2', 'bullets')).toHaveLength(2)
    }
  })

  test('what the person says for one section is in it, in their words', () => {
    const words = '做过会员体系改版，带 3 人；上线后复购提高'
    const own = ['做过会员体系改版，带 3 人', '上线后复购提高']
    const written = (kind: string) =>
      allText(drafted(taskOf({ job: '产品经理', rest: { kinds: [kind], others: [], words } })).steps)
    for (const kind of [
      'work_experience',
      'internship_experience',
      'campus_experience',
      'edu_background',
      'self_evaluation',
      'hobbies',
      'awards',
      'works_display',
      'custom',
    ])
      for (const sentence of own) expect(written(kind), kind).toContain(sentence)
  })

  test('skips what is no section of a resume', () => {
    const { steps } = drafted(
      taskOf({ job: '护士', rest: { kinds: ['module_title', 'doc_text', 'toString', 'hobbies'] } }),
    )
    expect([...new Set(steps.map((one) => one.at.kind))]).toEqual(['hobbies'])
  })
})
