import type { Document, Item } from '#packages/document/schema.ts'
import { isPeriod, type Labelled, periodRank } from '#packages/document/values.ts'

export const factNames = [
  'name',
  'phone',
  'email',
  'address',
  'age',
  'gender',
  'school',
  'major',
  'degree',
  'position',
  'company',
  'experience',
  'city',
  'salary',
] as const
export type FactName = (typeof factNames)[number]

/** Personal facts of a resume, by the labels that forms use. */
export interface PersonFacts {
  known: Partial<Record<FactName, string>>
  /** Facts with labels that the user chose: 民族, 政治面貌, GitHub. */
  named: ReadonlyMap<string, string>
}

const shownItems = ({ sections }: Document, kind: string): Item[] =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap(({ items }) => items.filter((one) => !one.hidden))

const newest = (items: readonly Item[]): Item | undefined => {
  const rank = ({ data: { period } }: Item) => (isPeriod(period) ? periodRank(period) : '')
  return items.toSorted((one, other) => (rank(one) < rank(other) ? 1 : rank(one) > rank(other) ? -1 : 0))[0]
}

const lineOf = (item: Item | undefined, field: string): string => {
  const value = item?.data[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** A label without spaces, colons, asterisks and text in brackets. */
export const plainLabel = (label: string): string =>
  label
    .normalize('NFKC')
    .replace(/\([^)]{0,80}\)/g, '')
    .replace(/[\s:*＿_·]/g, '')
    .toLowerCase()

/** The labels that forms use for each fact. A word before the label says whose fact it is; only the user's own is filled in. */
const WHOSE = '(?:本人|我的|申请人|求职者|应聘者|员工|学生|报名人|乙方|候选人|the)?'
const LABELS: Record<FactName, string> = {
  name: '姓名|名字|申请人|报名人|求职者|应聘者|请假人|主讲人|汇报人|答辩人|name|fullname|applicant',
  phone: '电话|手机|手机号|手机号码|电话号码|联系电话|联系方式|phone|mobile|tel|telephone|phonenumber',
  email: '邮箱|电子邮箱|电子邮件|e-?mail|mail',
  address: '地址|住址|家庭住址|联系地址|通讯地址|现居地|居住地|所在地|address|location',
  age: '年龄|age',
  gender: '性别|gender|sex',
  school: '学校|院校|毕业院校|毕业学校|学校名称|就读学校|school|university|college',
  major: '专业|所学专业|专业名称|major|subject',
  degree: '学历|学位|最高学历|文化程度|degree|education',
  position: '岗位|职位|职务|应聘岗位|应聘职位|意向岗位|求职意向|期望职位|岗位名称|position|role|jobtitle',
  company: '单位|公司|工作单位|所在单位|现单位|单位名称|company|organisation|organization|employer',
  experience: '工作年限|从业年限|工作经验|yearsofexperience|experience',
  city: '城市|意向城市|期望城市|city',
  salary: '期望薪资|期望薪酬|薪资要求|expectedsalary|salary',
}
const PATTERNS = factNames.map((fact) => [fact, new RegExp(`^${WHOSE}(?:${LABELS[fact]})$`)] as const)

/** Returns the fact that a label asks for. */
export const factOf = (label: string): FactName | undefined => {
  const plain = plainLabel(label)
  return plain === '' ? undefined : PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0]
}

export const personFacts = (resume: Document): PersonFacts => {
  const [base] = shownItems(resume, 'base_info')
  const [intention] = shownItems(resume, 'job_intention')
  const school = newest(shownItems(resume, 'edu_background'))
  const work = newest([
    ...shownItems(resume, 'work_experience'),
    ...shownItems(resume, 'internship_experience'),
  ])
  const pairs = [base, ...shownItems(resume, 'custom')].flatMap(
    (item) => (Array.isArray(item?.data.fields) ? item.data.fields : []) as Labelled[],
  )
  const named = new Map(
    pairs
      .filter(({ label, value }) => plainLabel(label) !== '' && value.trim() !== '')
      .map(({ label, value }) => [plainLabel(label), value.trim()]),
  )
  const fromPairs = (fact: FactName) => [...named].find(([label]) => factOf(label) === fact)?.[1] ?? ''
  const found: Record<FactName, string> = {
    name: lineOf(base, 'name'),
    phone: lineOf(base, 'phoneNumber'),
    email: lineOf(base, 'email'),
    address: lineOf(base, 'address'),
    age: lineOf(base, 'age'),
    gender: '',
    school: lineOf(school, 'schoolName'),
    major: lineOf(school, 'specialized'),
    degree: lineOf(school, 'degree') || lineOf(base, 'degree'),
    position: lineOf(intention, 'intendedPositions') || lineOf(base, 'post') || lineOf(work, 'post'),
    company: lineOf(work, 'name'),
    experience: lineOf(base, 'workService'),
    city: lineOf(intention, 'intendedCity'),
    salary: lineOf(intention, 'expectSalary'),
  }
  const known = Object.fromEntries(
    factNames.flatMap((fact) => {
      const value = found[fact] || fromPairs(fact)
      return value === '' ? [] : [[fact, value]]
    }),
  )
  return { known, named }
}

/** Returns the value for a label: the fact that it asks for, or the user's own fact with the same label. */
export const answerTo = ({ known, named }: PersonFacts, label: string): string | undefined => {
  const fact = factOf(label)
  return (fact && known[fact]) ?? named.get(plainLabel(label))
}
