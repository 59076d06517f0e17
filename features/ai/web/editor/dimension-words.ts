import { defineWords } from '#packages/ui/words.tsx'

/** What a diagnosis looks at, in words. */
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
    complete: 'Complete',
    evidence: 'Results',
    wording: 'Wording',
    match: 'Fit for the job',
    clarity: 'Clarity',
    ats: 'Machine-readable',
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
    complete: 'Whether contact, sections and dates are there',
    evidence: 'Whether what was done has numbers and results',
    wording: 'Whether words are strong, without clichés and repetition',
    match: 'Whether it speaks of the job that is sought',
    clarity: 'Whether lines are easy to read',
    ats: 'Whether hiring systems can read it',
  },
})
