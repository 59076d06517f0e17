import type { Person } from './person.ts'

/** Sections in the order in which most people write them. */
export const USUAL = [
  'intention',
  'education',
  'work',
  'internships',
  'projects',
  'campus',
  'skills',
  'awards',
  'summary',
  'hobbies',
] as const
export type Part = (typeof USUAL)[number]

/** Titles of each section: one for each layout. */
export const headings: Record<'zh' | 'en', Record<Part, readonly string[]>> = {
  zh: {
    intention: ['求职意向', '求职目标', '期望工作'],
    education: ['教育背景', '教育经历', '学历背景'],
    work: ['工作经历', '工作经验', '职业经历'],
    internships: ['实习经历', '实习经验', '实习实践'],
    projects: ['项目经历', '项目经验', '主要项目'],
    campus: ['校园经历', '社团经历', '学生工作'],
    skills: ['专业技能', '技能特长', '掌握技能'],
    awards: ['荣誉奖项', '获奖情况', '荣誉证书'],
    summary: ['自我评价', '个人优势', '个人总结'],
    hobbies: ['兴趣爱好', '个人爱好', '业余爱好'],
  },
  en: {
    intention: ['Objective', 'Objective', 'Objective'],
    education: ['Education', 'Academic Background', 'EDUCATION'],
    work: ['Work Experience', 'Employment History', 'PROFESSIONAL EXPERIENCE'],
    internships: ['Internships', 'Internship Experience', 'INTERNSHIPS'],
    projects: ['Projects', 'Selected Projects', 'PERSONAL PROJECTS'],
    campus: ['Activities', 'Leadership', 'EXTRACURRICULAR ACTIVITIES'],
    skills: ['Skills', 'Technical Skills', 'CORE SKILLS'],
    awards: ['Awards', 'Honors & Awards', 'AWARDS AND HONORS'],
    summary: ['Summary', 'Profile', 'PROFESSIONAL SUMMARY'],
    hobbies: ['Interests', 'Hobbies', 'INTERESTS'],
  },
}

export const named =
  (person: Person, manner: number) =>
  (part: Part): string =>
    headings[person.language][part][manner] ?? ''
