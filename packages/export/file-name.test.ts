import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { awkwardDocument } from '#test/kit/all-documents.ts'
import { fileName } from './file-name.ts'
import { formatIds, formatOf } from './formats.ts'
import { safeName } from './safe-name.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length

/** Names that Windows, macOS and Linux accept. */
const isSafe = (name: string): boolean =>
  name !== '' &&
  name.trim() === name &&
  bytes(name) <= 120 &&
  !/[<>:"/\\|?*\p{Cc}\u2028\u2029\u202e]|^\.|\.$/u.test(name) &&
  !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name) &&
  name.isWellFormed()

const personIs = (data: Record<string, string>, title = '未命名', language: 'zh' | 'en' = 'zh'): Document => {
  const document = sampleDocument(personOf('engineer', language))
  const sections = document.sections
    .filter(({ kind }) => kind === 'base_info')
    .map((section) => ({ ...section, items: [{ id: 'one', data }] }))
  return { ...document, title, sections }
}

test.each([
  [{ name: '刘䶮', post: '古籍修复师', workService: '9年经验' }, '刘䶮-古籍修复师-9年'],
  [{ name: '刘䶮', post: 'C/C++ 工程师', workService: '5–10年' }, '刘䶮-C C++ 工程师-5–10年'],
  [{ name: '刘䶮', workService: '应届生' }, '刘䶮-应届生'],
  [{ name: '刘䶮' }, '刘䶮'],
  [{ name: 'Ann O’Neil', post: 'Nurse', workService: '9 years’ experience' }, 'Ann O’Neil-Nurse-9 years'],
  [{ name: '..刘', workService: '七年零四个月（含两年海外）' }, '刘-七年零四个月'],
  [{ name: 'Con' }, '_Con'],
  [{ post: '工程师' }, '未命名'],
  [{ name: ' / ' }, '未命名'],
])('%j is called %s', (data, name) => {
  expect(fileName(personIs(data as Record<string, string>))).toBe(name)
})

test('the job is what the person looks for where no headline says it', () => {
  expect(people.map((person) => fileName(sampleDocument(person)))).toMatchInlineSnapshot(`
    [
      "纪行远-平台架构师-9年",
      "Xingyuan Ji-Platform Architect-9 years",
      "宋知微-新生儿科护士长-10年",
      "Zhiwei Song-NICU Nurse Manager-10 years",
      "温则谦-初中物理教师-19年教龄",
      "Zeqian Wen-Physics Teacher-19 years’ teaching",
      "阮青梧-设计负责人-8年",
      "Qingwu Ruan-Design Lead-8 years",
      "邵启明-全国销售总监-14年",
      "Qiming Shao-National Sales Director-14 years",
      "唐念初-数据分析师-2027届毕业生",
      "Nianchu Tang-Data Analyst-Class of 2027",
      "罗崇山-行政总厨-23年",
      "Chongshan Luo-Executive Chef-23 years",
      "秦昭宁-知识产权部主任-13年",
      "Zhaoning Qin-Head of IP-13 years",
      "贺维舟-市级机关综合文稿-13年工龄",
      "Weizhou He-Policy Research and Drafting-13 years’ service",
      "姚景澄-研究员-9年科研经历",
      "Jingcheng Yao-Professor-9 years’ research",
    ]
  `)
})

test('a hidden name is not in the name of the file', () => {
  const document = personIs({ name: '刘䶮' }, '我的简历')
  const hidden = document.sections.map((section) => ({ ...section, props: { name: { visible: false } } }))
  expect(fileName({ ...document, sections: hidden })).toBe('我的简历')
})

test('without a name and a title there is still a word', () => {
  expect(fileName(personIs({}, ''))).toBe('简历')
  expect(fileName(personIs({}, ' ... ', 'en'))).toBe('Resume')
})

test.each([
  ['a\u0000b\nc', 'a b c'],
  ['name. . .', 'name'],
  ['NUL', '_NUL'],
  ['com1.resume', '_com1.resume'],
  ['console', 'console'],
  ['\u202eevil\u200b', 'evil'],
  ['👩‍🔬'.repeat(20), '👩‍🔬'.repeat(10)],
  ['字'.repeat(50), '字'.repeat(40)],
  ['\ud800半', '半'],
  ['e\u0301', 'é'],
])('%j becomes %j', (given, name) => {
  expect(safeName(given)).toBe(name)
})

test('any document has a name that every system takes', () => {
  const documents = [
    ...edgeCases.map(sampleDocument),
    ...Array.from({ length: 300 }, (_, at) => awkwardDocument(at)),
  ]
  for (const document of documents) {
    const name = fileName(document)
    expect({ name, safe: isSafe(name) }).toEqual({ name, safe: true })
  }
})

test('no two formats end alike: of the same name, one would be lost where both lie', () => {
  const endings = formatIds.map((id) => formatOf(id).extension)
  expect(new Set(endings).size).toBe(formatIds.length)
})
