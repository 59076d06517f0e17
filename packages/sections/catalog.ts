/** A kind of section: the name stored in documents, its PascalCase in paths, and how many variants it has. */
export interface KindEntry {
  kind: string
  module: string
  zh: string
  en: string
  variants: number
  /** Other spellings that the specification's paths use. */
  also?: { kind: string; module: string }
}

/** The fifteen kinds and the specification's variant counts: 164 in all. */
export const kinds: readonly KindEntry[] = [
  { kind: 'base_info', module: 'BaseInfo', zh: '基本资料', en: 'Basic information', variants: 13 },
  { kind: 'resume_title', module: 'ResumeTitle', zh: '简历标题', en: 'Resume title', variants: 3 },
  { kind: 'module_title', module: 'ModuleTitle', zh: '模块标题', en: 'Section title', variants: 19 },
  { kind: 'job_intention', module: 'JobIntention', zh: '求职意向', en: 'Job intention', variants: 10 },
  { kind: 'works_display', module: 'WorksDisplay', zh: '作品展示', en: 'Works', variants: 10 },
  { kind: 'edu_background', module: 'EduBackground', zh: '教育背景', en: 'Education', variants: 12 },
  { kind: 'self_evaluation', module: 'SelfEvaluation', zh: '自我评价', en: 'Self-evaluation', variants: 10 },
  { kind: 'work_experience', module: 'WorkExperience', zh: '工作经历', en: 'Work experience', variants: 11 },
  {
    kind: 'campus_experience',
    module: 'CampusExperience',
    zh: '校园经历',
    en: 'Campus experience',
    variants: 11,
  },
  { kind: 'skill_specialties', module: 'SkillSpecialties', zh: '技能特长', en: 'Skills', variants: 16 },
  { kind: 'project_experience', module: 'ProjectExperience', zh: '项目经历', en: 'Projects', variants: 11 },
  {
    kind: 'internship_experience',
    module: 'InternshipExperience',
    zh: '实习经历',
    en: 'Internships',
    variants: 11,
    also: { kind: 'intership_experience', module: 'IntershipExperience' },
  },
  { kind: 'awards', module: 'Awards', zh: '荣誉奖项', en: 'Awards', variants: 12 },
  { kind: 'hobbies', module: 'Hobbies', zh: '兴趣爱好', en: 'Hobbies', variants: 12 },
  { kind: 'custom', module: 'Custom', zh: '自定义', en: 'Custom', variants: 3 },
]

export const variantTotal = kinds.reduce((sum, kind) => sum + kind.variants, 0)

/** The kind behind `{module}` or `{Module}` in a path, in either spelling. */
export const kindNamed = (name: string): KindEntry | undefined =>
  kinds.find(
    (entry) =>
      entry.kind === name ||
      entry.module === name ||
      entry.also?.kind === name ||
      entry.also?.module === name,
  )

/** `EduBackground_3` → education, variant 3; undefined for a number that the kind does not have. */
export const variantNamed = (
  folder: string,
  name: string,
): { kind: KindEntry; variant: number } | undefined => {
  const kind = kindNamed(folder)
  const [, module, digits] = /^([A-Za-z]+)_([1-9]\d?)$/.exec(name) ?? []
  if (!kind || !digits || (module !== kind.module && module !== kind.also?.module)) return undefined
  const variant = Number(digits)
  return variant <= kind.variants ? { kind, variant } : undefined
}
