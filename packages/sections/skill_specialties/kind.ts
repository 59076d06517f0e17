import { defineKind } from '../define.ts'
import { level, line } from '../fields.ts'

export const kind = defineKind({
  kind: 'skill_specialties',
  zh: '技能特长',
  en: 'Skills',
  icon: 'tools',
  fields: {
    skillName: line('技能', 'Skill'),
    proficiency: level('熟练度', 'Level'),
    introduce: line('说明', 'Notes'),
  },
})
