import { defineWords } from '#packages/i18n/words.tsx'

/** Words of the three steps, for input and for writing. */
export const planWords = defineWords({
  zh: {
    keywords: '关键词',
    template: '模板',
    writing: '书写',
    edit: '修改',
    swap: '更换',
    summary: (name: string, job: string, years: number, skills: string) =>
      [
        name,
        job,
        years === 0 ? '应届' : `${years} 年`,
        ...(skills.trim() === '' ? [] : [skills.trim()]),
      ].join('，'),
    builtIn: '内置引擎，不联网，免费',
    model: (name: string, points: number) => (points === 0 ? name : `${name}，每份 ${points} 积分`),
  },
  en: {
    keywords: 'Keywords',
    template: 'Template',
    writing: 'Writing',
    edit: 'Edit',
    swap: 'Change',
    summary: (name: string, job: string, years: number, skills: string) =>
      [
        name,
        job,
        years === 0 ? 'new graduate' : years === 1 ? '1 year' : `${years} years`,
        ...(skills.trim() === '' ? [] : [skills.trim()]),
      ].join(', '),
    builtIn: 'Built-in engine: offline and free',
    model: (name: string, points: number) => (points === 0 ? name : `${name}, ${points} points per draft`),
  },
})
