import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { commandLine } from '#test/kit/command-line.ts'
import { languageFor, startingFolder } from './cli-context.ts'

const person = commandLine()
const document = sampleDocument(personOf('nurse', 'zh'))
person.write('resume.json', document)
person.write('deck.json', { ...document, kind: 'ppt', page: { ...document.page, size: '16:9' } })

/** Runs the command line as on a machine without a browser. */
const run = async (args: string[], options?: Parameters<typeof person.runHere>[1]) => {
  const ran = await person.runHere(args, options)
  return { ...ran, out: ran.out.toString() }
}

const changed = (change: (document: Document) => void): Document => {
  const copy = structuredClone(document)
  change(copy)
  return copy
}

test.each([
  [[], 2, ''],
  [['draw'], 2, 'Unknown command draw'],
  [['render'], 2, 'Specify one document'],
  [['render', 'resume.json', 'other.json', '-o', 'x.pdf'], 2, 'Specify one document'],
  [['render', 'resume.json'], 2, 'Specify the output file'],
  [['render', 'resume.json', '-o'], 2, '-o, --output needs a value'],
  [['render', 'resume.json', '-o', 'x.pages'], 2, 'Unknown file extension'],
  [['render', 'resume.json', '-o', 'x', '--format', 'tiff'], 2, 'Unknown format tiff'],
  [['render', 'resume.json', '-o', '-'], 2, 'Standard output requires --format'],
  [['render', 'resume.json', '-o', 'x.md', '-o', 'x.md'], 2, 'specified twice'],
  [['render', 'resume.json', '-o', 'x.pdf', '--pages', '3-1'], 2, '--pages must look like'],
  [['render', 'resume.json', '-o', 'x.pdf', '--pages', '0'], 2, '--pages must look like'],
  [['render', 'resume.json', '-o', 'x.md', '--pages', '1'], 2, '--pages applies to'],
  [['render', 'resume.json', '-o', 'x.pdf', '--long'], 2, 'to PNG only'],
  [['render', 'resume.json', '-o', 'x.png', '--scale', '9'], 2, '--scale must be 1, 2 or 3'],
  [['render', 'resume.json', '-o', 'x.md', '--loud'], 2, 'Unknown option --loud'],
  [['render', 'resume.json', '-o', 'x.md', '--language', 'fr'], 2, '--language must be zh or en'],
  [['render', 'nowhere.json', '-o', 'x.md'], 2, 'nowhere.json does not exist'],
  [['render', '.', '-o', 'x.md'], 2, 'is a folder'],
  [['render', 'resume.json', '-o', 'no/such/x.md'], 2, 'its folder does not exist'],
  [['render', 'resume.json', '-o', './resume.json'], 2, 'is the input file'],
  [['render', 'deck.json', '-o', 'x.docx'], 2, 'cannot be exported as docx. Available: pptx'],
  [['import', 'resume.json'], 2, 'Specify the output file'],
  [['import', 'nowhere.pdf', '-o', 'x.json'], 2, 'nowhere.pdf does not exist'],
  [['check'], 2, 'Specify one document'],
  [['user', 'add'], 2, 'huajian user add EMAIL'],
  [['user', 'add', 'nobody'], 2, 'Not an email address'],
  [['reconcile', 'all'], 2, 'Unexpected argument "all"'],
  [['reconcile'], 2, 'No Huajian data here'],
] as const)('%j ends with %i: %s', async (args, code, words) => {
  const ran = await run([...args])
  expect(ran).toMatchObject({ code, stderr: expect.stringContaining(words) })
  expect(existsSync(person.at('x.md'))).toBe(false)
})

test('writes JSON and JSON Resume by file name', async () => {
  await run(['render', 'resume.json', '-o', 'song.json', '-o', 'song.resume.json'])
  const read = (name: string) => JSON.parse(readFileSync(person.at(name), 'utf8'))
  expect(read('song.json').sections).toEqual(document.sections)
  expect(read('song.resume.json').basics.name).toBe('宋知微')
})

test.each(['render', 'check', 'import', 'user', 'reconcile', 'backup', 'restore'])(
  '%s has a help text in both languages',
  async (name) => {
    const [zh, en] = [await run([name, '--help'], { language: 'zh' }), await run([name, '-h'])]
    expect([zh.code, en.code]).toEqual([0, 0])
    expect(en.out).toMatch(new RegExp(`^huajian ${name}\\b`))
    expect(zh.out).toMatch(/[一-龥]/)
    expect(en.out).not.toMatch(/[一-龥]/)
  },
)

test.each([
  ['empty.json', '', 'is empty'],
  ['broken.json', '{\n "schema": 1,\n oops', 'line 3, column 2'],
  ['words.json', 'dear reader', 'huajian import words.json'],
  ['foreign.json', '{"basics":{"name":"A"}}', 'huajian import foreign.json'],
  ['newer.json', '{"schema":99,"sections":[]}', 'by a newer version of Huajian'],
])('refuses %s with an explanation', async (name, content, words) => {
  person.write(name, content)
  expect(await run(['render', name, '-o', 'x.md'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(words),
  })
  expect((await run(['check', name])).code).toBe(1)
})

test("names the place of a problem in the user's language", async () => {
  const wrong = changed(({ sections, page }) => {
    Object.assign(page, { size: 'A3' })
    Object.assign(sections[3]?.items[0]?.data ?? {}, { period: 'last year' })
    Object.assign(sections[4] ?? {}, { variant: 98 })
  })
  person.write('wrong.json', wrong)
  person.write('wrong-value.json', { ...wrong, page: document.page })
  const shape = await run(['check', 'wrong.json'], { language: 'zh' })
  expect(shape.out).toContain('（page.size）：无效选项')
  const meaning = await run(['check', 'wrong-value.json'], { language: 'zh' })
  expect(meaning.code).toBe(1)
  expect(meaning.out).toMatch(
    /第 4 个模块「工作经历」 · 第 1 条 · 时间（sections\.3\.items\.0\.data\.period）/,
  )
  expect(meaning.out).toContain('这个样式')
  const english = await run(['render', 'wrong-value.json', '-o', 'x.md'])
  expect(english.stderr).toMatch(/section 4 "工作经历", entry 1, \w+ \(sections\.3/)
})

test('makes text formats without a browser and explains what needs one', async () => {
  const outputs = ['x.docx', 'x.txt', 'y.md', 'copy.json'].flatMap((name) => ['-o', name])
  expect((await run(['render', 'resume.json', ...outputs])).code).toBe(0)
  expect(JSON.parse(readFileSync(person.at('copy.json'), 'utf8'))).toEqual(document)
  const none = await run(['render', 'resume.json', '-o', 'x.pdf', '-o', 'z.md'])
  expect(none).toMatchObject({ code: 3, stderr: expect.stringContaining('.docx .md .txt .json') })
  expect(none.stderr).toContain('CHROMIUM_PATH')
  expect(existsSync(person.at('z.md'))).toBe(false)
  const checked = await run(['check', 'resume.json'])
  expect(checked.code).toBe(0)
  expect(checked.out).toContain('Pages were not checked')
})

test('reads from standard input and writes to standard output', async () => {
  const markdown = await run(['render', '-', '-o', '-', '--format', 'markdown'], {
    input: `\ufeff${JSON.stringify(document)}`,
  })
  expect(markdown).toMatchObject({ code: 0, stderr: '' })
  expect(markdown.out).toContain('# ')
  const back = await run(['import', '-', '-o', '-'], { input: markdown.out })
  expect(back.code).toBe(0)
  expect(JSON.parse(back.out)).toMatchObject({ schema: 2, language: 'zh' })
})

test('replaces an existing document only with --force', async () => {
  person.write('kept.json', 'mine')
  const first = await run(['import', 'resume.json', '-o', 'kept.json'])
  expect(first).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') })
  expect(readFileSync(person.at('kept.json'), 'utf8')).toBe('mine')
  expect((await run(['import', 'resume.json', '-o', 'kept.json', '--force'])).code).toBe(0)
  expect(JSON.parse(readFileSync(person.at('kept.json'), 'utf8'))).toEqual(document)
})

test('import reports what it read, left out and was unsure of', async () => {
  person.write(
    'pasted.txt',
    '林知夏\n138 0000 2716 | zhixia@example.com\n\n工作经历\n2020.03 - 至今  拾穗网络科技有限公司  高级产品经理\n- 负责协同文档产品线\n\n教育背景\n2018.09 - 2014.06  东湖大学  信息管理  本科\n',
  )
  const zh = await run(['import', 'pasted.txt', '-o', 'pasted.json'], { language: 'zh' })
  expect(zh.code).toBe(0)
  expect(zh.stderr).toMatch(/读到 纯文本：3 个模块/)
  expect(zh.stderr).toContain('请核对 1 处：\n  教育背景 · 时间「2018-09–2014-06」：结束时间早于开始时间')
  person.write('torn.pdf', '%PDF-1.7 and nothing more')
  const refused = await run(['import', 'torn.pdf', '-o', 'torn.json'])
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('damaged or incomplete') })
  expect(existsSync(person.at('torn.json'))).toBe(false)
})

test('reports a missing picture', async () => {
  const lost = changed(({ sections }) => {
    const data = sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data
    Object.assign(data ?? {}, { avatar: '../../secret.png' })
  })
  mkdirSync(person.at('inner'), { recursive: true })
  writeFileSync(person.at('inner/lost.json'), JSON.stringify(lost))
  const rendered = await run(['render', 'inner/lost.json', '-o', 'lost.docx'])
  expect(rendered).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('cannot read the picture ../../secret.png'),
  })
  expect((await run(['check', 'inner/lost.json'])).code).toBe(1)
})

test('adds an account once and prints its generated password', async () => {
  const first = await run(['user', 'add', 'ada@example.com', '--admin'])
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/^Added ada@example\.com with the password a1\S{12}\n$/)
  // The server may keep its data elsewhere; the message prevents a search for the account there.
  expect(first.stderr).toContain('had no Huajian data')
  const second = await run(['user', 'add', 'ada@example.com', '--password', 'abcd1234'])
  expect(second).toMatchObject({ code: 2, out: '', stderr: 'ada@example.com already has an account' })
  const weak = await run(['user', 'add', 'bob@example.com', '--password', 'short'])
  expect(weak).toMatchObject({ code: 2, stderr: expect.stringContaining('8 to 30 characters') })
})

test('uses the language of the option, then that of the system', () => {
  expect(languageFor(['--language', 'zh'], { LANG: 'en_GB' })).toBe('zh')
  expect(languageFor(['--language=en'], { LANG: 'zh_CN.UTF-8' })).toBe('en')
  expect(languageFor([], { LANG: 'zh_CN.UTF-8' })).toBe('zh')
  expect(languageFor([], { LANG: 'zh_CN.UTF-8', LC_ALL: 'C' })).toBe('en')
})

test('resolves paths from the folder the command was called in', () => {
  expect(startingFolder({ HUAJIAN_FROM: '/a', INIT_CWD: '/b' })).toBe('/a')
  expect(startingFolder({ INIT_CWD: '/b' })).toBe('/b')
})

test('works as a process with its own folder, exit codes and pipes', async () => {
  const { code, out, stderr } = await person.run(['render', '-', '-o', '-', '--format', 'text'], {
    input: JSON.stringify(document),
  })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(out.toString()).toContain('宋知微')
  const missing = await person.run(['render', 'nowhere.json', '-o', 'x.md', '--language', 'zh'])
  expect(missing).toMatchObject({ code: 2, stderr: '找不到 nowhere.json\n' })
  const wrong = await person.run(['render', 'resume.json', '-o', 'x.pdf'], {
    env: { CHROMIUM_PATH: person.at('nowhere') },
  })
  expect(wrong).toMatchObject({ code: 3, stderr: expect.stringContaining('CHROMIUM_PATH') })
})
