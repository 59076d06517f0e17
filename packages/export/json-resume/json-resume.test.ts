import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { allDocuments, awkwardDocument, HIDDEN } from '#test/kit/all-documents.ts'
import { jsonResumeOf } from './json-resume.ts'
import { jsonResumeWriter } from './writer.ts'

const text = z.optional(z.string().check(z.minLength(1)))
const texts = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)))
const url = z.optional(z.url())
const date = z.optional(
  z.string().check(z.regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/)),
)
const dates = { startDate: date, endDate: date }
const list = (entry: Parameters<typeof z.strictObject>[0]) =>
  z.optional(z.array(z.strictObject(entry)).check(z.minLength(1)))

/** The schema of version 1.0.0 from jsonresume.org, but stricter: lists have no empty entries or fields. */
const schema = z.strictObject({
  $schema: z.url(),
  basics: z.optional(
    z.strictObject({
      name: text,
      label: text,
      image: text,
      email: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))),
      phone: text,
      url,
      summary: text,
      location: z.optional(
        z.strictObject({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
      ),
      profiles: list({ network: text, username: text, url }),
    }),
  ),
  work: list({
    name: text,
    location: text,
    description: text,
    position: text,
    url,
    ...dates,
    summary: text,
    highlights: texts,
  }),
  volunteer: list({ organization: text, position: text, url, ...dates, summary: text, highlights: texts }),
  education: list({
    institution: text,
    url,
    area: text,
    studyType: text,
    ...dates,
    score: text,
    courses: texts,
  }),
  awards: list({ title: text, date, awarder: text, summary: text }),
  certificates: list({ name: text, date, url, issuer: text }),
  publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...dates,
    url,
    roles: texts,
    entity: text,
    type: text,
  }),
  meta: z.object({ version: z.literal('v1.0.0'), huajian: z.optional(z.unknown()) }),
})

const problemsOf = (resume: unknown) => {
  const parsed = z.safeParse(schema, resume)
  return parsed.success ? [] : parsed.error.issues
}

test.each(allDocuments(80))('%s is a JSON Resume, and the whole document is in it', (_, document) => {
  const resume = JSON.parse(JSON.stringify(jsonResumeOf(document)))
  expect(problemsOf(resume)).toEqual([])
  expect(loadDocument(resume.meta.huajian, kindFacts)).toEqual({ ok: true, document })
})

test('whatever is typed, it stays a JSON Resume; hidden things stand in no list', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const resume = jsonResumeOf(awkwardDocument(seed), { bare: true })
    expect(problemsOf(resume), `document ${seed}`).toEqual([])
    expect(JSON.stringify(resume)).not.toContain(HIDDEN)
  }
})

const oneOfEach = sampleDocument(
  edgeCases.find(({ id }) => id === 'one-of-each') ?? personOf('engineer', 'zh'),
)

test('every field that has a place is in it', () => {
  expect(jsonResumeOf(oneOfEach, { bare: true })).toMatchInlineSnapshot(`
    {
      "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
      "awards": [
        {
          "date": "2020-06",
          "summary": "校级
    全院九名",
          "title": "优秀毕业生",
        },
      ],
      "basics": {
        "email": "yibai.chang@example.com",
        "label": "产品经理",
        "location": {
          "address": "杭州市",
        },
        "name": "常一白",
        "phone": "138 0000 0001",
        "summary": "一条摘要，含粗体。
    做事有始有终。",
      },
      "education": [
        {
          "area": "工业设计",
          "courses": [
            "人机工程学",
          ],
          "endDate": "2020-06",
          "institution": "临江大学",
          "startDate": "2016-09",
          "studyType": "工学学士",
        },
      ],
      "interests": [
        {
          "name": "散步",
        },
      ],
      "languages": [
        {
          "fluency": "六级",
          "language": "英语",
        },
      ],
      "meta": {
        "version": "v1.0.0",
      },
      "projects": [
        {
          "description": "自由文本的时间",
          "highlights": [
            "居中的一段。",
          ],
          "name": "社区修理站",
          "roles": [
            "发起人",
          ],
        },
        {
          "description": "一本小册子",
          "name": "修理手册",
          "type": "portfolio",
          "url": "https://yibai.example.com/repair",
        },
      ],
      "skills": [
        {
          "keywords": [
            "一句说明",
          ],
          "level": "熟悉",
          "name": "原型设计",
        },
      ],
      "volunteer": [
        {
          "endDate": "2018-06",
          "highlights": [
            "编稿三十篇。",
          ],
          "organization": "广播站",
          "position": "编辑",
          "startDate": "2017-09",
        },
      ],
      "work": [
        {
          "highlights": [
            "第一步：下划线。",
            "第二步：颜色。",
            "一处链接 (https://yibai.example.com)与三样叠加。",
          ],
          "location": "杭州·工具组",
          "name": "一叶科技",
          "position": "产品经理",
          "startDate": "2021-07",
        },
        {
          "endDate": "2019-09",
          "highlights": [
            "完成一次可用性测试。",
          ],
          "location": "宁波",
          "name": "二木工作室",
          "position": "实习生",
          "startDate": "2019-07",
        },
      ],
    }
  `)
})

test.each([
  ['Certificates', 'certificates'],
  ['论文发表', 'publications'],
  ['推荐人', 'references'],
])('a section called %s is the list %s', (title, name) => {
  const document: Document = {
    ...oneOfEach,
    sections: oneOfEach.sections
      .filter(({ kind }) => kind === 'custom')
      .map((section) => ({
        ...section,
        title,
        items: [
          {
            id: 'one',
            data: { heading: '甲', text: [{ spans: [{ text: '乙' }] }], period: { from: '2021-05' } },
          },
        ],
      })),
  }
  expect(jsonResumeOf(document)[name]).toEqual([
    expect.objectContaining({ name: expect.stringContaining('甲') }),
  ])
})

test('a website and profiles are told apart, and the job is what is looked for', () => {
  const { basics } = jsonResumeOf(sampleDocument(personOf('engineer', 'en')))
  expect(basics).toMatchObject({ label: 'Platform Architect', url: 'https://xingyuan.example.com' })
})

test('a file of JSON', async () => {
  const making = {
    document: oneOfEach,
    name: '常一白',
    report: () => undefined,
    signal: new AbortController().signal,
  }
  const [file] = await jsonResumeWriter.write(making, {})
  expect(file).toMatchObject({ name: '常一白.resume.json', type: 'application/json' })
  expect(JSON.parse(new TextDecoder().decode(file?.bytes))).toEqual(
    JSON.parse(JSON.stringify(jsonResumeOf(oneOfEach))),
  )
})
