import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Block, Value } from '#packages/document/values.ts'
import { slideKinds } from '#packages/sections/document-kinds.ts'

/** A gradient of a few bytes: a picture that every program reads. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAASCAIAAAC1qksFAAAFYUlEQVR42g3NwQezUAAA8O+f+S67dOnSZZddJurwDo1M1OEdmpKyR88Uz0prPNIoEbMoEbOxRMxGxPdXffv9A78/f3ljwVsM77A84nh3yR9WvL/micAHgI82/HnLU5VPIH/Z8ZnFF3u+xPzV56sjX5/4lvJdyt9z/lnyrxs/NPzY8e8H/+35aeTnD//vz1/RWIgWIzqsiDjRXYqHleivRSKIARCjjXjeilQVEyhedmJmicVeLLF49cXqKNYnsaVil4r3XHyW4usmDo04duL7IX57cRrF+SP+AmAsgMUAhwWIA+4SHFbAXwMigACAaAPOW0BVkEBw2YHMAsUelBhcfVAdQX0CLQVdCu45eJbgdQNDA8YOvB/g24NpBPMH/ALJWEgWIzmshDjJXUqHleSvJSJIAZCijXTeSlSVEihddlJmScVeKrF09aXqKNUnqaVSl0r3XHqW0usmDY00dtL7IX17aRql+SP9AtlYyBYjO6yMONldyoeV7K9lIsgBkKONfN7KVJUTKF92cmbJxV4usXz15eoo1ye5pXKXyvdcfpby6yYPjTx28vshf3t5GuX5I/8CxVgoFqM4rII4xV0qh5XirxUiKAFQoo1y3ipUVRKoXHZKZinFXimxcvWV6qjUJ6WlSpcq91x5lsrrpgyNMnbK+6F8e2Ualfmj/ALNWGgWozmshjjNXWqHleavNSJoAdCijXbealTVEqhddlpmacVeK7F29bXqqNUnraVal2r3XHuW2uumDY02dtr7oX17bRq1+aP9AmgsoMVAh4WIg+4SHlbQX0MiwADAaAPPW0hVmEB42cHMgsUelhhefVgdYX2CLYVdCu85fJbwdYNDA8cOvh/w28NphPMH/gLdWOgWozusjjjdXeqHle6vdSLoAdCjjX7e6lTVE6hfdnpm6cVeL7F+9fXqqNcnvaV6l+r3XH+W+uumD40+dvr7oX97fRr1+aP/AtNYmBZjOqyJONNdmoeV6a9NIpgBMKONed6aVDUTaF52ZmaZxd4ssXn1zepo1iezpWaXmvfcfJbm62YOjTl25vthfntzGs35Y/4C21jYFmM7rI04213ah5Xtr20i2AGwo4193tpUtRNoX3Z2ZtnF3i6xffXt6mjXJ7uldpfa99x+lvbrZg+NPXb2+2F/e3sa7flj/wJkLJDFIIdFiEPuEh1WyF8jIqAAoGiDzltEVZRAdNmhzELFHpUYXX1UHVF9Qi1FXYruOXqW6HVDQ4PGDr0f6NujaUTzB/0CbCywxWCHxYjD7hIfVthfYyLgAOBog89bTFWcQHzZ4czCxR6XGF99XB1xfcItxV2K7zl+lvh1w0ODxw6/H/jb42nE8wf/As9YeBbjOayHOM9deoeV5689IngB8KKNd956VPUS6F12XmZ5xd4rsXf1vero1SevpV6Xevfce5be6+YNjTd23vvhfXtvGr354/0CYiyIxRCHJYgj7pIcVsRfEyKQAJBoQ85bQlWSQHLZkcwixZ6UmFx9Uh1JfSItJV1K7jl5luR1I0NDxo68H+Tbk2kk84f8gtBYhBYTOmyIuNBdhodV6K9DIoQBCKNNeN6GVA0TGF52YWaFxT4scXj1w+oY1qewpWGXhvc8fJbh6xYOTTh24fsRfvtwGsP5E/6C2FjEFhM7bIy42F3Gh1Xsr2MixAGIo0183sZUjRMYX3ZxZsXFPi5xfPXj6hjXp7ilcZfG9zx+lvHrFg9NPHbx+xF/+3ga4/kT/wJqLKjFUIeliKPukh5W1F9TItAA0GhDz1tKVZpAetnRzKLFnpaYXn1aHWl9oi2lXUrvOX2W9HWjQ0PHjr4f9NvTaaTzh/77D97MUq7fK87sAAAAAElFTkSuQmCC'

const rich = (...texts: string[]): Block[] => texts.map((text) => ({ spans: [{ text }] }))
const points = (...texts: string[]): Block[] => texts.map((text) => ({ list: 'bullet', spans: [{ text }] }))

type Data = Record<string, Value>

interface Filled {
  title: string
  own: Data
  items?: Data[]
}

/** Content for every field of every kind of slide. */
const FILLED: Record<keyof typeof slideKinds, Filled> = {
  slide_title: {
    title: '2025 年度述职报告',
    own: {
      kicker: '澜汐零售集团　华东大区',
      subtitle: '四个季度全部达标',
      speaker: '周予安',
      org: '大区运营总监',
      date: '2026 年 1 月 16 日',
      figure: '105%',
      unit: '目标完成率',
      picture: PICTURE,
      notes: '先问好，再说今天只讲三件事。\n时间二十分钟。',
    },
  },
  slide_agenda: {
    title: '目录',
    own: { kicker: '今天说什么', lead: rich('先看结果，再看过程；先说不足，再说打算。') },
    items: [
      { name: '业绩概览', text: '四个季度全部达标，下半年提速', figure: '105%', unit: '目标完成率' },
      { name: '重点工作', text: '三件事，让店长自己算账', figure: '118 家', unit: '单店损益下放' },
      { name: '样板与不足', text: '安澜路店做对了什么', figure: '9 周', unit: '改造周期' },
      { name: '明年计划', text: '只做三件事', figure: '+14%', unit: '营收目标' },
    ],
  },
  slide_section: {
    title: '业绩概览',
    own: { number: '01', lead: rich('四个季度，一条向上的线。'), picture: PICTURE, notes: '停三秒。' },
  },
  slide_text: {
    title: '为什么要让店长自己算账',
    own: {
      kicker: '02　重点工作',
      lead: rich('看得见账的人，才管得住账。'),
      content: [
        ...rich('过去，门店的损益由大区统一核算，店长到月底才看到一个总数，看不出是人工还是损耗出了问题。'),
        ...points('每月 5 日前，店长拿到四张数', '超出预算一成，系统当天提醒', '结余的三成，由店长自己分配'),
        {
          spans: [
            { text: '详见 ' },
            { text: '操作手册', href: 'https://example.com/book' },
            { text: '，' },
            { text: '务必', bold: true },
            { text: '在二月前读完。' },
          ],
        },
      ],
      picture: PICTURE,
      caption: '安澜路店，改造后第三周',
      quote: '账在手里，心里才有数。',
      notes: '这一页讲慢一点。',
    },
  },
  slide_columns: {
    title: '三件事，都指向同一个方向',
    own: { kicker: '02　重点工作', lead: rich('从看见到动手，一共走了三步。'), quote: '让店长自己算账' },
    items: [
      {
        figure: '118',
        unit: '家',
        name: '单店损益表下放',
        text: rich('每月 5 日前，店长拿到自己门店的收入、人工、损耗与租金四张数。'),
        picture: PICTURE,
        note: '来源：财务部',
      },
      {
        figure: '9.4',
        unit: '天',
        name: '补货周期缩短',
        text: rich('取消逐级审批，改由系统建议、店长确认。'),
        picture: PICTURE,
        note: '来源：供应链',
      },
      {
        figure: '31',
        unit: '%',
        name: '会员复购率',
        text: rich('把全员推券改为到店第 21 天一次提醒。'),
        picture: PICTURE,
        note: '来源：会员中心',
      },
    ],
  },
  slide_timeline: {
    title: '九周里发生了什么',
    own: { kicker: '03　样板', lead: rich('每一步都在周会上定下来。') },
    items: [
      { date: '第 1 周', name: '摸底', text: rich('盘点货架与动线') },
      { date: '第 3 周', name: '改造', text: rich('收银台移到侧墙') },
      { date: '第 6 周', name: '试运营', text: rich('每天看排队时间') },
      { date: '第 9 周', name: '定型', text: rich('写成手册，复制到另外四家店') },
    ],
  },
  slide_numbers: {
    title: '一年的四个数字',
    own: {
      kicker: '01　业绩概览',
      lead: rich('都比年初的承诺多一点。'),
      quote: '多出来的，来自门店自己的主意。',
    },
    items: [
      { figure: '12.51', unit: '亿元', name: '全年营收', text: rich('同比增长 16.0%') },
      { figure: '105.1', unit: '%', name: '目标完成率', text: rich('四个季度全部达标') },
      { figure: '8.7', unit: '%', name: '经营利润率', text: rich('提高 1.2 个点') },
      { figure: '57', unit: '%', name: '会员到店占比', text: rich('提高 19 个点') },
    ],
  },
  slide_chart: {
    title: '四个季度全部达标，第四季度超出目标一成',
    own: {
      kicker: '01　业绩概览',
      lead: rich('下半年明显提速。'),
      chart: {
        labels: ['第一季度', '第二季度', '第三季度', '第四季度'],
        series: [
          { name: '目标', values: [2.45, 2.9, 3.1, 3.45] },
          { name: '实际', values: [2.49, 2.96, 3.26, 3.8] },
        ],
        focus: 3,
      },
      caption: '季度营收，亿元',
      content: rich('第四季度的增量，六成来自改造后的门店。'),
      note: '数据来源：大区财务部',
      notes: '指给大家看第四季度。',
    },
    items: [
      { figure: '12.51', unit: '亿元', name: '全年营收' },
      { figure: '105.1', unit: '%', name: '年度目标完成率' },
      { figure: '8.7', unit: '%', name: '门店经营利润率' },
    ],
  },
  slide_table: {
    title: '安澜路店：九周，把坪效做高三成',
    own: {
      kicker: '03　样板与不足',
      lead: rich('同一家店，同一批人。'),
      table: {
        head: ['指标', '改造前', '改造后', '变化'],
        rows: [
          ['坪效，元每平方米', '2,140', '2,790', '+30%'],
          ['高峰排队，分钟', '7.5', '3.1', '-59%'],
          ['会员到店占比', '38%', '57%', '+19 点'],
        ],
        align: ['left', 'right', 'right', 'right'],
      },
      content: rich('可以复制的，是把收银台移到侧墙；不能照搬的，是它紧邻地铁口。'),
      picture: PICTURE,
      note: '统计口径：改造前后各四周',
    },
  },
  slide_pictures: {
    title: '改造前后',
    own: { kicker: '03　样板', lead: rich('同一个角度，隔了九周。') },
    items: [
      { picture: PICTURE, name: '入口', text: rich('正面货架让出七米') },
      { picture: PICTURE, name: '收银', text: rich('移到侧墙，不再排到门外') },
      { picture: PICTURE, name: '冷柜', text: rich('灯光换成暖色') },
      { picture: PICTURE, name: '后仓', text: rich('补货通道单独开门') },
    ],
  },
  slide_quote: {
    title: '店长说',
    own: {
      kicker: '听一线的声音',
      content: rich('以前我只管卖货，现在我知道每一笔钱去了哪里。'),
      source: '安澜路店店长　陶一鸣',
      picture: PICTURE,
    },
  },
  slide_thanks: {
    title: '2026，只做三件事',
    own: {
      kicker: '谢谢',
      lead: rich('谢谢各位，请批评指正。'),
      speaker: '周予安',
      fields: [{ label: '邮箱', value: 'yuan.zhou@example.com' }],
      picture: PICTURE,
    },
    items: [
      { name: '做深', text: '126 家门店全部纳入单店损益', who: '王砚秋', date: '六月底' },
      { name: '做快', text: '补货周期降到 7 天', who: '陶一鸣', date: '八月底' },
      { name: '做稳', text: '新店爬坡期缩短到 8 个月', who: '周予安', date: '全年' },
    ],
  },
}

type SlideKind = keyof typeof FILLED

const itemsOf = (kind: SlideKind, id: string): Item[] => {
  const { own, items = [] } = FILLED[kind]
  return [
    { id: `${id}-own`, own: true, data: own },
    ...items.map((data, at): Item => ({ id: `${id}-${at + 1}`, data })),
  ]
}

const slideOf = (kind: SlideKind, variant: number): Section => {
  const id = `${kind}-${variant}`
  const { title } = FILLED[kind]
  return {
    id,
    kind,
    variant,
    region: 'main',
    title,
    visible: true,
    items: itemsOf(kind, id),
    props: {},
    style: {},
  }
}

const deck = (sections: Section[]): Document => ({
  schema: 2,
  kind: 'ppt',
  title: '2025 年度述职报告',
  language: 'zh',
  page: {
    size: '16:9',
    layout: 'base',
    margin: { top: 15, right: 17, bottom: 17, left: 17 },
    side: { place: 'left', width: 31, ground: 'none' },
    background: {},
    frame: 'double',
    numbers: 'plain',
    header: '',
    footer: '2025 年度述职报告　周予安',
  },
  theme: {
    colors: { theme: '#254a6d', soft: '#edf1f4', dark: '#1b2a38', on: '#ffffff', accent: '#c07f1c' },
    font: 'sans',
    fontSize: 22,
    lineHeight: 1.6,
    spacing: 1,
    titleVariant: 3,
  },
  sections,
})

const kinds = Object.keys(FILLED) as SlideKind[]

/** A presentation with a slide of every kind. */
export const sampleDeck = (): Document => deck(kinds.map((kind) => slideOf(kind, 1)))

/** A presentation with every variant of every kind of slide. */
export const everySlide = (): Document =>
  deck(
    kinds.flatMap((kind) =>
      Object.keys(slideKinds[kind].variants).map((variant) => slideOf(kind, Number(variant))),
    ),
  )
