import sections from '../glossary/sections.json' with { type: 'json' }

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const usual = new Set(sections.flat().map(plain))

/** Applicant tracking systems recognize a title by these endings: 临床实习经历, Clinical Skills. */
const CORE =
  /经历|经验|教育|技能|荣誉|奖|证书|评价|意向|简介|爱好|作品|项目|培训|论文|语言|experience|education|skills?$|projects?$|awards?|certificat|credentials|training|publications|languages?|summary|interests/i

/** A heading that readers and their systems know. */
export const isUsualTitle = (title: string): boolean => usual.has(plain(title)) || CORE.test(title)
