import type { TaskOf } from '../../tasks.ts'
import type { Drafting } from './drafting.ts'

/** Notes about a draft for the user, in the language of the resume. */
const WORDS = {
  chineseOnly: 'The built-in engine drafts in Chinese only. For an English draft, choose another model.',
  unknownJob: {
    zh: '内置词库里没有“{job}”，这份草稿用的是你写的内容和各行通用的职责，请多改几处。',
    en: 'The built-in engine does not know the job “{job}”: this draft rests on your own words and on duties of any job. Please revise it freely.',
  },
  projects: {
    zh: '这个模板没有项目经历，你写的项目没有放进去。',
    en: 'This template has no section for projects: what you wrote of yours is not in the draft.',
  },
  skills: {
    zh: '这个模板没有技能特长，你写的技能没有放进去。',
    en: 'This template has no section for skills: what you wrote of yours is not in the draft.',
  },
  other: {
    zh: '这个模板没有写自己的地方，你补充的内容没有放进去。',
    en: 'This template has no place to speak of yourself: what you added is not in the draft.',
  },
} as const

const HOMES = {
  projects: ['project_experience'],
  skills: ['skill_specialties'],
  other: ['self_evaluation', 'base_info', 'custom'],
} as const

export const notesFor = ({ language, keywords, others }: TaskOf<'draft'>, drafting: Drafting): string[] => {
  // A section that is written again was already reported.
  if (others) return language === 'en' ? [WORDS.chineseOnly] : []
  const unplaced = (['projects', 'skills', 'other'] as const).filter(
    (own) => keywords[own].trim() !== '' && !HOMES[own].some((kind) => drafting.has(kind)),
  )
  return [
    ...(language === 'en' ? [WORDS.chineseOnly] : []),
    ...(drafting.isGeneral ? [WORDS.unknownJob[language].replace('{job}', () => keywords.job)] : []),
    ...unplaced.map((own) => WORDS[own][language]),
  ]
}
