/** The part of a posting that a sentence is in. `other`: before the first heading. */
type Zone = 'duties' | 'asked' | 'plus' | 'noise' | 'other'

export interface PostingLine {
  text: string
  zone: Zone
  weight: 1 | 2 | 3
}

const HEADINGS: readonly [Exclude<Zone, 'other'>, RegExp][] = [
  [
    'noise',
    /公司介绍|公司简介|关于我们|企业介绍|团队介绍|部门介绍|我们提供|福利|薪资待遇|薪酬待遇|待遇|你将获得|你会得到|加入我们|工作地[点址]|上班地[点址]|工作时间|联系方式|投递方式|面试流程|about (?:us|the company|the team)|who we are|benefits|perks|what we offer|we offer|how to apply|location|compensation/i,
  ],
  [
    'plus',
    /^\W*(?:加分|优先条件|优先考虑)|nice[- ]to[- ]have|bonus|preferred qualifications|good to have|pluses/i,
  ],
  [
    'asked',
    /任职要求|任职资格|岗位要求|职位要求|招聘要求|应聘要求|能力要求|技能要求|我们希望你|我们期待|希望你|要求|requirements|qualifications|what you bring|who you are|you have|must[- ]have|skills/i,
  ],
  [
    'duties',
    /岗位职责|工作职责|职位描述|工作内容|岗位描述|主要职责|职责描述|你要做|你将负责|职责|responsibilities|what you(?:'|’)?ll do|what you will do|duties|the role|about the role/i,
  ],
]

const SIGNS = /[【】[\]（）()*#：:、.．\d\s一二三四五六七八九十■●◆▍|-]/g

/** A heading is short and holds nothing but its name. */
const headingOf = (line: string): Exclude<Zone, 'other'> | undefined => {
  const bare = line.replace(SIGNS, '')
  if (bare.length > 22 || /[，。；,;]/.test(line)) return undefined
  return HEADINGS.find(([, pattern]) => pattern.test(line))?.[0]
}

/** `任职要求：本科以上` is heading and sentence in one line. */
const LEAD =
  /^[\s【[（(#*]*((?:岗位|工作|职位|任职|招聘|应聘|主要|技能|能力)?(?:职责|要求|资格|描述|内容|加分项?|福利待遇|福利|待遇|介绍))[】\]）)]*\s*[:：]\s*(\S.*)$/

/** Company descriptions and benefits, which are not requirements. */
const NOISE =
  /五险|六险|双休|年终奖|带薪|年假|下午茶|餐补|房补|交通补|节日福利|团建|体检|股票期权|期权激励|弹性工作|薪资(?!核算|管理|体系|发放)|月薪|底薪|提成|晋升|试用期|包吃|包住|零食|氛围|成立于|总部|上市公司|融资|行业领先|龙头|致力于|愿景|使命|投递|简历发|联系人|工作地[点址]|上班时间|扁平化|年龄|五天八小时|insurance|vacation|paid leave|401k|stock options|pension|founded in|we are a|headquartered|equal opportunity|salary|our mission|free lunch|flexible hours/i

const MUST =
  /必须|必备|精通|熟练|扎实|至少|硬性|务必|须具备|持有|具有.{0,8}证|取得|\bmust\b|required|strong|proficien|expert|solid|fluent|minimum/i
const NICE =
  /优先|加分|更佳|更好|最好|了解(?!客户|用户|需求|市场)|尤佳|者佳|不限|a plus|nice to have|preferred|bonus|familiarity|ideally|advantage/i

const weightOf = (text: string, zone: Zone): 1 | 2 | 3 => {
  if (zone === 'plus' || NICE.test(text)) return 1
  return zone !== 'duties' && MUST.test(text) ? 3 : 2
}

const sentencesOf = (line: string): string[] =>
  line
    .split(/[。；;！!]|(?<=[a-z)])\.\s+(?=[A-Z])/)
    .map((sentence) =>
      sentence.replace(/^\s*(?:[-•·●*◆■]|\d{1,2}\s*[.、)）．]|[（(]\d{1,2}[）)])\s*/, '').trim(),
    )
    .filter((sentence) => sentence !== '')

/** Clauses are weighed apart: 熟练使用 Excel，有 SQL 经验优先. */
const clausesOf = (sentence: string): string[] =>
  /优先|加分|更佳|尤佳|者佳|preferred|a plus|advantage/i.test(sentence)
    ? sentence.split(/[，,](?!\d)(?=[^，,]{4})/)
    : [sentence]

/** 招聘：测试工程师: the first word of a posting says that it is one, not that it is about recruiting. */
const CALL = /^(?:诚聘|急聘|招聘|招募)\s*[::]?|(?<=^[^\n]{2,30})招聘(?=\n|$)/

/** The requirements of a posting, sentence by sentence, without descriptions. */
export const postingLines = (posting: string): PostingLine[] => {
  let zone: Zone = 'other'
  const lines: PostingLine[] = []
  const body = posting.normalize('NFKC').trim().replace(CALL, '')
  for (const line of body.split(/\r?\n/)) {
    const lead = LEAD.exec(line)
    const heading = headingOf(lead?.[1] ?? line)
    if (heading) zone = heading
    if (heading && !lead) continue
    for (const sentence of sentencesOf(lead?.[2] ?? line)) {
      if (zone === 'noise' || NOISE.test(sentence)) continue
      for (const text of clausesOf(sentence)) lines.push({ text, zone, weight: weightOf(text, zone) })
    }
  }
  return lines
}
