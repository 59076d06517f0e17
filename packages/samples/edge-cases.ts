import { personOf } from './people.ts'
import { bullets, field, period, prose, type SamplePerson, type SampleSection, section } from './sample.ts'

const fixture = (id: string, title: string, sections: SampleSection[]): SamplePerson => ({
  id,
  language: 'zh',
  title,
  sections,
})

/** Has every kind of section and no text at all. */
export const empty = fixture('empty', '', [
  section('resume_title', ''),
  section('base_info', ''),
  section('job_intention', ''),
  section('edu_background', ''),
  section('work_experience', ''),
  section('internship_experience', ''),
  section('project_experience', ''),
  section('skill_specialties', ''),
  section('campus_experience', ''),
  section('awards', ''),
  section('works_display', ''),
  section('custom', ''),
  section('self_evaluation', ''),
  section('hobbies', ''),
])

/** One entry of each kind, and every style that a span or a block can carry. */
export const oneOfEach = fixture('one-of-each', '每类一条', [
  section('resume_title', '简历标题', { title: '个人简历' }),
  section('base_info', '基本信息', {
    name: '常一白',
    age: '28岁',
    avatar: 'designer',
    workService: '5年经验',
    phoneNumber: '138 0000 0001',
    email: 'yibai.chang@example.com',
    degree: '本科',
    address: '杭州市',
    abstract: prose('一条摘要，含**粗体**。'),
    fields: [field('政治面貌', '群众')],
  }),
  section('job_intention', '求职意向', {
    intendedPositions: '产品经理',
    intendedCity: '杭州',
    expectSalary: '面议',
    jobStatus: '离职，随时到岗',
    jobSearchType: '全职',
  }),
  section('edu_background', '教育背景', {
    period: period('2016-09', '2020-06'),
    schoolName: '临江大学',
    specialized: '工业设计',
    degree: '工学学士',
    majorCourse: '人机工程学',
    abstract: [{ align: 'right', spans: [{ text: '右对齐的一行。', italic: true }] }],
  }),
  section('work_experience', '工作经历', {
    period: period('2021-07', 'now'),
    name: '一叶科技',
    post: '产品经理',
    heading: '杭州·工具组',
    bullets: [
      { list: 'number', spans: [{ text: '第一步：' }, { text: '下划线', underline: true }, { text: '。' }] },
      { list: 'number', spans: [{ text: '第二步：' }, { text: '颜色', color: '#c23b26' }, { text: '。' }] },
      {
        list: 'bullet',
        spans: [
          { text: '一处' },
          { text: '链接', href: 'https://yibai.example.com' },
          { text: '与' },
          { text: '三样叠加', bold: true, italic: true, underline: true },
          { text: '。' },
        ],
      },
    ],
  }),
  section('internship_experience', '实习经历', {
    period: period('2019-07', '2019-09'),
    name: '二木工作室',
    post: '实习生',
    heading: '宁波',
    bullets: bullets('完成一次可用性测试。'),
  }),
  section('project_experience', '项目经历', {
    period: { text: '每周三晚' },
    name: '社区修理站',
    post: '发起人',
    heading: '自由文本的时间',
    bullets: [{ align: 'center', spans: [{ text: '居中的一段。' }] }],
  }),
  section('skill_specialties', '专业技能', {
    skillName: '原型设计',
    proficiency: '3',
    introduce: '一句说明',
  }),
  section('campus_experience', '校园经历', {
    period: period('2017-09', '2018-06'),
    campusBriefly: '广播站',
    campusDuty: '编辑',
    campusContent: bullets('编稿三十篇。'),
  }),
  section('awards', '荣誉奖项', {
    date: '2020-06',
    awardsName: '优秀毕业生',
    awardsGrade: '校级',
    awardsAbstract: '全院九名',
  }),
  section('works_display', '作品展示', {
    worksName: '修理手册',
    worksLink: 'https://yibai.example.com/repair',
    worksIntroduce: '一本小册子',
    picture: '',
  }),
  section('custom', '语言', { fields: [field('英语', '六级')] }),
  section('self_evaluation', '自我评价', { content: prose('做事有始有终。') }),
  section('hobbies', '兴趣爱好', { content: prose('散步。') }),
])

const longMail = 'ayixianguli.tuerxunjiang.maimaitiaili.kuerban.2026@example.com'
const longLink = 'https://ayixianguli.example.com/works/2026/abcdefghijklmnopqrstuvwxyz0123456789abcdefghij'
const longFirm = '新疆维吾尔自治区天山北坡经济带绿洲农业科技推广与农产品冷链物流一体化发展集团有限责任公司'
const hundred =
  '在没有换行、没有分段、没有小标题的情况下，这一句话要把一件事从头讲到尾：先说清现场的温度与湿度，' +
  '再说清每一次尝试为什么失败，接着说清谁在什么时候给了什么样的帮助，最后才说结果，而结果往往只有一个数字。'

/** Texts that overflow: unbroken words, a name of 40 characters, titles of two lines, a paragraph of over 800. */
export const longWords = fixture('long-words', '超长内容', [
  section('resume_title', '简历标题', {
    title: '应聘农产品冷链物流一体化发展事业部总经理助理兼首席数字化转型官的个人简历',
  }),
  section('base_info', '用来检验一行放不下的基本信息与联系方式', {
    name: '阿依仙古丽·吐尔逊江·买买提艾力·库尔班尼亚孜·阿卜杜热依木·阿布都克里木·帕提',
    post: '事业部总经理助理、首席数字化转型官、供应链规划与运营高级总监、区域合伙人',
    age: '二十九周岁零十一个月',
    avatar: 'graduate',
    workService: '七年零四个月（含两年海外）',
    phoneNumber: '+86 138 0000 0002 转 80012345',
    email: longMail,
    degree: '经济学硕士、工学硕士（双学位）',
    address: '新疆维吾尔自治区伊犁哈萨克自治州某某县某某镇某某路128号绿洲家园3期17栋2单元1902室',
    abstract: prose(hundred.repeat(2)),
    fields: [field('一个非常长的自定义字段名称用来撑破标签列', longLink), field('短', '短')],
  }),
  section('job_intention', '求职意向', {
    intendedPositions: '事业部总经理助理、首席数字化转型官、供应链规划与运营高级总监、区域合伙人',
    intendedCity: '乌鲁木齐、伊宁、库尔勒、喀什、西安、兰州、成都、重庆、上海、广州',
    expectSalary: '固定年薪60–80万元，另加项目分红与长期激励',
    jobStatus: '在职，需与现单位办理三个月的离任审计与工作交接',
    jobSearchType: '全职，可接受长期驻外',
  }),
  section('edu_background', '教育背景', {
    period: period('2014-09', '2018-06'),
    schoolName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch University of Applied Sciences',
    specialized: '农业经济管理与食品冷链工程（中外合作办学，全英文授课）',
    degree: '经济学学士、工学学士（双学位）',
    majorCourse:
      '计量经济学、制冷原理、运筹学、农产品贮藏与加工、食品安全法规、物流系统仿真、国际贸易实务、商务俄语',
    abstract: prose(hundred),
  }),
  section('work_experience', '工作经历', {
    period: { text: '二〇一八年夏至二〇二六年冬，不连续' },
    name: longFirm,
    post: '供应链规划与运营部副总监兼产地直采中心主任、干线运输调度室负责人',
    heading: longLink,
    bullets: bullets(hundred.repeat(8), 'a'.repeat(120), '短。'),
  }),
  section('internship_experience', '实习经历', {
    period: period('2017-07', '2017-09'),
    name: longFirm,
    post: 'Supercalifragilisticexpialidocious-Interdepartmental-Communications-Intern',
    heading: '无',
    bullets: bullets(hundred),
  }),
  section('project_experience', '项目经历', {
    period: period('2020-01', '2024-12'),
    name: '面向天山南北一百二十七个乡镇的哈密瓜、库尔勒香梨与吐鲁番葡萄产地预冷及全程温控追溯示范工程（二期）',
    post: '总协调人',
    heading: 'TemperatureHumidityShockLightGeolocationDataLoggerFirmware_v2026.11.15-rc3+build.4711',
    bullets: bullets(hundred, hundred),
  }),
  section(
    'skill_specialties',
    '专业技能',
    { skillName: '多温区冷链干线网络规划与仿真优化', proficiency: '5', introduce: hundred },
    { skillName: 'ElectroencephalographicallyDriven', proficiency: '1', introduce: '无' },
  ),
  section('campus_experience', '校园经历', {
    period: period('2015-09', '2017-06'),
    campusBriefly: '多民族语言与传统音乐保护志愿者联合会校园总队宣传策划与对外联络部',
    campusDuty: '部长助理兼手鼓与弹拨乐器声部长',
    campusContent: bullets(hundred),
  }),
  section('awards', '荣誉奖项', {
    date: '2024-12',
    awardsName: '自治区农产品流通现代化与乡村振兴融合发展突出贡献集体奖（主要完成人）',
    awardsGrade: '自治区级特等奖（第二完成单位，排名第三）',
    awardsAbstract: hundred,
  }),
  section('works_display', '作品展示', {
    worksName: '从枝头到餐桌的一百二十个小时：一颗库尔勒香梨的全程温度、湿度与震动记录',
    worksLink: longLink,
    worksIntroduce: hundred,
    picture: '',
  }),
  section('custom', '一个由用户命名的、名字非常长、长到标题样式必须换行或者省略的自定义栏目', {
    heading: longFirm,
    text: prose(hundred.repeat(2)),
  }),
  section('self_evaluation', '自我评价', { content: prose(hundred.repeat(8)) }),
  section('hobbies', '兴趣爱好', { content: prose('无'.repeat(60)) }),
])

const engineer = personOf('engineer', 'zh')

/** A full resume whose owner gave no picture: the layouts must close the gap. */
export const noPhoto: SamplePerson = {
  ...engineer,
  id: 'no-photo',
  sections: engineer.sections.map((one) =>
    one.kind === 'base_info' ? { ...one, items: one.items.map((item) => ({ ...item, avatar: '' })) } : one,
  ),
}

/**
 * Characters that fonts and line breaking often get wrong: rare Han, mixed widths, emoji, repeated punctuation, ①②③.
 */
export const rareCharacters = fixture('rare-characters', '䶮㛃·生僻字与标点', [
  section('resume_title', '简历标题', { title: '《个人简历》——「生僻字」版……' }),
  section('base_info', '基本信息', {
    name: '刘䶮㛃',
    post: '古籍修复师',
    age: '27岁',
    avatar: 'graduate',
    workService: '３年（全角）/3年(半角)',
    phoneNumber: '１３８　００００　０００３',
    email: 'yan.liu+简历@example.com',
    degree: '硕士①',
    address: '湖南省郴州市汝城县𠅤垄村、陕西省西安市鄠邑区',
    abstract: prose(
      '曾用名**燚堃**，与同事𠮷野喆、牪犇犇合作三年；「『引号』套引号」，（括号（套）括号），——破折号——与……省略号……连用！？',
    ),
    fields: [field('Ｅ－ｍａｉｌ', 'ＡＢＣ１２３abc123'), field('😀', '👩‍🔬👨🏽‍🍳🇨🇳❤️')],
  }),
  section('job_intention', '求职意向', {
    intendedPositions: '编辑/校对/字库设计（ＣＪＫ扩展区）',
    intendedCity: '郴州、鄠邑、亳州、儋州、瀍河',
    expectSalary: '￥12k～￥15K／月',
    jobStatus: '在职・可面谈',
    jobSearchType: '全职&兼职',
  }),
  section('edu_background', '教育背景', {
    period: period('2018-09', '2021-06'),
    schoolName: '临江大学「古籍与字形」研究所',
    specialized: '汉语言文字学（《説文解字》方向）',
    degree: '文學碩士',
    majorCourse: '①文字學；②音韻學；③訓詁學；④版本目錄學；⑤ISO／IEC　10646',
    abstract: prose('論文《從「䶮」到「龑」：一個字的三種寫法》，繁簡混排，含注音ㄧㄢˇ與拼音yǎn。'),
  }),
  section('work_experience', '工作经历', {
    period: period('2021-07', 'now'),
    name: '燚喆堃犇文化（北京）有限公司',
    post: '字形编辑',
    heading: '扩展Ａ～Ｇ区｜GB18030‑2022｜x²＋y²＝r²',
    bullets: bullets(
      '①核对𠀀𠂇𪚥等扩展区字形**12,345**个；②提交缺字①②③④⑤⑥⑦⑧⑨⑩；③修正「骨」「門」「戶」的地区差异。',
      '完成率99.9％（全角）与99.9%（半角），温度37.5℃与37.5 °C，价格￥1,234.50与¥1,234.50。',
      '！！！？？？……——「」『』《》〈〉【】〔〕（）、，。；：·～',
      'العربية עברית ไทย हिन्दी 한국어 日本語カタカナﾊﾝｶｸ Ελληνικά Русский naïve café Ångström',
      '上标m²、下标H₂O、分数½、箭头→←↑↓、勾✓叉✗、音符♪、星★☆、罗马数字ⅠⅡⅢⅳ。',
    ),
  }),
  section('internship_experience', '实习经历', {
    period: period('2020-07', '2020-09'),
    name: '牪犇出版社',
    post: '校對實習生',
    heading: '🈶→🈚',
    bullets: bullets('校出形近字錯誤：己已巳、戊戌戍、壺壼、祗衹祇。'),
  }),
  section('project_experience', '项目经历', {
    period: { text: '壬寅年腊月—癸卯年正月' },
    name: '「一字之差」——方言用字调查……',
    post: '發起人＆記錄者',
    heading: '嘅、冇、嘢、囝、厝、孬、嫑、覅',
    bullets: bullets(
      '记录粤、闽、吴三地用字**𠺢𠹌㗎**等二百四十个。',
      '零宽字符测试：甲\u200b乙\u200c丙\u200d丁\u2060戊。',
    ),
  }),
  section('skill_specialties', '专业技能', {
    skillName: '𠮷字形設計',
    proficiency: '5',
    introduce: '「永」字八法①–⑧',
  }),
  section('campus_experience', '校园经历', {
    period: period('2018-09', '2019-06'),
    campusBriefly: '㛃㛃社',
    campusDuty: '社長😀',
    campusContent: bullets('每週寫一個生僻字：爨、齉、龘、鱻、灥。'),
  }),
  section('awards', '荣誉奖项', {
    date: '2023-12',
    awardsName: '《漢字王》——「生僻字」挑戰賽',
    awardsGrade: '🥇',
    awardsAbstract: '連續答對１００題（全角）',
  }),
  section('works_display', '作品展示', {
    worksName: '䶮字考',
    worksLink: 'https://yan.example.com/%E4%B6%AE?q=㛃&x=1#①',
    worksIntroduce: '《南漢書》所見「䶮」字之字形……',
    picture: '',
  }),
  section('custom', '😀自訂欄目「①」', {
    heading: '——',
    text: prose('……', '。', '　　全角空格开头的一段。'),
  }),
  section('self_evaluation', '自我评价', { content: prose('（未完待續）……——！？') }),
  section('hobbies', '兴趣爱好', { content: prose('🎨📚🏃‍♀️🍜　書法・篆刻・𠺘') }),
])

/** Every one of them, for a test that walks. */
export const edgeCases = [empty, longWords, oneOfEach, noPhoto, rareCharacters]
