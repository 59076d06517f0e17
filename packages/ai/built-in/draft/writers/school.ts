import { type Drafting, listed } from '../drafting.ts'
import words from '../words.json' with { type: 'json' }

const { blanks } = words

const isYoung = ({ level }: Drafting): boolean => level === 'graduate' || level === 'junior'

export const eduBackground = (drafting: Drafting) => {
  const { keywords, job, fresh } = drafting
  const major = keywords.major.trim() === '' ? (job.majors[0] ?? '') : keywords.major.trim()
  return [
    {
      period: blanks.period,
      schoolName: blanks.school,
      specialized: major,
      degree: blanks.degree,
      majorCourse: fresh(job.courses, 6, (one) => one)
        .toSorted((a, b) => job.courses.indexOf(a) - job.courses.indexOf(b))
        .join('、'),
      abstract: listed(isYoung(drafting) ? [blanks.thesis, blanks.grades] : [blanks.grades]),
    },
  ]
}

export const campusExperience = (drafting: Drafting) => {
  const { job, fresh, unsaid } = drafting
  return fresh(job.campus, isYoung(drafting) ? 2 : 1, ({ name }) => name).map(({ name, role, bullets }) => ({
    period: blanks.period,
    campusBriefly: name,
    campusDuty: role,
    campusContent: listed(unsaid(bullets)),
  }))
}

export const awards = ({ job, fresh }: Drafting) =>
  fresh(job.awards, 3, ({ name }) => name).map(({ name, grade, note }) => ({
    date: blanks.date,
    awardsName: name,
    awardsGrade: grade,
    awardsAbstract: note,
  }))

export const worksDisplay = ({ job, fresh }: Drafting) =>
  // No link: one that leads nowhere would be drawn as a code to scan.
  fresh(job.works, 2, ({ name }) => name).map(({ name, about }) => ({
    worksName: name,
    worksIntroduce: about,
  }))
