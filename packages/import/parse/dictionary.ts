const words = (text: string) => text.trim().split(/\s+/)
const either = (text: string) => words(text).join('|')

/** Trades and ranks, as they end the name of a post. */
const POSTS_ZH =
  either(`工程师 经理 主管 总监 专员 助理 顾问 设计师 架构师 分析师 实习生 负责人 组长 主任 部长 副部长 会计 会计师 出纳
  教师 老师 讲师 教授 副教授 护士 护士长 护师 医生 医师 律师 厨师 厨师长 主厨 行政总厨 店长 销售 客服 运营 编辑 主编 记者 策划 文员
  前台 司机 技师 技术员 操作员 操作工 研究员 副研究员 科员 干事 秘书 代表 总裁 副总裁 总经理 副总经理 董事 董事长 合伙人 创始人 联合创始人
  运维 导师 助教 领班 班长 副班长 主席 副主席 会长 副会长 队长 社长 团支书 书记 委员 翻译 导演 编剧 摄影师 剪辑师 剪辑 收银员
  服务员 采购 采购员 质检员 药师 审计 审计师 法务 人事 行政 培训师 教练 督导 站长 专家 学徒 员工 店员 理货员 保安 保育员 园长
  科长 处长 局长 主管护师 住院医师 主治医师 规培医生 班主任 辅导员 教研员 教研组长 志愿者 成员 队员 部员 会员 主播 模特 插画师 美工
  开发 测试 研发 产品 设计 市场 财务 管培生 储备干部 助手 学员 研究助理 博士后 访问学者 校对 排版 统计员 库管 仓管 调度 调度员
  理财师 精算师 建造师 造价员 监理 施工员 资料员 安全员 绘图员 工艺员 检验员 化验员 理疗师 康复师 营养师 咨询师 心理咨询师 社工
  冷菜师傅 师傅 头厨 帮厨 切配 面点师 西点师 调酒师 咖啡师 导购 买手 陈列师 跟单员 报关员 单证员 外贸员 业务员 推销员 经纪人 中介
  选调生 公务员 联络员 主持人 参与者 核心成员 发起人 维护者 贡献者 作者 主创 执笔 主讲 领队 组员 主力 牵头人 项目经理 开发者 骨干 主研 团长 副团长 部长助理 实习 见习 支教 总负责
  民警 警察 军医 校医 护工 技工 电工 焊工 钳工 木工 车工 普工 学徒工 骑手 歌手 副总 总助 理事 监事 店主 博主 制片 编导 导播 牵头 炉头 砧板 打荷 凉菜 面点 办事员 主任科员 法律顾问 课题组长 学生 博士生 硕士生 研究生 主笔 审稿人 评审
  维修工 总工 管家 礼宾 助产士 兽医 辅警 狱警 跟单 单证 接待 月嫂 副驾驶 乘务长 空乘 大副 科学家 辩手 主唱 裁判 计划员 轮机长`)
const POSTS_EN =
  either(`engineer manager director designer developer architect analyst intern assistant consultant specialist
  supervisor coordinator administrator officer executive representative associate lead leader head president vice-president founder
  co-founder partner principal chief ceo cto cfo coo cmo vp teacher lecturer professor tutor instructor nurse physician doctor surgeon
  therapist pharmacist lawyer attorney counsel paralegal accountant auditor bookkeeper cashier clerk secretary receptionist editor
  writer copywriter journalist reporter producer photographer illustrator artist animator chef cook sous-chef baker barista waiter waitress
  server bartender scientist researcher fellow postdoc technician mechanic electrician operator driver trainer coach recruiter planner
  strategist marketer buyer merchandiser stylist translator interpreter librarian curator contractor freelancer apprentice trainee
  volunteer member chair chairperson chairman captain treasurer organizer organiser mentor programmer tester admin inspector surveyor
  estimator dispatcher agent broker advisor adviser ambassador steward caretaker resident registrar clinician solicitor barrister clerk
  judge policy-adviser maintainer author contributor owner co-author commis saucier speaker initiator investigator facilitator moderator delegate prefect
  advocate notary magistrate prosecutor detective constable sergeant lieutenant firefighter paramedic midwife carer caregiver dentist
  physiotherapist dietitian nutritionist psychologist counselor counsellor worker butcher sommelier host hostess housekeeper concierge
  porter cleaner gardener farmer florist tailor carpenter plumber welder machinist foreman superintendent pilot purser courier packer
  salesperson salesman saleswoman realtor underwriter actuary trader teller economist statistician mathematician physicist chemist
  biologist geologist historian sociologist archivist conservator choreographer dancer actor actress singer musician composer filmmaker
  videographer cinematographer presenter correspondent columnist proofreader publisher evangelist liaison aide diplomat commissioner
  trustee warden ranger guard lifeguard referee dean rector headteacher headmaster educator demonstrator examiner grader proctor scholar
  debater helper stagiaire solicitor pupil postdoctoral reviewer draftsman dishwasher practitioner
  faculty radiographer veterinarian defender attaché servant creator screenwriter gaffer preparer banker generalist agronomist attendant
  deckhand fundraiser guide`)
/** Endings that make a trade of any word: 讲解员, 声部长. */
const TRADE_ZH =
  '[\\p{Script=Han}](?:员|师|官)|[部队组班社团会院校科处局所站店厂园行区县镇村排连馆台船机车场段矿]长|(?:策展|撰稿|召集|牵头|经办|发言|出品|制片|代理|主理|传承|带头)人'
const POST_ZH = new RegExp(`(?:${POSTS_ZH}|${TRADE_ZH})(?:实习生?|助理)?(?:[（(][^（()）]{1,16}[)）])?$`, 'u')
/** Words that are posts only where nothing follows: a Student Union is none. */
const LAST_EN = '(?:student|candidate|scrum master|(?:chef|commis) de [a-z]+|farm hand)$'
const POST_EN = new RegExp(`(?<![a-z])(?:(?:${POSTS_EN})(?![a-z])|${LAST_EN})`, 'i')

const ORG_ZH =
  /(?:公司|集团|股份|有限|银行|医院|卫生院|诊所|研究院|研究所|研究中心|事务所|律所|工作室|大学|学院|学校|中学|小学|高中|幼儿园|委员会|政府|公安局|税务局|工厂|厂|酒店|饭店|餐厅|酒家|酒楼|宾馆|基金会|协会|学会|学生会|研究会|联合会|商会|出版社|杂志社|电视台|报社|超市|商场|实验室|门店|旗舰店|科技|网络|传媒|物流|咨询|证券|保险|基金|资本|投资|地产|置业|电子|软件|信息|数据|智能|制造|汽车|航空|铁路|能源|电力|制药|生物|医药|食品|法院|检察院|部队|街道办|居委会|俱乐部|社团|中心|出版|教育|文化|设计院|设计所|建筑|互联网|在线|云计算|快递|零售|电商|食堂|总部|分部|支行|分行|党校|博物馆|图书馆|剧院|剧团|报业|影业|影视|游戏|动漫|农场|合作社|养老院|街道|人社局|发改委|办公厅|办公室|[局厅署院馆社店营站]|(?<!团)队|(?<![集社])团|(?:学生|委员|理事|联合|同学|校友|工|妇女)会|食府|餐饮|饭庄|茶馆|小馆|酒肆|私房菜|办事处|党政办|政府办|组织部|宣传部|仲裁委|课题组|实验站|监狱|看守所|派出所|少年宫|民宿|茶庄|健身房|驾校|种业|养殖场|林场|网点|平台|基地|营业部|公证处|红十字会|团委)(?:[（(][^（()）]{1,16}[)）])?$|[（(][\p{Script=Han}]{2,4}[)）](?:有限|股份)/u
const ORG_EN =
  /(?<![a-z])(?:inc|ltd|llc|llp|gmbh|corp|corporation|company|co|group|bank|hospital|university|college|technologies|technology|labs?|laboratory|studios?|agency|partners|solutions|systems|holdings|institute|foundation|school|clinic|consulting|software|media|logistics|capital|ventures|industries|enterprises|associates|council|ministry|department of|museum|library|hotel|restaurant|centre|center|trust|society|association|press|publishing|networks?|analytics|robotics|pharma|pharmaceuticals|health|healthcare|energy|motors|airlines|retail|foods?|bakery|kitchen|bistro|commission|committee|court|chambers|club|union|journal|magazine|bureau|office|caf[eé]|brewery|winery|resort|inn|catering|authority|government|parliament|embassy|consulate|federation|league|choir|orchestra|theat(?:re|er)|gallery|observatory|farm|factory|mill|store|shop|boutique|supermarket|pharmacy|camp|academy|kindergarten|airways|railways|shipping|insurance|securities|realty|properties|construction|architects|productions|broadcasting|television|radio|gazette|publishers|apparel|electronics|semiconductors?|instruments|biotech|genomics|therapeutics|gym|house|hall|dining|canteen|law firm|herald|shipyard|steelworks|railway|red cross|chamber of commerce)(?![a-z])\.?/i

const SCHOOL =
  /大学|学院|学校|中学|高中|职高|技校|中专|党校|universi|college|institute(?![a-z])|school|école|hochschule|politecnico|academy|polytechnic|conservatory|(?<![a-z])(?:mit|ucla|eth|nus|ntu|hku)(?![a-z])/i

const DEGREE_ZH =
  '(?:(?:哲学|经济学|法学|教育学|文学|历史学|理学|工学|农学|医学|军事学|管理学|艺术学|交叉学)(?=博士|硕士|学士))?(?:全日制|非全日制|统招|自考|成人)?(?:博士后|博士研究生|硕士研究生|研究生|博士|硕士|学士|双学位|本科|大学本科|大专|大学专科|专科|高职|职高|双学士|第二学位|专升本|中专|高中|初中|MBA|EMBA|MPA|JM|本硕|硕博连读|直博|交换生|访问学生|访学)(?:学历|学位|毕业)?(?:在读|[（(](?:在读|辅修|全日制|非全日制|在职)[)）])?'
/** `护理硕士`, `工商管理硕士`: only as a whole text, or the subject would be lost. */
const DEGREE_NAMED = '[\\p{Script=Han}]{2,6}(?:硕士|博士|学士)'
const DEGREE_EN =
  "(?:(?:bachelor|master|doctor|associate)(?:['’]?s)?(?:\\s+of\\s+(?!in\\b)[a-z]+(?:\\s(?:and\\s)?(?!in\\b|of\\b|and\\b)[a-z]+)?)?(?:\\s+degree)?(?:\\s+\\((?:hons|honours|honors)\\))?|[bm]\\.?\\s?(?:sc|eng|tech|com|ed|phil|des|arch|mus)\\.?(?:\\s\\(hons\\))?|[bm]\\.?s\\.?[nw]\\.?|[bm]\\.?f\\.?a\\.?|b\\.?b\\.?a\\.?|m\\.?b\\.?a\\.?|m\\.?p\\.?[aph]\\.?|[bm]\\.?[sa]\\.?(?:c\\.?)?|ph\\.?\\s?d\\.?|ed\\.?d\\.?|ll\\.?[bm]\\.?|j\\.?d\\.?|m\\.?d\\.?|mbbs|(?:higher\\s+)?diploma|high school(?: diploma)?|secondary school|a-levels?|certificate|doctorate|postgraduate(?: certificate| diploma)?|undergraduate|juris doctor|d\\.?phil\\.?|ged|abitur|baccalauréat|(?:advanced|higher national|national) diploma|hnd|hnc|nvq(?: level \\d)?|pgce|r\\.n\\.|staatsexamen|magister|diplom(?:-ingenieur)?|exchange (?:semester|student|year|term))(?:\\s\\(?(?:hons|honours|honors)\\)?)?(?: candidate| student)?"
const DEGREE = new RegExp(`^(?:${DEGREE_ZH}|${DEGREE_NAMED}|${DEGREE_EN})$`, 'iu')
const DEGREE_WITHIN = new RegExp(`${DEGREE_ZH}|(?<![a-z.])(?:${DEGREE_EN})(?![a-z])`, 'i')

const CITIES =
  either(`北京 上海 天津 重庆 广州 深圳 杭州 南京 苏州 成都 武汉 西安 长沙 郑州 青岛 济南 大连 沈阳 厦门 福州 合肥 宁波 无锡 佛山 东莞
  珠海 中山 惠州 南昌 昆明 贵阳 南宁 海口 三亚 石家庄 太原 呼和浩特 哈尔滨 长春 兰州 西宁 银川 乌鲁木齐 拉萨 常州 南通 徐州 扬州 镇江 泰州 盐城
  连云港 淮安 宿迁 嘉兴 湖州 绍兴 金华 台州 温州 丽水 舟山 衢州 泉州 漳州 烟台 潍坊 威海 临沂 淄博 洛阳 开封 襄阳 宜昌 株洲 湘潭 衡阳 桂林 柳州 绵阳
  芜湖 赣州 九江 唐山 保定 廊坊 大同 包头 鞍山 吉林 大庆 香港 澳门 台北 河北 山西 辽宁 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西
  海南 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 内蒙古 台湾 雄安 昆山 义乌 常熟 海淀 朝阳 浦东 滨江 全国 远程 海外 异地`)
const CITY_ZH = new RegExp(
  `^(?:(?:中国|${CITIES})(?:省|市)?[\\s·/、，-]*)+(?:[\\p{Script=Han}]{1,8}(?:区|县|市|镇|新区|街道))?$|^(?:[\\p{Script=Han}]{2,4}省)?[\\p{Script=Han}]{2,5}市(?:[\\p{Script=Han}]{1,6}(?:区|县|镇))?$|^[\\p{Script=Han}]{2,3}(?:区|县)$`,
  'u',
)
const PLACES_EN = `${either('beijing shanghai guangzhou shenzhen hangzhou nanjing suzhou chengdu wuhan xiamen tianjin chongqing qingdao dalian wuxi ningbo hefei changsha zhengzhou jinan shenyang harbin changchun kunming guiyang nanning haikou fuzhou foshan dongguan zhuhai changzhou nantong xuzhou wenzhou jiaxing shaoxing taiyuan shijiazhuang lanzhou yangzhou yantai luoyang guilin sanya nanchang singapore london paris berlin munich hamburg amsterdam dublin zurich geneva vienna madrid barcelona milan rome lisbon stockholm oslo copenhagen helsinki warsaw prague toronto vancouver montreal sydney melbourne brisbane auckland tokyo osaka seoul bangkok jakarta manila mumbai delhi bangalore bengaluru dubai boston chicago seattle austin denver atlanta houston dallas philadelphia portland miami oakland remote hybrid china france germany spain italy ireland netherlands switzerland canada australia japan india uk usa england scotland wales taipei macau kyoto manchester bristol edinburgh leeds glasgow cambridge oxford')}|xi['’]an|hong kong|new york(?: city)?|los angeles|san francisco|san diego|san jose|palo alto|mountain view|bay area|silicon valley|kuala lumpur|ho chi minh city|new zealand|united kingdom|united states|washington,? d\\.?c\\.?`
const COUNTRIES =
  'china|france|germany|spain|italy|ireland|netherlands|switzerland|canada|australia|japan|india|uk|usa|us|england|scotland|wales|singapore|new zealand|united kingdom|united states|prc|austria|belgium|sweden|norway|denmark|finland|poland|portugal|korea|south korea|malaysia|thailand|vietnam|brazil|mexico'
const CITY_EN = new RegExp(
  `^(?:${PLACES_EN}|${COUNTRIES})(?:[,/]?\\s(?:${PLACES_EN}|${COUNTRIES}|[a-z]{2}))?$|^[a-z][a-z.'’ -]{1,24},\\s(?:${COUNTRIES})$`,
  'i',
)
/** Portland, OR. */
const CITY_STATE = /^[A-Z][A-Za-z.'’ -]{1,24},\s[A-Z]{2}$/

const ADDRESS = new RegExp(
  `^[\\w\\s.'’#-]{2,40},\\s(?:${PLACES_EN}|${COUNTRIES})(?:,\\s[\\w\\s]{2,20})?$|^(?=.*[,\\d]).*(?<![a-z])(?:district|county|street|road|avenue|apt)(?![a-z])`,
  'i',
)

const DEPARTMENT =
  /(?:事业部|事业群|部门|部|科室|科|处|组|团队|室|中心|产线|条线|业务线|工段|车间)(?:[，,（(].{0,20})?$|(?<![a-z])(?:department|dept|division|unit|ward|desk|squad|practice)(?![a-z])/i

/** `Group leader`, `Head of Physics`; not `teacher training`, where the trade only says of what kind. */
const POST_ITSELF = new RegExp(`(?<![a-z])(?:(?:${POSTS_EN})s?(?:\\s(?:of|for|in)\\s.|$)|${LAST_EN})`, 'i')
export const endsAsPost = (text: string): boolean => POST_ZH.test(text) || POST_ITSELF.test(text)

export const isPost = (text: string): boolean => POST_ZH.test(text) || POST_EN.test(text)
/** `Riverside School` is one, `middle school group` is none. */
const namesOrganisation = (text: string): boolean => {
  const word = ORG_EN.exec(text)?.[0] ?? ''
  return word !== '' && (/^[A-Z]/.test(word) || !/[A-Z]/.test(text))
}

export const isOrganisation = (text: string): boolean => ORG_ZH.test(text) || namesOrganisation(text)
export const isSchool = (text: string): boolean => SCHOOL.test(text)
/** MPharm, BNurs, DPhil: one letter for the rank, the start of the subject. */
const SHORT_DEGREE = /^[BMD][A-Z][a-z]{1,7}(?![a-z])\.?(?:\s\((?:Hons|Honours)\))?/
const isShortDegree = (text: string): boolean => SHORT_DEGREE.exec(text)?.[0].length === text.length

export const isDegree = (text: string): boolean => DEGREE.test(text.trim()) || isShortDegree(text.trim())
export const isPlace = (text: string): boolean =>
  text.length <= 40 && (CITY_ZH.test(text) || CITY_EN.test(text) || CITY_STATE.test(text))
/** `滨江区`, `Binjiang District, Hangzhou`: a place of residence. In the head of an entry such words may be a name. */
export const isAddress = (text: string): boolean =>
  text.length <= 60 && !isPost(text) && (isPlace(text) || ADDRESS.test(text))
export const isDepartment = (text: string): boolean => text.length <= 40 && DEPARTMENT.test(text)

/** The degree that a text names somewhere. */
export const degreeWithin = (text: string): { text: string; from: number; to: number } | undefined => {
  const match = /^[BMD][A-Z][a-z]{1,7}\.?\sin\s/.test(text)
    ? SHORT_DEGREE.exec(text)
    : DEGREE_WITHIN.exec(text)
  return match ? { text: match[0], from: match.index, to: match.index + match[0].length } : undefined
}
