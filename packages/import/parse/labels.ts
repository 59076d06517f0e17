import { closeUp } from '../text/normalise.ts'

const list = (text: string) => text.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/)

/** Where a labelled fact about the person goes. `pair` stays a pair under the label it came with. */
export type FactPlace =
  | 'name'
  | 'post'
  | 'age'
  | 'workService'
  | 'phoneNumber'
  | 'email'
  | 'degree'
  | 'address'
  | 'abstract'
  | 'intendedPositions'
  | 'intendedCity'
  | 'expectSalary'
  | 'jobStatus'
  | 'jobSearchType'
  | 'pair'

const FACTS: Record<FactPlace, string[]> = {
  name: list('姓名|名字|名称|name|full name'),
  post: list('职位|当前职位|现任职位|目前职位|title|job title|current position|headline|current title'),
  age: list('年龄|age'),
  workService: list(
    '工作年限|工作经验|工龄|从业年限|经验|工作时间|years of experience|experience|work experience',
  ),
  phoneNumber: list(
    '电话|手机|手机号|手机号码|联系电话|联系方式|移动电话|电话号码|联系手机|tel|phone|mobile|telephone|cell|phone number|mobile phone|cell phone|contact number|contact',
  ),
  email: list('邮箱|电子邮箱|电子邮件|邮件|e-mail|email|mail|email address|联系邮箱|邮箱地址'),
  degree: list('学历|最高学历|学位|文化程度|教育程度|degree|education|highest degree|highest education'),
  address: list(
    '现居|现居地|所在地|居住地|现居住地|地址|城市|住址|现住址|所在城市|现居城市|目前所在地|居住城市|联系地址|通讯地址|家庭住址|家庭地址|常住地|目前城市|location|address|city|based in|current location|residence|home address',
  ),
  abstract: list('个人简介|简介|自我简介'),
  intendedPositions: list(
    '求职意向|意向岗位|应聘职位|应聘岗位|期望职位|目标职位|求职岗位|意向职位|期望岗位|求职目标|求职职位|目标岗位|期望从事职业|desired position|position sought|target position|objective|desired role|applying for|position applied',
  ),
  intendedCity: list(
    '期望城市|意向城市|工作地点|期望地点|目标城市|期望工作地|期望工作地点|意向地点|求职城市|工作城市|期望地区|目标地点|desired location|preferred location|preferred city|desired city',
  ),
  expectSalary: list(
    '期望薪资|薪资要求|期望月薪|期望薪酬|薪资期望|薪酬要求|期望年薪|待遇要求|期望待遇|薪资|expected salary|desired salary|salary expectation|salary expectations|salary',
  ),
  jobStatus: list(
    '到岗时间|求职状态|目前状态|当前状态|在职状态|工作状态|到岗|可到岗时间|入职时间|最快到岗|状态|availability|status|job status|available from|notice period|employment status',
  ),
  jobSearchType: list(
    '求职类型|工作性质|工作类型|职位类型|职位性质|求职性质|期望工作性质|job type|employment type|type of employment|desired job type',
  ),
  pair: list(
    '性别|民族|籍贯|户口|户籍|户口所在地|户籍所在地|政治面貌|婚姻状况|婚姻|婚否|身高|体重|健康状况|出生年月|出生日期|生日|微信|微信号|qq|QQ号|github|gitee|博客|个人博客|个人网站|个人主页|网站|主页|网址|linkedin|领英|blog|website|homepage|web|portfolio|twitter|wechat|weibo|微博|毕业院校|毕业学校|毕业时间|专业|英语水平|外语水平|外语|英语|语言|驾照|参加工作时间|期望行业|意向行业|国籍|邮编|身份证|身份证号|gender|nationality|date of birth|birth date|birthday|born|dob|marital status|driving licence|driving license|visa|visa status|work permit|skype|telegram|whatsapp|csdn|掘金|知乎|stack overflow|behance|dribbble|入党时间|职业资格|技术职称|职称|计算机水平|特长|爱好|兴趣爱好|languages|pronouns|orcid|google scholar|英文名|电话2|血型|信仰|工号|学号|所学专业|现状|家乡|期望行业|所在学院|院系',
  ),
}

export const labelKey = (label: string): string =>
  closeUp(label.replaceAll(/(?<![\s:：])[\s:：]+$/g, '').trim())
    .toLowerCase()
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')

const PLACES = new Map(
  Object.entries(FACTS).flatMap(([place, labels]) =>
    labels.map((label) => [label.toLowerCase(), place as FactPlace]),
  ),
)

export const factPlace = (label: string): FactPlace | undefined => PLACES.get(labelKey(label))

export type EntryPlace =
  | 'name'
  | 'post'
  | 'heading'
  | 'period'
  | 'body'
  | 'text'
  | 'link'
  | 'major'
  | 'degree'
  | 'courses'
  | 'grade'

/** Labels within an entry. `body` is only a title of what follows; `text` belongs to what it says. */
const ENTRIES: Record<EntryPlace, string[]> = {
  name: list(
    '公司|公司名称|单位|单位名称|工作单位|企业名称|所在公司|实习单位|实习公司|项目名称|项目名|学校|学校名称|毕业院校|毕业学校|院校|就读学校|社团名称|组织名称|社团|组织|活动名称|奖项名称|证书名称|课题名称|company|company name|employer|organization|organisation|project|project name|school|university|institution|college|award',
  ),
  post: list(
    '职位|职位名称|岗位|岗位名称|职务|担任职位|担任职务|工作岗位|任职岗位|所任职位|实习岗位|项目角色|担任角色|项目职务|角色|我的角色|职称|position|job title|title|role|my role|post',
  ),
  heading: list(
    '部门|所属部门|所在部门|工作部门|行业|所属行业|工作地点|地点|技术栈|项目技术|开发环境|使用技术|技术选型|主要技术|相关技术|开发工具|技术架构|tech stack|technologies|stack|tools|built with|tech|department|location|team|environment',
  ),
  period: list(
    '时间|起止时间|在职时间|任职时间|项目时间|工作时间|就读时间|起止年月|在校时间|项目周期|实习时间|获奖时间|日期|时间段|period|dates|date|duration|time|from',
  ),
  body: list(
    '工作内容|职责|工作职责|工作描述|岗位职责|主要职责|职责描述|内容|描述|实习内容|职位描述|主要工作|responsibilities|description|key responsibilities|duties|main duties|job description',
  ),
  text: list(
    '工作业绩|业绩|主要业绩|业绩成果|项目描述|项目简介|项目介绍|项目背景|项目内容|项目职责|个人职责|责任描述|项目成果|项目业绩|成果|项目亮点|项目难点|离职原因|下属人数|汇报对象|薪资|证明人|规模|企业性质|公司性质|公司规模|achievements|key achievements|results|highlights|outcome',
  ),
  link: list('链接|项目地址|项目链接|网址|地址|作品链接|github|link|url|website|demo|repo|repository'),
  major: list('专业|所学专业|主修|主修专业|major|field of study|field|area of study|specialization'),
  degree: list('学历|学位|学历学位|学历层次|degree|qualification'),
  courses: list(
    '主修课程|主要课程|核心课程|相关课程|专业课程|课程|所学课程|主干课程|courses|coursework|relevant coursework|relevant courses|key courses|main courses|modules|key modules',
  ),
  grade: list(
    'gpa|绩点|平均绩点|成绩|排名|专业排名|均分|平均分|学习成绩|成绩排名|grade|grades|honors|honours',
  ),
}
const ENTRY_PLACES = new Map(
  Object.entries(ENTRIES).flatMap(([place, labels]) =>
    labels.map((label) => [label.toLowerCase(), place as EntryPlace]),
  ),
)

export const entryPlace = (label: string): EntryPlace | undefined => ENTRY_PLACES.get(labelKey(label))

export interface Pair {
  label: string
  value: string
}

const COLON = /\s?[:：](?!\/\/)\s?/g
const BREAK = /[|｜•·；;，,。、/]\s*|\s{2,}/g

const isKnown = (label: string) => factPlace(label) !== undefined || entryPlace(label) !== undefined
/** A short word that may be a label although no list has it. */
const isLabelLike = (label: string) =>
  /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z.+#\s'’/&（()）-]*$/u.test(label) &&
  [...label.replaceAll(/\s/g, '')].length <= (/\p{Script=Han}/u.test(label) ? 8 : 24) &&
  label.split(/\s+/).length <= 4

/** Where the label that ends at a colon begins: the longest known one, else the last word. */
const labelStart = (segment: string, isFirst: boolean): number | undefined => {
  const breaks = [...segment.matchAll(BREAK)].map((mark) => mark.index + mark[0].length)
  const from = breaks.at(-1) ?? 0
  const starts = [
    from,
    ...[...segment.slice(from).matchAll(/\s+/g)].map((mark) => from + mark.index + mark[0].length),
  ]
  const known = starts.find((start) => isKnown(segment.slice(start)))
  if (known !== undefined) return known
  const guess = isFirst || from > 0 ? from : (starts.at(-1) ?? 0)
  return isLabelLike(segment.slice(guess).trim()) ? guess : undefined
}

interface Mark {
  from: number
  colon: number
  to: number
}

/** `姓名：张三 性别：女` → pairs, and the text before the first label. */
export const splitPairs = (text: string): { before: string; pairs: Pair[] } => {
  const marks: Mark[] = []
  for (const { index, 0: sign } of text.slice(0, 1000).matchAll(COLON)) {
    const last = marks.at(-1)?.to ?? 0
    const start = index <= last ? undefined : labelStart(text.slice(last, index), marks.length === 0)
    if (start !== undefined) marks.push({ from: last + start, colon: index, to: index + sign.length })
  }
  const tidy = (part: string) =>
    part.replace(/(?<![\s|｜•·/；;，,])[\s|｜•·/；;，,]+$/, '').replace(/^[\s|｜•·]+/, '')
  return {
    before: tidy(text.slice(0, marks[0]?.from ?? text.length)),
    pairs: marks.map((mark, at) => ({
      label: text.slice(mark.from, mark.colon).trim(),
      value: tidy(text.slice(mark.to, marks[at + 1]?.from ?? text.length)),
    })),
  }
}

/** 意向城市 苏州: a known label and its value with no colon between them. */
export const bareLabel = (text: string): Pair | undefined => {
  const [, label = '', value = ''] = /^(\p{Script=Han}{2,8}|[A-Za-z-]{2,14})\s+(\S.*)$/u.exec(text) ?? []
  return value !== '' && factPlace(label) !== undefined ? { label, value } : undefined
}
