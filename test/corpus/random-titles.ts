import type { Part } from './names.ts'
import type { Person } from './person.ts'

export type ChancePart = Part | 'facts'

/** Section titles that the other layouts do not use. */
export const chanceHeadings: Record<Person['language'], Record<ChancePart, readonly string[]>> = {
  zh: {
    facts: ['基本信息', '个人信息', '个人资料'],
    intention: ['求职意向', '意向岗位', '求职期望', '职业意向'],
    education: ['教育背景', '教育经历', '学习经历', '教育情况'],
    work: ['工作经历', '工作履历', '任职经历', '从业经历'],
    internships: ['实习经历', '实习情况', '实习与实践'],
    projects: ['项目经历', '项目实践', '重点项目', '代表项目'],
    campus: ['校园经历', '在校经历', '校园实践', '社团活动'],
    skills: ['专业技能', '技能清单', '个人技能', '核心技能'],
    awards: ['荣誉奖项', '所获荣誉', '奖项荣誉', '获奖经历'],
    summary: ['自我评价', '个人优势', '关于我', '个人简介'],
    hobbies: ['兴趣爱好', '兴趣特长', '个人兴趣'],
  },
  en: {
    facts: ['Contact', 'Personal Details', 'Contact Information'],
    intention: ['Objective', 'Career Objective'],
    education: ['Education', 'Education & Training', 'Academic Qualifications'],
    work: ['Experience', 'Career History', 'Relevant Experience', 'Work History'],
    internships: ['Internships', 'Internship Experience'],
    projects: ['Key Projects', 'Project Experience', 'Selected Projects'],
    campus: ['Volunteering & Activities', 'Leadership & Activities', 'Campus Involvement'],
    skills: ['Key Skills', 'Core Competencies', 'Skills & Tools', 'Areas of Expertise'],
    awards: ['Honours and Awards', 'Awards & Certifications', 'Achievements'],
    summary: ['About Me', 'Professional Profile', 'Career Summary', 'Summary of Qualifications'],
    hobbies: ['Hobbies & Interests', 'Personal Interests'],
  },
}
