import { expect, test } from 'vitest'
import { headingOf } from './headings.ts'

const KNOWN: readonly [string, string][] = [
  ['教育背景', 'edu_background'],
  ['教 育 经 历', 'edu_background'],
  ['【工作经验】', 'work_experience'],
  ['■ 实习经历', 'internship_experience'],
  ['三、项目经验', 'project_experience'],
  ['▍社团经历', 'campus_experience'],
  ['专业技能：', 'skill_specialties'],
  ['荣誉/奖项', 'awards'],
  ['自我评价 SELF-EVALUATION', 'self_evaluation'],
  ['EDUCATION', 'edu_background'],
  ['W O R K  E X P E R I E N C E', 'work_experience'],
  ['Projects', 'project_experience'],
  ['Skills & Interests', 'skill_specialties'],
  ['Honors and Awards', 'awards'],
  ['03 求职意向', 'job_intention'],
  ['📚 兴趣爱好', 'hobbies'],
  ['海外实习经历', 'internship_experience'],
]

test.for(KNOWN)('«%s» opens %s', ([text, kind]) => {
  expect(headingOf(text)?.kind).toBe(kind)
})

test.for([
  '负责技能培训',
  '张三',
  '2019.09-2023.06',
  '高级工程师',
  'Led the education team for six years in three cities',
  '熟悉项目管理，有丰富经验',
])('«%s» opens nothing', (text) => {
  expect(headingOf(text)).toBeUndefined()
})

test('a heading in both tongues keeps both', () => {
  expect(headingOf('教育背景 EDUCATION')).toMatchObject({ title: '教育背景', english: 'EDUCATION' })
  expect(headingOf('Work Experience / 工作经历')).toMatchObject({
    title: '工作经历',
    english: 'Work Experience',
  })
})
