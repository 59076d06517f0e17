import type { Document, Page, Section, Theme } from '#packages/document/schema.ts'
import type { Block, Value } from '#packages/document/values.ts'
import { wordKinds } from '#packages/sections/document-kinds.ts'

const rich = (...texts: string[]): Block[] => texts.map((text) => ({ spans: [{ text }] }))
const pairs = (all: Record<string, string>) => Object.entries(all).map(([label, value]) => ({ label, value }))

type Data = Record<string, Value>
export type WordKind = keyof typeof wordKinds

const PROSE =
  '松烟巷长 420 米，有 38 家老店、612 户居民。前两届灯市累计接待 4.6 万人次，但七成客流集中在巷口 80 米，巷尾商户几乎没有受益。'

/** Content for the fields of every kind of a Word document. */
export const FILLED: Record<WordKind, Data[]> = {
  doc_title: [
    {
      org: '青舟数据科技有限公司',
      name: '会议纪要',
      subtitle: '三季度产品路线评审会',
      number: 'QZ-2026-0317',
      date: '2026 年 6 月 9 日',
      fields: pairs({
        时间: '14:00 – 15:40',
        地点: '三楼「听澜」会议室',
        主持: '宋知远（产品副总裁）',
        出席: '宋知远、邱鹿鸣、贺云舟、苏叶、方小满，另有客户成功部三人线上列席',
        缺席: '',
      }),
    },
  ],
  doc_heading: [{ name: '第一章　总则', note: '本章说明适用范围' }],
  doc_text: [
    {
      content: [
        ...rich(PROSE, '本届要解决的，是「让人走到巷尾，再从容走出来」。'),
        { spans: [{ text: '报表引擎。', bold: true }, { text: '十万行数据首屏 1.8 秒。' }] },
        { list: 'bullet', spans: [{ text: '要点' }] },
        { list: 'number', spans: [{ text: '步骤' }] },
        { align: 'right', spans: [{ text: '靠右的一行' }] },
      ],
    },
  ],
  doc_list: [
    {
      name: '报表语法自动转换工具',
      who: '贺云舟',
      date: '7 月 18 日',
      state: '未开始',
      text: rich('覆盖九成存量报表。'),
    },
    { name: '受影响客户名单与逐户沟通话术', who: '邱鹿鸣', date: '6 月 20 日' },
    { name: '', text: rich('只有说明。') },
    { name: '只有名字的事项' },
  ],
  doc_table: [
    {
      lead: '表 1　经费预算',
      table: {
        head: ['项目', '说明', '金额，元'],
        rows: [
          ['灯饰与搭建', '巷灯 260 盏，可重复使用', '48,600'],
          ['活动物料', '', '23,400'],
          ['合计', '', '72,000'],
        ],
        align: ['left', 'left', 'right'],
        total: true,
      },
      note: '注：金额含税。',
    },
  ],
  doc_facts: [
    {
      name: '甲　方',
      note: '用人单位',
      fields: pairs({
        名称: '澄屿智能装备（江州）有限公司',
        法定代表人: '顾怀瑾',
        联系电话: '0000-8826 0148',
        备注: '',
      }),
    },
    {
      name: '乙　方',
      note: '劳动者',
      fields: pairs({ 姓名: '季明川', 户籍地址: '临海市石桥镇松烟巷 12 号' }),
    },
  ],
  doc_numbers: [
    { figure: '2.8', unit: '万', name: '三晚总人次' },
    { figure: '65%', name: '走到巷尾的游客', note: '上届 31%' },
    { figure: '38', unit: '家', name: '全部老店参与' },
  ],
  doc_chart: [
    {
      lead: '图 1　季度营收',
      chart: {
        labels: ['一季度', '二季度', '三季度', '四季度'],
        series: [
          { name: '去年', values: [120, 98, 140, 160] },
          { name: '今年', values: [135, 121, null, 233.5] },
        ],
        unit: '万',
        focus: 3,
      },
      note: '来源：财务部',
    },
  ],
  doc_picture: [{ name: '图 1', text: rich('巷口牌坊。') }, { name: '图 2' }],
  doc_quote: [{ content: rich(PROSE), source: '松烟巷社区' }],
  doc_timeline: [
    { date: '17:30 – 18:30', name: '亮灯仪式', text: rich('居民合唱队开场，发放集印册') },
    { date: '19:00 – 19:40', name: '皮影折子戏两出' },
  ],
  doc_sign: [
    { role: '甲方（盖章）', name: '', text: '法定代表人或委托代理人', date: '' },
    { role: '乙方（签字）', name: '季明川', date: '2026 年 6 月 30 日' },
  ],
  doc_divider: [{ text: '沿此线裁开' }],
}

export const wordSection = (kind: WordKind, variant: number, more: Partial<Section> = {}): Section => {
  const id = more.id ?? `${kind}-${variant}`
  return {
    id,
    kind,
    variant,
    region: 'main',
    title: '活动背景',
    visible: true,
    items: FILLED[kind].map((data, at) => ({ id: `${id}-${at + 1}`, data })),
    props: {},
    style: {},
    ...more,
  }
}

export const wordDocument = (
  sections: Section[],
  page: Partial<Page> = {},
  theme: Partial<Theme> = {},
): Document => ({
  schema: 2,
  kind: 'word',
  title: '会议纪要',
  language: 'zh',
  page: {
    size: 'A4',
    layout: 'base',
    margin: { top: 28, right: 22, bottom: 24, left: 22 },
    side: { place: 'left', width: 30, ground: 'none' },
    background: {},
    frame: 'double',
    numbers: 'zh',
    header: '青舟数据科技有限公司 | 内部资料',
    footer: '下次会议：6 月 23 日',
    ...page,
  },
  theme: {
    colors: 'indigo',
    font: 'sans',
    fontSize: 15,
    lineHeight: 1.75,
    spacing: 1,
    titleVariant: 51,
    ...theme,
  },
  sections,
})

export const wordKindNames = Object.keys(FILLED) as WordKind[]

export const variantsOf = (kind: WordKind): number[] => Object.keys(wordKinds[kind].variants).map(Number)

/** A document with every variant of every kind. */
export const everyWordLook = (): Document =>
  wordDocument(wordKindNames.flatMap((kind) => variantsOf(kind).map((variant) => wordSection(kind, variant))))
