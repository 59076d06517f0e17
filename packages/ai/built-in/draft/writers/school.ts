import type { Job } from '../../../jobs/job.ts'
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
      abstract: listed([
        ...drafting.own,
        ...(isYoung(drafting) ? [blanks.thesis, blanks.grades] : [blanks.grades]),
      ]),
    },
  ]
}

export const campusExperience = (drafting: Drafting) => {
  const { job, fresh, unsaid, own } = drafting
  const blankFields = { period: blanks.period, campusBriefly: blanks.campus, campusDuty: blanks.role }
  return [
    ...(own.length > 0 ? [{ ...blankFields, campusContent: listed(own) }] : []),
    ...fresh(job.campus, isYoung(drafting) ? 2 : 1, ({ name }) => name).map(({ name, role, bullets }) => ({
      period: blanks.period,
      campusBriefly: name,
      campusDuty: role,
      campusContent: listed(unsaid(bullets)),
    })),
  ]
}

const CERTIFICATE = new RegExp(words.certificates.join('|'))
export const isCertificate = ({ name }: { name: string }): boolean => CERTIFICATE.test(name)

const isForCertificates = (title: string): boolean =>
  CERTIFICATE.test(title) && !words.honours.some((word) => title.includes(word))

/** Where a title asks for certificates alone, they stand there and prizes elsewhere. */
const awardsFor = ({ job, title, siblings }: Drafting): Job['awards'] => {
  const some = isForCertificates(title)
    ? job.awards.filter(isCertificate)
    : job.awards.filter((award) => !(siblings.some(isForCertificates) && isCertificate(award)))
  return some.length > 0 ? some : job.awards
}

export const awards = (drafting: Drafting) => [
  ...drafting.own.map((name) => ({ date: blanks.date, awardsName: name })),
  ...drafting
    .fresh(awardsFor(drafting), 3, ({ name }) => name)
    .map(({ name, grade, note }) => ({
      date: blanks.date,
      awardsName: name,
      awardsGrade: grade,
      awardsAbstract: note,
    })),
]

export const worksDisplay = ({ job, fresh, own }: Drafting) => [
  ...own.map((about) => ({ worksName: blanks.work, worksIntroduce: about })),
  // No link: one that leads nowhere would be drawn as a code to scan.
  ...fresh(job.works, 2, ({ name }) => name).map(({ name, about }) => ({
    worksName: name,
    worksIntroduce: about,
  })),
]
