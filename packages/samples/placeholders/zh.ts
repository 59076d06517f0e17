import { bullets, prose } from '../sample.ts'
import type { Placeholders } from './placeholder.ts'

const pair = (label: string, value = '') => ({ label, value })

/** Says what belongs where, in words that cannot be mistaken for the content of a real person. */
export const placeholdersZh: Placeholders = {
  doc_title: {
    title: '文档标题',
    entries: [
      {
        picture: 'sample-art-city-wide',
        org: '单位名称',
        name: '文档标题',
        subtitle: '副标题',
        date: '2026 年 1 月 1 日',
      },
    ],
  },
  doc_heading: { title: '章节标题', entries: [{ name: '章节标题', note: '这一章讲什么' }] },
  doc_text: {
    title: '正文',
    untitled: true,
    entries: [{ content: prose('在这里写正文。一段只讲一件事，先说结论，再说理由。', '另起一段，接着写。') }],
  },
  doc_list: {
    title: '事项',
    entries: [
      {
        name: '第一件事',
        who: '负责人',
        date: '1 月 10 日',
        state: '已完成',
        text: prose('做什么，做到什么程度。'),
      },
      { name: '第二件事', who: '负责人', date: '1 月 20 日', text: prose('做什么，做到什么程度。') },
      { name: '第三件事', who: '负责人', date: '1 月 31 日', text: prose('做什么，做到什么程度。') },
    ],
  },
  doc_table: {
    title: '表格',
    entries: [
      {
        lead: '表 1　表题',
        table: {
          head: ['项目', '数量', '金额'],
          rows: [
            ['第一项', '12', '1,200'],
            ['第二项', '8', '960'],
            ['合计', '20', '2,160'],
          ],
          align: ['left', 'right', 'right'],
          total: true,
        },
        note: '注：数据来源。',
      },
    ],
  },
  doc_facts: {
    title: '基本信息',
    entries: [
      {
        name: '甲方',
        fields: [pair('姓名'), pair('电话'), pair('单位'), pair('日期')],
      },
    ],
  },
  doc_numbers: {
    title: '关键数字',
    entries: [
      { figure: '128', unit: '件', name: '完成事项', note: '比上月多 12 件' },
      { figure: '96', unit: '%', name: '按时率', note: '目标 95%' },
      { figure: '4.8', unit: '分', name: '满意度', note: '满分 5 分' },
    ],
  },
  doc_chart: {
    title: '图表',
    entries: [
      {
        lead: '图 1　图题',
        chart: {
          labels: ['一月', '二月', '三月', '四月'],
          series: [{ name: '数量', values: [42, 56, 51, 68] }],
        },
        note: '数据来源',
      },
    ],
  },
  doc_picture: {
    title: '图片',
    untitled: true,
    entries: [
      { picture: 'sample-art-meeting-wide', name: '图片说明一', text: prose('在左侧上传图片。') },
      { picture: 'sample-art-office', name: '图片说明二', text: prose('在左侧上传图片。') },
    ],
  },
  doc_quote: {
    title: '引文',
    untitled: true,
    entries: [{ content: prose('把最要紧的一句话放在这里。'), source: '出处' }],
  },
  doc_timeline: {
    title: '时间安排',
    entries: [
      { date: '1 月', name: '准备', text: prose('这一步做什么。') },
      { date: '2 月', name: '实施', text: prose('这一步做什么。') },
      { date: '3 月', name: '总结', text: prose('这一步做什么。') },
    ],
  },
  doc_sign: {
    title: '签署',
    untitled: true,
    entries: [
      { role: '甲方（签字）', date: '年　月　日' },
      { role: '乙方（签字）', date: '年　月　日' },
    ],
  },
  doc_divider: { title: '分隔线', entries: [{ text: '沿此线剪下' }] },

  slide_title: {
    title: '演示标题',
    own: {
      picture: 'sample-art-city-wide',
      kicker: '眉题或场合',
      subtitle: '用一句话说清这次要讲什么',
      speaker: '主讲人',
      org: '单位或部门',
      date: '2026 年 1 月',
      figure: '12',
      unit: '个月的工作',
    },
  },
  slide_agenda: {
    title: '目录',
    own: { lead: prose('这次分四部分来讲。') },
    entries: [
      { name: '第一部分', text: '讲什么' },
      { name: '第二部分', text: '讲什么' },
      { name: '第三部分', text: '讲什么' },
      { name: '第四部分', text: '讲什么' },
    ],
  },
  slide_section: {
    title: '章节标题',
    own: { picture: 'sample-art-office', number: '01', lead: prose('这一部分回答什么问题') },
  },
  slide_text: {
    title: '用一句话说出这一页的结论',
    own: {
      picture: 'sample-art-team',
      kicker: '所在章节',
      lead: prose('先用一句话交代背景。'),
      content: bullets('第一个理由，带上事实或数字', '第二个理由，说明做法', '第三个理由，讲清结果'),
      quote: '最想让人记住的一句话',
    },
  },
  slide_columns: {
    title: '三个要点支持这个结论',
    own: { kicker: '所在章节', quote: '把三点收成一句话' },
    entries: [
      {
        picture: 'sample-art-meeting-wide',
        figure: '01',
        name: '要点一',
        text: prose('用两三行说清它是什么、为什么重要。'),
        note: '依据',
      },
      {
        picture: 'sample-art-office',
        figure: '02',
        name: '要点二',
        text: prose('用两三行说清它是什么、为什么重要。'),
        note: '依据',
      },
      {
        picture: 'sample-art-team',
        figure: '03',
        name: '要点三',
        text: prose('用两三行说清它是什么、为什么重要。'),
        note: '依据',
      },
    ],
  },
  slide_timeline: {
    title: '分四步走到目标',
    own: { kicker: '所在章节' },
    entries: [
      { date: '1–3 月', name: '准备', text: prose('摸清现状，定下指标。') },
      { date: '4–6 月', name: '试点', text: prose('先在一处做成。') },
      { date: '7–9 月', name: '推广', text: prose('把做法带到各处。') },
      { date: '10–12 月', name: '复盘', text: prose('算清账，留下办法。') },
    ],
  },
  slide_numbers: {
    title: '数字说明了结果',
    own: { kicker: '所在章节', quote: '和去年同期相比' },
    entries: [
      { figure: '128', unit: '%', name: '目标完成率', text: prose('比计划多完成两成多') },
      { figure: '36', unit: '天', name: '平均周期', text: prose('比去年缩短 9 天') },
      { figure: '4.8', unit: '分', name: '满意度', text: prose('满分 5 分') },
    ],
  },
  slide_chart: {
    title: '用一句话说出图表的结论',
    own: {
      kicker: '所在章节',
      caption: '图题，单位',
      chart: {
        labels: ['第一季度', '第二季度', '第三季度', '第四季度'],
        series: [
          { name: '计划', values: [24, 28, 31, 34] },
          { name: '实际', values: [25, 29, 33, 38] },
        ],
        focus: 3,
      },
      content: bullets('看点一：哪里最高', '看点二：变化从何而来'),
      note: '数据来源',
    },
    entries: [
      { figure: '125', unit: '', name: '全年合计' },
      { figure: '107', unit: '%', name: '完成率' },
    ],
  },
  slide_table: {
    title: '用一句话说出表格的结论',
    own: {
      picture: 'sample-art-chart-desk',
      kicker: '所在章节',
      table: {
        head: ['项目', '方案一', '方案二', '方案三'],
        rows: [
          ['周期', '3 个月', '2 个月', '1 个月'],
          ['费用', '12 万', '18 万', '25 万'],
          ['风险', '低', '中', '高'],
        ],
        align: ['left', 'center', 'center', 'center'],
      },
      content: bullets('为什么选第一个', '需要谁来支持'),
      note: '表注',
    },
  },
  slide_pictures: {
    title: '用图片说话',
    own: { kicker: '所在章节' },
    entries: [
      { picture: 'sample-art-meeting-wide', name: '图片一', text: prose('一句话说明') },
      { picture: 'sample-art-office', name: '图片二', text: prose('一句话说明') },
      { picture: 'sample-art-lab', name: '图片三', text: prose('一句话说明') },
    ],
  },
  slide_quote: {
    title: '引言',
    own: {
      picture: 'sample-art-books',
      content: prose('把最要紧的一句话放在这里，让人记住。'),
      source: '出处',
    },
  },
  slide_thanks: {
    title: '谢谢',
    own: {
      picture: 'sample-art-handshake',
      lead: prose('欢迎提问与指正'),
      speaker: '主讲人',
      fields: [pair('电话', '138 0000 0000'), pair('邮箱', 'name@example.com')],
    },
    entries: [
      { name: '下一步一', text: '做什么', who: '负责人', date: '1 月' },
      { name: '下一步二', text: '做什么', who: '负责人', date: '2 月' },
    ],
  },
}
