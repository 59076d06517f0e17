import type { Level } from '../../../jobs/job.ts'
import { type Drafting, freshFor, levelBelow, listed } from '../drafting.ts'
import { type OwnProject, ownProjects } from '../own-words.ts'
import words from '../words.json' with { type: 'json' }

const { blanks } = words

const EMPLOYERS: Record<Level, number> = { graduate: 1, junior: 1, middle: 2, senior: 3 }
const PROJECTS: Record<Level, number> = { graduate: 2, junior: 2, middle: 3, senior: 3 }

/** The post of today is what the person typed; a rank that they once had is theirs to tell. */
const postAt = ({ keywords, job, isGeneral, level, has }: Drafting, entry: number): string => {
  if (entry > 0) return isGeneral ? blanks.earlierPost : job.zh
  const isIntern = level === 'graduate' && !has('internship_experience')
  return isIntern ? words.intern.replace('{job}', () => keywords.job) : keywords.job
}

const teamsFor = ({ fresh, job }: Drafting, entries: number): string[] => {
  const teams = fresh(job.teams, entries, (one) => one)
  return Array.from({ length: entries }, (_, at) => teams[at] ?? blanks.department)
}

/** Newest first; the further back, the more of a beginner's work. */
export const workExperience = (drafting: Drafting) => {
  const entries = EMPLOYERS[drafting.level]
  const teams = teamsFor(drafting, entries)
  return teams.map((team, entry) => {
    // The user's own text is about the newest position.
    const own = entry === 0 ? drafting.own : []
    const max = Math.max(0, (entry === 0 ? 5 : 4) - own.length)
    const level = levelBelow(drafting.level, entry)
    const lines = freshFor(drafting, drafting.job.work, level, max, ({ text }) => text)
    return {
      period: blanks.period,
      name: drafting.employer,
      post: postAt(drafting, entry),
      heading: team,
      bullets: listed([...own, ...lines.map(({ text }) => text)]),
    }
  })
}

export const internshipExperience = (drafting: Drafting) => {
  const { job, level, fresh, keywords, own } = drafting
  const max = Math.max(0, (level === 'graduate' ? 6 : 4) - own.length)
  const lines = [...own, ...fresh(job.internship, max, ({ text }) => text).map(({ text }) => text)]
  // Two entries say more if there is no other experience.
  const cut = lines.length >= 6 ? [lines.slice(0, 3), lines.slice(3)] : [lines]
  const teams = teamsFor(drafting, cut.length)
  return cut.map((some, entry) => ({
    period: blanks.period,
    name: drafting.employer,
    post: words.internPost.replace('{job}', () => (drafting.isGeneral ? keywords.job : job.zh)),
    heading: teams[entry] ?? blanks.department,
    bullets: listed(some),
  }))
}

const ownProject = ({ name, lines }: OwnProject) => ({
  period: blanks.period,
  name,
  post: blanks.role,
  // Tasks and results have a common blank where the field holds both.
  bullets: listed([
    ...(lines.length > 0 ? lines : [blanks.doing]),
    ...(lines.length > 1 ? [] : [blanks.result]),
  ]),
})

/** The person's own projects first, in their words. */
export const projectExperience = (drafting: Drafting) => {
  const own = ownProjects(drafting.keywords.projects)
  const max = Math.max(0, PROJECTS[drafting.level] - own.length)
  const others = freshFor(drafting, drafting.job.projects, drafting.level, max, ({ name }) => name)
  return [
    ...own.map(ownProject),
    ...others.map(({ name, role, heading, bullets }) => ({
      period: blanks.period,
      name,
      post: role,
      heading,
      bullets: listed(drafting.unsaid(bullets)),
    })),
  ]
}
