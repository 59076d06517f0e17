import { defineWords } from '#packages/i18n/words.tsx'

/** Names of the dimensions of a diagnosis. */
export const dimensionWords = defineWords({
  zh: {
    complete: '完整',
    evidence: '成果',
    wording: '措辞',
    match: '贴合岗位',
    clarity: '清楚',
    ats: '机器可读',
  },
  en: {
    complete: 'Completeness',
    evidence: 'Results',
    wording: 'Wording',
    match: 'Job match',
    clarity: 'Clarity',
    ats: 'ATS readability',
  },
})

export const dimensionAbout = defineWords({
  zh: {
    complete: '联系方式、栏目和时间是不是都在',
    evidence: '做过的事有没有数字和结果',
    wording: '用词是不是有力，有没有套话和重复',
    match: '与想找的岗位有没有说到一处',
    clarity: '长短、断句和格式是不是好读',
    ats: '招聘系统能不能读出来',
  },
  en: {
    complete: 'Contact details, sections and dates are all there',
    evidence: 'Achievements are backed by numbers and results',
    wording: 'Strong wording without clichés or repetition',
    match: 'The content matches the job you want',
    clarity: 'Lines are easy to read',
    ats: 'Applicant tracking systems can read it',
  },
})
