import { defineWords, useLanguage } from '#packages/i18n/words.tsx'

/** Labels of the "add" button. In Chinese each kind has its own measure word. */
const words = defineWords({
  zh: {
    any: '添加一条',
    work_experience: '添加一段工作经历',
    internship_experience: '添加一段实习经历',
    project_experience: '添加一个项目',
    edu_background: '添加一段教育背景',
    campus_experience: '添加一段校园经历',
    skill_specialties: '添加一项技能',
    works_display: '添加一件作品',
    awards: '添加一个奖项',
  },
  en: {
    any: 'Add an entry',
    work_experience: 'Add a job',
    internship_experience: 'Add an internship',
    project_experience: 'Add a project',
    edu_background: 'Add a school',
    campus_experience: 'Add an activity',
    skill_specialties: 'Add a skill',
    works_display: 'Add a work',
    awards: 'Add an award',
  },
})

export const useAddWord = (kind: string): string => {
  const { language } = useLanguage()
  const known: Record<string, string> = words[language]
  return known[kind] ?? words[language].any
}
