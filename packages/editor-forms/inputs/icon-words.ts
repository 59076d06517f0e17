import type { IconName } from '#packages/layout/icons.ts'

type Group = 'person' | 'work' | 'study' | 'art' | 'life'
/** Search words of an icon; the first is its name. */
interface Words {
  zh: string
  en: string
}
interface IconWords extends Words {
  group: Group
}

export const iconGroups: readonly Group[] = ['person', 'work', 'study', 'art', 'life']

const person = (words: Words): IconWords => ({ group: 'person', ...words })
const work = (words: Words): IconWords => ({ group: 'work', ...words })
const study = (words: Words): IconWords => ({ group: 'study', ...words })
const art = (words: Words): IconWords => ({ group: 'art', ...words })
const life = (words: Words): IconWords => ({ group: 'life', ...words })

/** The type requires search words for every icon. */
export const iconWords: Record<IconName, IconWords> = {
  user: person({ zh: '人 姓名 个人', en: 'person name user' }),
  profile: person({ zh: '头像 资料 个人', en: 'profile avatar person' }),
  users: person({ zh: '团队 人群 同事', en: 'team people group' }),
  id: person({ zh: '证件 身份 工牌', en: 'id card badge' }),
  cake: person({ zh: '生日 年龄 蛋糕', en: 'birthday age cake' }),
  phone: person({ zh: '电话 手机', en: 'phone mobile call' }),
  mail: person({ zh: '邮箱 邮件', en: 'mail e-mail letter' }),
  pin: person({ zh: '地址 位置 城市', en: 'place address location' }),
  house: person({ zh: '家 住址 籍贯', en: 'house home address' }),
  globe: person({ zh: '网站 主页 国际', en: 'globe website world' }),
  link: person({ zh: '链接 网址', en: 'link url' }),
  qr: person({ zh: '二维码', en: 'qr code' }),
  heart: person({ zh: '喜欢 爱好 婚姻', en: 'heart love like' }),
  quote: person({ zh: '评价 引言 自述', en: 'quote about words' }),
  clock: work({ zh: '时间 年限 到岗', en: 'clock time years' }),
  calendar: work({ zh: '日期 日历', en: 'calendar date' }),
  watch: work({ zh: '手表 时间', en: 'watch time' }),
  briefcase: work({ zh: '工作 职位 公文包', en: 'work job briefcase' }),
  building: work({ zh: '公司 企业 大楼', en: 'company building' }),
  money: work({ zh: '薪资 工资 钱', en: 'salary money pay' }),
  target: work({ zh: '目标 意向', en: 'target goal objective' }),
  flag: work({ zh: '旗 里程碑 政治面貌', en: 'flag milestone' }),
  handshake: work({ zh: '合作 握手 求职类型', en: 'handshake deal' }),
  folder: work({ zh: '项目 文件夹', en: 'project folder' }),
  document: work({ zh: '文件 简历', en: 'document file' }),
  notebook: work({ zh: '笔记 记录', en: 'notebook notes' }),
  scroll: work({ zh: '证书 卷轴 文书', en: 'scroll certificate' }),
  stamp: work({ zh: '印章 盖章', en: 'stamp seal' }),
  tools: work({ zh: '工具 技能 扳手', en: 'tools skills wrench' }),
  hammer: work({ zh: '锤子 施工', en: 'hammer build' }),
  code: work({ zh: '代码 编程 开发', en: 'code programming' }),
  rocket: work({ zh: '火箭 创业 上线', en: 'rocket launch startup' }),
  idea: work({ zh: '想法 灯泡 创意', en: 'idea lightbulb' }),
  puzzle: work({ zh: '拼图 方案', en: 'puzzle solution' }),
  compass: work({ zh: '指南针 方向', en: 'compass direction' }),
  care: work({ zh: '医疗 护理 听诊器', en: 'care medical nurse' }),
  sparkles: work({ zh: '亮点 闪光 其他', en: 'sparkles highlight' }),
  verified: work({ zh: '认证 核实', en: 'verified check' }),
  degree: study({ zh: '学历 毕业 学位', en: 'degree graduation' }),
  school: study({ zh: '学校 校园', en: 'school campus' }),
  book: study({ zh: '书 阅读 专业', en: 'book reading major' }),
  language: study({ zh: '语言 外语 翻译', en: 'language translate' }),
  award: study({ zh: '奖项 荣誉', en: 'award honour' }),
  medal: study({ zh: '奖牌 名次', en: 'medal prize' }),
  trophy: study({ zh: '奖杯 冠军', en: 'trophy cup' }),
  star: study({ zh: '星 收藏', en: 'star' }),
  telescope: study({ zh: '望远镜 研究 天文', en: 'telescope research' }),
  pen: art({ zh: '笔 写作', en: 'pen writing' }),
  brush: art({ zh: '画笔 绘画', en: 'brush painting' }),
  palette: art({ zh: '调色盘 美术', en: 'palette art' }),
  design: art({ zh: '设计 钢笔', en: 'design vector' }),
  image: art({ zh: '图片 作品', en: 'image picture' }),
  camera: art({ zh: '相机 摄影', en: 'camera photo' }),
  film: art({ zh: '电影 视频', en: 'film movie' }),
  music: art({ zh: '音乐 唱歌', en: 'music song' }),
  guitar: art({ zh: '吉他', en: 'guitar' }),
  piano: art({ zh: '钢琴', en: 'piano' }),
  mic: art({ zh: '话筒 演讲 播客', en: 'microphone speech' }),
  radio: art({ zh: '收音机 广播', en: 'radio' }),
  drama: art({ zh: '戏剧 表演', en: 'drama theatre' }),
  pottery: art({ zh: '陶艺 手工', en: 'pottery craft' }),
  scissors: art({ zh: '剪刀 裁剪', en: 'scissors cutting' }),
  travel: life({ zh: '旅行 飞机', en: 'travel plane' }),
  map: life({ zh: '地图 旅行', en: 'map travel' }),
  mountain: life({ zh: '登山 徒步', en: 'mountain hiking' }),
  tent: life({ zh: '露营 帐篷', en: 'tent camping' }),
  steps: life({ zh: '散步 脚印', en: 'walk footprints' }),
  bike: life({ zh: '骑行 自行车', en: 'bike cycling' }),
  boat: life({ zh: '帆船', en: 'boat sailing' }),
  waves: life({ zh: '游泳 海', en: 'waves swimming sea' }),
  sport: life({ zh: '运动 排球', en: 'sport ball' }),
  gym: life({ zh: '健身', en: 'gym fitness' }),
  game: life({ zh: '游戏', en: 'game' }),
  cook: life({ zh: '烹饪 厨师', en: 'cooking chef' }),
  food: life({ zh: '美食 餐具', en: 'food dining' }),
  coffee: life({ zh: '咖啡', en: 'coffee' }),
  market: life({ zh: '购物 菜篮', en: 'market shopping' }),
  plant: life({ zh: '植物 园艺', en: 'plant gardening' }),
  leaf: life({ zh: '叶 自然 环保', en: 'leaf nature' }),
  flower: life({ zh: '花 插花', en: 'flower' }),
  pet: life({ zh: '宠物 猫狗', en: 'pet cat dog' }),
  bird: life({ zh: '鸟 观鸟', en: 'bird' }),
  fish: life({ zh: '鱼 钓鱼', en: 'fish fishing' }),
}

/** Icons whose search words contain every word of the query. */
export const findIcons = (names: readonly IconName[], search: string): IconName[] => {
  const asked = search.trim().toLowerCase().split(/\s+/)
  return names.filter((name) => {
    const { zh, en } = iconWords[name]
    const known = `${name} ${zh} ${en}`
    return asked.every((word) => known.includes(word))
  })
}
