import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { commandLine } from '#test/kit/command-line.ts'
import { isLong } from '#test/kit/long.ts'
import { openPdf } from '#test/kit/pdf-read.ts'

const person = commandLine()
const document = sampleDocument(personOf('nurse', 'zh'))
person.write('resume.json', document)
const run = (args: string[], options = {}) => person.runHere(args, { ...options, browser: true })
const read = (name: string) => readFileSync(person.at(name))

test('one call writes every format with matching content', async () => {
  const names = ['pdf', 'docx', 'png', 'pptx', 'html', 'md', 'txt', 'json'].map((ending) => `out.${ending}`)
  const { code, stderr } = await person.run([
    'render',
    'resume.json',
    ...names.flatMap((name) => ['-o', name]),
  ])
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('Wrote out.pdf') })
  const pdf = await openPdf(read('out.pdf'))
  expect(pdf.numPages).toBe(4)
  expect((await mammoth.extractRawText({ buffer: read('out.docx') })).value).toContain('宋知微')
  for (let page = 1; page <= pdf.numPages; page += 1)
    expect(await sharp(read(`out-${page}.png`)).metadata()).toMatchObject({ width: 794 * 2 })
  expect(Object.keys(unzipSync(read('out.pptx')))).toContain('ppt/slides/slide4.xml')
  expect(read('out.html').toString()).toMatch(/^<!doctype html>[\s\S]*宋知微/i)
  for (const name of ['out.md', 'out.txt']) expect(read(name).toString()).toContain('宋知微')
  expect(JSON.parse(read('out.json').toString())).toEqual(document)
  const back = await person.run(['import', 'out.pdf', '-o', 'back.json'])
  expect(back).toMatchObject({ code: 0, stderr: expect.stringContaining('was restored completely') })
  expect(JSON.parse(read('back.json').toString())).toEqual(document)
}, 120_000)

test.runIf(isLong)('--pages selects pages and numbers their files', async () => {
  const some = await run(['render', 'resume.json', '-o', 'some.png', '--pages', '2,4', '--scale', '1'])
  expect(some.stderr).toMatch(/some-2\.png[\s\S]*some-4\.png/)
  expect(await sharp(read('some-4.png')).metadata()).toMatchObject({ width: 794, height: 1123 })
  const beyond = await run(['render', 'resume.json', '-o', 'beyond.pdf', '--pages', '3-7'])
  expect(beyond).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Page 5 does not exist: the document has 4 pages'),
  })
})

test.runIf(isLong)('writes one file to standard output and refuses several', async () => {
  const input = JSON.stringify(document)
  const pdf = await run(['render', '-', '-o', '-', '--format', 'pdf'], { input })
  expect(pdf.code).toBe(0)
  expect((await openPdf(pdf.out)).numPages).toBe(4)
  const several = await run(['render', '-', '-o', '-', '--format', 'png'], { input })
  expect(several).toMatchObject({ code: 2, stderr: expect.stringContaining('--long') })
  expect(several.out.length).toBe(0)
})

test.runIf(isLong)(
  'check lays out the document and reports what applicant tracking systems read',
  async () => {
    const { code, out } = await run(['check', 'resume.json', '--language', 'zh'], { language: 'zh' })
    expect(out.toString()).toMatch(/排成 4 页[\s\S]*招聘系统读到 \d+\/\d+ 项/)
    expect(code).toBe(0)
    const nameless = structuredClone(document)
    for (const { kind, items } of nameless.sections)
      if (kind === 'base_info') Object.assign(items[0]?.data ?? {}, { name: '', phoneNumber: '' })
    person.write('nameless.json', nameless)
    const wrong = await run(['check', 'nameless.json'])
    expect(wrong.out.toString()).toMatch(/No phone number was read[\s\S]*has a problem:\n.*No name was read/)
    expect(wrong.code).toBe(1)
  },
)
