import type { KindName } from '#packages/sections/registry.ts'
import { closeUp } from '../text/normalise.ts'

const list = (text: string) => text.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/)

/** Common names of sections. They are compared without spaces, signs and case. */
const NAMES: Partial<Record<KindName, string[]>> = {
  base_info:
    list(`基本信息|个人信息|基本资料|个人资料|个人概况|基本情况|个人基本信息|联系方式|联系信息|联系我|个人档案|个人详情
    contact|contact information|contact info|contact details|contact me|personal information|personal details|personal info|personal data|details|get in touch|basic information`),
  job_intention:
    list(`求职意向|求职目标|职业意向|意向岗位|求职期望|期望工作|应聘意向|应聘岗位|期望职位|求职信息|职业目标|择业意向|就业意向
    job objective|job intention|career objective|desired position|job target|employment objective|position sought|objective`),
  work_experience:
    list(`工作经历|工作经验|职业经历|从业经历|任职经历|工作背景|工作履历|职业履历|职业背景|工作情况|主要工作经历|过往经历|职场经历|个人履历|工作简历|履历|教学经历|临床经历|从业经验|个人经历
    experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|employment experience|professional background|job experience|working experience|teaching experience|clinical experience|industry experience|experiences|career experience|selected experience|military service|military experience`),
  internship_experience:
    list(`实习经历|实习经验|实习实践|实习情况|实习背景|实践经历|实习与实践|实习工作经历|见习经历|实习及实践经历|兼职经历
    internship|internships|internship experience|internship experiences|intern experience|placements`),
  project_experience:
    list(`项目经历|项目经验|项目实践|项目背景|主要项目|个人项目|开源项目|科研经历|科研项目|科研经验|研究经历|重点项目|参与项目|代表项目|项目案例|项目介绍|研究项目|学术经历|课题研究|开源贡献|课题与项目|科研与项目|案件经历|代表案例
    project|projects|project experience|personal projects|selected projects|key projects|research|research experience|research projects|academic projects|open source|open source projects|open source contributions|side projects|project highlights|notable projects|case studies|selected matters|representative matters|deal experience`),
  edu_background:
    list(`教育背景|教育经历|学历|教育程度|学习经历|教育信息|教育|求学经历|学业背景|教育情况|学历背景|受教育经历|教育及培训|教育与培训
    education|education background|educational background|academic background|education history|academic qualifications|qualifications|academics|education and training|academic history|academic record|schooling|education training`),
  campus_experience:
    list(`校园经历|校园经验|校内经历|在校经历|社团经历|社团活动|学生工作|学生工作经历|学生干部经历|校园活动|校园实践|社会实践|社会活动|志愿者经历|志愿经历|志愿服务|志愿活动|公益经历|校园任职|社团与志愿|在校职务|在校任职|组织经历|在校情况
    campus experience|campus life|extracurricular activities|extracurriculars|activities|leadership|leadership experience|volunteer|volunteering|volunteer experience|volunteer work|community service|student activities|campus activities|campus involvement|leadership and activities|activities and leadership|community involvement|community`),
  skill_specialties:
    list(`技能|专业技能|技能特长|个人技能|技能专长|职业技能|技术技能|技术栈|技能清单|掌握技能|技能掌握|专业能力|核心技能|技能标签|个人能力|语言能力|语言技能|计算机技能|工作技能|技能水平|IT技能|擅长|专长|特长|语言|核心能力|技能与特长|能力|相关技能|外语能力|软件技能|技能总结|技能列表|技术能力
    skills|technical skills|professional skills|core skills|key skills|skill set|skillset|technologies|tech stack|core competencies|competencies|areas of expertise|expertise|tools|languages|language skills|computer skills|it skills|skills and tools|skills summary|technical proficiencies|soft skills|skills and expertise|technical expertise|language|strengths|tools and technologies|other skills|additional skills|skills & interests|skills & languages|programming languages`),
  awards:
    list(`荣誉|荣誉奖项|获奖情况|获奖经历|荣誉证书|奖项|奖项荣誉|所获荣誉|所获奖项|荣誉奖励|证书|证书奖项|资格证书|技能证书|获奖荣誉|奖励|奖惩情况|个人荣誉|主要荣誉|竞赛经历|竞赛获奖|获奖|证书资质|职业资格|职称证书|荣誉与证书|专业证书|荣誉称号|获得证书|所获证书|荣誉资质|专业资质|奖学金
    awards|honors|honours|awards and honors|honors and awards|awards & honors|honors & awards|honours and awards|achievements|accomplishments|certifications|certificates|certification|licenses|licenses and certifications|licenses & certifications|licences|awards and certifications|professional certifications|recognition|scholarships|awards & certifications|honors & scholarships|certifications & awards|credentials`),
  self_evaluation:
    list(`自我评价|个人评价|自我介绍|个人优势|个人简介|个人总结|自我描述|自我总结|自我鉴定|个人介绍|关于我|职业概述|个人亮点|个人特点|优势亮点|核心优势|个人概述|职业总结|职业概况|个人陈述|自我简介|个人综述|简介|我的优势|优势|自荐
    summary|profile|about|about me|professional summary|career profile|personal statement|executive summary|personal profile|professional profile|overview|introduction|self introduction|career overview|summary of qualifications|highlights|self evaluation|self-evaluation|bio|who i am|personal summary|qualifications summary|profile summary|career summary`),
  hobbies: list(`兴趣爱好|兴趣|爱好|个人爱好|业余爱好|兴趣特长|个人兴趣|特长爱好|爱好特长|课余爱好
    interests|hobbies|hobbies and interests|interests and hobbies|hobbies & interests|personal interests|interests & hobbies|outside work`),
  works_display: list(`作品|作品展示|个人作品|作品集|代表作品|主要作品|作品案例|作品链接|我的作品
    portfolio|works|selected works|my work|selected work`),
  custom:
    list(`论文|发表论文|论文发表|学术论文|论文与专利|专利|专利成果|科研成果|学术成果|出版物|著作|论文著作|培训经历|培训经验|培训|推荐人|证明人|其他|其他信息|附加信息|补充信息|其它|备注|家庭成员|家庭情况|主修课程|在校课程|海外经历|成果|业绩|工作业绩|学术活动|学术兼职|专著|社会兼职|附件|个人主页
    publications|papers|selected publications|patents|references|courses|coursework|relevant coursework|training|additional information|other|additional|miscellaneous|memberships|affiliations|professional affiliations|conferences|presentations|talks|professional development|memberships and affiliations|publications and talks|speaking|press|links|social|websites|social links|invited talks|grants|selected talks|other information`),
}

/** Words that also stand as a label of a fact or as a value: only typography makes a section of them. */
const WEAK = new Set(
  list(
    '学历|技能|证书|奖项|特长|语言|爱好|兴趣|教育|简介|奖学金|专利|论文|作品|其他|其它|备注|荣誉|优势|擅长|专长|培训|成果|业绩|能力|获奖|奖励|著作|附件|履历|个人主页|主修课程|details|career|tools|languages|language|about|works|other|project|links|social|talks|press|bio|research|activities|community|leadership|highlights|strengths|additional|community|overview|technologies|references|courses|coursework|training|recognition|experience|volunteer|employment',
  ),
)

const keyOf = (text: string) =>
  text.toLowerCase().replaceAll(/[\s·・&＆/、,，\-–—_()（）]|与|和|及|\band\b/g, '')

const EXACT = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [keyOf(name), kind as KindName])),
)
const WEAK_KEYS = new Set([...WEAK].map(keyOf))

/** Parts of words that reveal the kind of a heading in no list. The first match decides. */
const STEMS: readonly [RegExp, KindName][] = [
  [/求职|意向|应聘|期望/, 'job_intention'],
  [/实习|internship/i, 'internship_experience'],
  [/项目|课题|科研|开源|projects?\b|research/i, 'project_experience'],
  [
    /校园|校内|社团|学生|在校|志愿|公益|社会实践|volunteer|extracurricular|campus|leadership|community/i,
    'campus_experience',
  ],
  [
    /自我|个人(?:优势|简介|介绍|总结|评价|亮点|特点)|关于我|summary|profile|about me|objective/i,
    'self_evaluation',
  ],
  [/教育|学历|求学|education|academic/i, 'edu_background'],
  [/论文|专利|出版|著作|培训|推荐|publications?|patents?|references|conference|training/i, 'custom'],
  [
    /技能|特长|专长|技术栈|语言能力|能力|skills?\b|competenc|technolog|expertise|proficienc|languages?\b/i,
    'skill_specialties',
  ],
  [/奖|荣誉|证书|资质|资格|awards?\b|honou?rs?\b|certifica|licen[cs]es?|achievements?/i, 'awards'],
  [/兴趣|爱好|interests?|hobb(?:y|ies)/i, 'hobbies'],
  [/作品|portfolio/i, 'works_display'],
  [
    /(?:工作|职业|从业|任职|职场|执业).{0,4}(?:经历|经验|履历|背景)|experience|employment|career|work history/i,
    'work_experience',
  ],
  [/基本信息|个人信息|联系|contact|personal (?:details|information)/i, 'base_info'],
]

/** Only what such words end with makes a heading of a short line: 「负责技能培训」 is none. */
const ENDS =
  /(?:经历|经验|背景|技能|特长|专长|评价|介绍|简介|总结|优势|荣誉|奖项|证书|爱好|兴趣|意向|作品|信息|情况|能力|实践|活动|项目|成果|论文|专利|资质|experiences?|education|skills|projects|awards|honou?rs|certifications?|certificates|summary|profile|interests|hobbies|publications|references|activities|achievements|expertise|languages|training|background|history|qualifications|information|internships?|research|competencies|technologies|leadership|volunteering)$/i

const NUMBERED =
  /^(?:[一二三四五六七八九十]{1,3}\s*[、.．]|[（(]\s*[一二三四五六七八九十\d]{1,3}\s*[)）]|\d{1,2}\s*[.、．]\s*(?!\d)|[IVX]{1,4}\.\s)\s*/
const SIGN = String.raw`[\s\p{So}\p{Sm}\p{Sk}\p{Pd}|｜│丨▏#*_=•·●:：【】[\]〔〕「」『』<>〈〉《》/\\。、\p{Extended_Pictographic}\u200d\ufe0f]`
const MARKS = new RegExp(`^${SIGN}+|(?<!${SIGN})${SIGN}+$`, 'gu')

export interface Heading {
  kind?: KindName
  /** Its words without marks and numbers. */
  title: string
  english?: string
  /** `weak` words need the looks of a heading; `stem` is a guess from parts of words. */
  by: 'exact' | 'weak' | 'stem' | 'looks'
}

export const bare = (text: string): string =>
  closeUp(text.replace(NUMBERED, '').replaceAll(MARKS, '').replace(NUMBERED, ''))

/** 教育背景 EDUCATION, Education / 教育背景. */
const twoTongues = (text: string): [string, string] | undefined => {
  const [, zh, en] =
    /^(\p{Script=Han}[\p{Script=Han}\s/与和及、&]{1,14}?)[\s/|·(（:：-]*([A-Za-z][A-Za-z\s&/'-]{2,40}?)[)）]?$/u.exec(
      text,
    ) ?? []
  if (zh && en) return [zh.trim(), en.trim()]
  const [, first, second] =
    /^([A-Za-z][A-Za-z\s&/'-]{2,40}?)[\s/|·(（:：-]*(\p{Script=Han}[\p{Script=Han}\s/与和及、&]{1,14})[)）]?$/u.exec(
      text,
    ) ?? []
  return first && second ? [second.trim(), first.trim()] : undefined
}

const byName = (text: string): Pick<Heading, 'kind' | 'by'> | undefined => {
  const key = keyOf(text)
  const kind = EXACT.get(key)
  return kind ? { kind, by: WEAK_KEYS.has(key) ? 'weak' : 'exact' } : undefined
}

/** 技能与证书, Skills & Interests: named by two; the first says the kind. */
const byParts = (text: string): Pick<Heading, 'kind' | 'by'> | undefined => {
  const parts = text.split(/(?:(?<!\s)\s+)?(?:[&/、|]|与|和|及|\band\b)\s*/i).filter((part) => part !== '')
  const kinds = parts.map(byName)
  return parts.length > 1 && kinds.every((kind) => kind)
    ? { kind: kinds[0]?.kind as KindName, by: 'exact' }
    : undefined
}

const byStem = (text: string): Pick<Heading, 'kind' | 'by'> | undefined => {
  const plain = text.replace(/^([^（(]*)[（(].*[)）]$/, '$1').trim()
  if (!ENDS.test(plain) || /[，。,;；!！?？:：]/.test(plain)) return undefined
  const kind = STEMS.find(([stem]) => stem.test(plain))?.[1]
  return kind ? { kind, by: 'stem' } : undefined
}

const isShort = (text: string) =>
  text.length <= 60 && [...text.matchAll(/\p{Script=Han}/gu)].length <= 14 && text.split(/\s+/).length <= 7

/** The heading that a line would be, by its words alone. */
export const headingOf = (text: string): Heading | undefined => {
  if (text.length > 120) return undefined
  const title = bare(text)
  if (title === '' || !isShort(title)) return undefined
  const tongues = twoTongues(title)
  const known = tongues ? (byName(tongues[0]) ?? byName(tongues[1])) : undefined
  if (tongues && known)
    return { kind: known.kind as KindName, by: 'exact', title: tongues[0], english: tongues[1] }
  const named = byName(title) ?? byParts(title) ?? byStem(title)
  return named ? { ...named, title } : undefined
}

/** A line that is a heading in spite of a list sign before it: by its words, or by words and the sign of a heading. */
export const isSurelyHeading = (text: string): boolean => {
  const by = headingOf(text)?.by
  return by === 'exact' || (by === 'weak' && /^\s*[■□◆◇▍▎▌▋█▶►★❖【〖]/.test(text))
}

/** 自我评价：性格开朗… : a heading and its text on one line. */
export const inlineHeading = (text: string): { heading: Heading; rest: number } | undefined => {
  const match = /^([^:：]{2,32})[:：]\s*(?=\S)/.exec(text)
  const heading = match?.[1] === undefined ? undefined : headingOf(match[1])
  return match && heading?.by === 'exact' ? { heading, rest: match[0].length } : undefined
}
