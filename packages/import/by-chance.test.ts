import { expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { lostTokens } from '#test/corpus/tokens.ts'
import { chanceDocument, randomOf } from '#test/kit/documents.ts'
import { nodeEngine } from './pdf/node-engine.ts'
import { readResume } from './read-resume.ts'

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1)

test.for(SEEDS)('a document of ours reads back as it was (seed %i)', async (seed) => {
  const document = chanceDocument(seed)
  const text = JSON.stringify(document, null, seed % 3)
  expect(await readResume({ text })).toEqual({
    ok: true,
    document,
    source: 'huajian-json',
    notes: [],
    unsure: [],
    unplaced: 0,
  })
  expect(await readResume({ text: JSON.stringify({ document }) })).toMatchObject({ ok: true, document })
})

test('one of a newer version is refused as such, and a broken one as broken', async () => {
  const document = chanceDocument(1)
  expect(await readResume({ text: JSON.stringify({ ...document, schema: 99 }) })).toMatchObject({
    ok: false,
    problem: 'newer',
  })
  expect(await readResume({ text: JSON.stringify({ ...document, sections: 7 }) })).toMatchObject({
    ok: false,
    problem: 'broken',
  })
})

const STARTS: readonly number[][] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x50, 0x4b, 3, 4],
  [0x7b, 0x22],
  [0xd0, 0xcf, 0x11, 0xe0],
  [],
  [],
]

test.for(SEEDS)('any bytes end in a reading or in words (seed %i)', async (seed) => {
  const random = randomOf(seed)
  const start = STARTS[seed % STARTS.length] ?? []
  const bytes = Uint8Array.from([
    ...start,
    ...Array.from({ length: Math.floor(random() * 4000) }, () => Math.floor(random() * 256)),
  ])
  expect(await readResume({ name: 'any', bytes }, { pdf: nodeEngine })).toHaveProperty('ok')
})

const WORDS = [
  '张晓明',
  '欧阳 思远',
  '姓名：李雷',
  '电话：138-0000-1234',
  '邮箱 li@example.com',
  '男 | 25岁 | 本科',
  '教育背景',
  '【工作经历】',
  '■ 项目经验',
  'EDUCATION',
  'Work Experience',
  '技能：',
  '自我评价：开朗、细心，善于沟通。',
  '2019.09 - 2023.06  临江大学  软件工程  本科',
  '2020年3月 至今   星河科技有限公司   工程师',
  'Acme, Inc. | Engineer | Mar 2019 – Present',
  '（2018/07—2020/02）',
  '- 负责前端架构，覆盖 12 个业务线。',
  '1、编写测试',
  '• Built things, shipped things; 40% faster',
  'Python（熟悉）',
  '英语：CET-6',
  '2021.10 国家奖学金 一等奖',
  '篮球、摄影',
  '主修课程：数据结构、操作系统',
  'GPA 3.8/4.0',
  '公司名称：云帆',
  '职位：',
  '第 1 页',
  '𠮷野家 䶮',
  '👩‍💻 emoji',
  '\t制表\t符',
  '　　全角缩进',
  '####',
  '**bold** text',
  '[link](https://example.com)',
  '| 表 | 格 |',
  '<b>html</b>',
  '::::',
  'a'.repeat(300),
  '长'.repeat(300),
  '————',
  '2099-13',
  'http://x.example.com/',
  '：值',
  '标签：',
  '至今',
  'null',
  '"引号"',
]

test.for(SEEDS)('no word of any text is lost, and what is read loads (seed %i)', async (seed) => {
  const random = randomOf(seed * 7)
  const pick = () => WORDS[Math.floor(random() * WORDS.length)] ?? ''
  const lines = Array.from({ length: 2 + Math.floor(random() * 60) }, () =>
    random() < 0.15 ? '' : random() < 0.2 ? `${pick()}${random() < 0.5 ? '   ' : ' '}${pick()}` : pick(),
  )
  const text = lines.join(random() < 0.2 ? '\r\n' : '\n')
  const reading = await readResume({ text })
  if (!reading.ok) return expect(reading.problem).toMatch(/^(?:empty|no-text)$/)
  expect(loadDocument(reading.document, kindFacts).ok).toBe(true)
  expect(lostTokens(text, reading)).toEqual([])
})

/** Patterns are slow on what they almost match: many of a sign, many openings without an end. */
const HEAVY = [
  'a',
  '1',
  ' ',
  '：',
  '（',
  '2020',
  '2020.',
  'a@',
  'http://',
  '- ',
  '张 ',
  'a, ',
  '| ',
  '、',
  '**',
  '[a](',
  '<',
  '<p',
  '&',
  '\u3000',
  'Jan ',
  'a:b ',
  '·',
]

test.for(HEAVY)('a long row of «%s» is read in passing', async (sign) => {
  const reading = await readResume({ text: `简历\n${sign.repeat(Math.floor(120_000 / sign.length))}` })
  expect(reading).toHaveProperty('ok')
})

test('a very long text is cut, and it is said', async () => {
  const reading = await readResume({
    text: '张晓明\n工作经历\n'.concat(`${'负责前端开发工作。'.repeat(9)}\n`.repeat(4000)),
  })
  expect(reading).toMatchObject({ ok: true, notes: [{ code: 'cut', what: 'characters', kept: 200_000 }] })
})

test('a text of very many lines too', async () => {
  expect(await readResume({ text: '张晓明\n'.repeat(60_000) })).toMatchObject({
    ok: true,
    notes: [{ code: 'cut', what: 'characters', of: 240_000 }],
  })
})

test('what is read can be seen: levels of skills too', async () => {
  const reading = await readResume({ text: '林知夏\n\n专业技能\nPython（熟练）\nGo：精通\n\n兴趣爱好\n跑步' })
  expect(JSON.stringify(reading.ok ? resolveDocument(reading.document) : reading)).toContain('精通')
})
