import { deflateSync, zipSync, zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { loadDocument } from '#packages/document/load.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { textPdf, tinyPdf } from '#test/corpus/tiny-pdf.ts'
import { nodeEngine } from './pdf/node-engine.ts'
import { readResume } from './read-resume.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array, name = 'resume') => readResume({ name, bytes }, { pdf: nodeEngine })
const problemOf = async (bytes: Uint8Array) => {
  const reading = await read(bytes)
  return reading.ok ? 'read' : reading.problem
}
/** A Word file with these parts. */
const word = (parts: Record<string, Uint8Array>) =>
  zipSync({
    '[Content_Types].xml': encode(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': encode(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    ...parts,
  })
const body = (inner: string) =>
  encode(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`,
  )
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const utf16 = (text: string) => Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0), 0]))
const ole = (name: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504), ...utf16(name)])

test('a file over 20 MB is refused by its size', async () => {
  expect(await problemOf(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large')
  expect(await problemOf(new Uint8Array(0))).toBe('empty')
  expect(await readResume({ text: ' \n\t ' })).toEqual({ ok: false, problem: 'empty' })
})

test('what is no resume is named for what it is', async () => {
  expect(await problemOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10))).toBe('picture')
  expect(await problemOf(ole('WordDocument'))).toBe('old-word')
  expect(await problemOf(ole('EncryptedPackage'))).toBe('encrypted')
  expect(await problemOf(zipSync({ 'photo.jpg': new Uint8Array(4) }))).toBe('unknown')
  expect(await problemOf(encode('{"weather": "fine"}'))).toBe('unknown')
  expect(await problemOf(encode('{"basics": {"name": "cut o'))).toBe('broken')
})

test('a Word file that would unpack to a flood is not unpacked', async () => {
  const flood = new Uint8Array(24 * 1024 * 1024)
  expect(await problemOf(word({ 'word/document.xml': flood }))).toBe('bomb')
  const many = Object.fromEntries(
    Array.from({ length: 2500 }, (_, at) => [`word/part${at}.xml`, new Uint8Array(1)]),
  )
  expect(await problemOf(word({ 'word/document.xml': body(paragraph('x')), ...many }))).toBe('bomb')
})

test('a directory that lies about sizes makes a broken file, not a flood', async () => {
  const bytes = word({ 'word/document.xml': new Uint8Array(30 * 1024 * 1024) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1e6)
      view.setUint32(at + 24, 2000, true)
  expect(['broken', 'no-text', 'bomb']).toContain(await problemOf(bytes))
})

test('entities that a Word file declares are not expanded', async () => {
  const declared = encode(
    `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('&b;&b;')}</w:body></w:document>`,
  )
  const reading = await read(word({ 'word/document.xml': declared }))
  expect(JSON.stringify(reading)).not.toContain('xxxxxxxxxx')
})

test('a Word file of many roots, endless attributes or tags that never meet is not given to a parser', async () => {
  const whole = new TextDecoder().decode(body(paragraph('Robin Ashdown') + paragraph('Skills')))
  const spoilt = [
    whole + '<w:p/>'.repeat(200_000),
    whole + '<!---->'.repeat(200_000),
    whole.replace('<w:body', `<w:body ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}`),
    whole.replace('</w:body>', '</w:p></w:body>'),
    whole.replace('<w:p>', '<w:p>'.repeat(50_000)),
    whole.replace('</w:document>', ''),
  ]
  for (const text of spoilt) {
    const packed = word({ 'word/document.xml': encode(text) })
    expect(await read(packed)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^(?:broken|bomb)$/),
    })
  }
  const honest = whole
    .replace('<w:body>', '<!-- <w:p> --><w:body><w:x a="1 > 0" b=\'/>\'/>')
    .replace('Skills', '<![CDATA[<w:p>]]>')
  expect(await read(word({ 'word/document.xml': encode(honest) }))).toMatchObject({ ok: true })
})

test('a PDF under a password is named', async () => {
  const key = `${'<'.padEnd(65, 'a1')}>`
  const bytes = tinyPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 0 /Kids [] >>',
      `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >>`,
    ],
    '/Encrypt 3 0 R /ID [<00> <00>]',
  )
  expect(await problemOf(bytes)).toBe('encrypted')
})

test('a PDF whose streams would unpack to a flood is not read', async () => {
  const page = (stream: Uint8Array, filter: string) =>
    tinyPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>',
      { dictionary: `/Filter ${filter}`, stream },
    ])
  const once = zlibSync(new Uint8Array(62 * 1024 * 1024), { level: 9 })
  expect(await problemOf(page(once, '/FlateDecode'))).toBe('bomb')
  expect(await problemOf(page(zlibSync(once), '[/FlateDecode /FlateDecode]'))).toBe('bomb')
  expect(await problemOf(page(deflateSync(new Uint8Array(100)), '/FlateDecode'))).toBe('no-text')
})

test('a damaged PDF that defines one object again and again is not given to pdf.js', async () => {
  const open = '5 0 obj\n<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light\nendstream\nendobj\n'
  const of = (times: number) => read(encode(`%PDF-1.7\n${open.repeat(times)}xref\ntrailer\n<<`))
  const tangled = { problem: 'broken', detail: 'one object is defined too often' }
  expect(await of(501)).toMatchObject(tangled)
  expect(await of(20)).not.toMatchObject(tangled)
})

test('of five thousand pages the first are read, and it is said', async () => {
  const reading = await read(
    textPdf(['Robin Ashdown', 'Skills', 'Welding', 'Education', '2010 - 2014  Harbour College'], 5000),
  )
  expect(reading).toMatchObject({
    ok: true,
    notes: expect.arrayContaining([{ code: 'cut', what: 'pages', kept: 30, of: 5000 }]),
  })
})

test('a page as wide as a number can be is read, or has no words on it, and comes to an end', async () => {
  const pdf = Buffer.from(textPdf(['Robin Ashdown', 'robin@example.com', 'Skills', 'Welding'])).toString(
    'latin1',
  )
  const sized = (box: string) => Buffer.from(pdf.replace('[0 0 595 842]', box), 'latin1')
  expect(await problemOf(sized(`[0 0 ${'9'.repeat(20)} 842]`))).toBe('read')
  for (const wide of ['9'.repeat(400), '-9999999999', '0.0000001'])
    for (const box of [`[0 0 ${wide} 842]`, `[0 0 595 ${wide}]`, `[${wide} ${wide} 595 842]`])
      expect(await problemOf(sized(box))).toMatch(/^(?:read|no-text)$/)
})

test('a script in a PDF is neither run nor kept', async () => {
  const reading = await read(
    textPdf(
      ['Robin Ashdown', 'robin@example.com'],
      1,
      '/OpenAction << /S /JavaScript /JS (globalThis.polluted = 1) >>',
    ),
  )
  expect(reading).toMatchObject({ ok: true, notes: [{ code: 'scripts-left-out' }] })
  expect('polluted' in globalThis).toBe(false)
})

test('JSON nested without end is refused; keys that reach for prototypes are only text', async () => {
  expect(await problemOf(encode('['.repeat(100_000)))).toBe('broken')
  expect(await problemOf(encode(`{"a":${'['.repeat(200)}${']'.repeat(200)}}`))).toBe('broken')
  const reading = await read(
    encode(
      '{"basics":{"name":"Robin","__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"no"}}},"work":[]}',
    ),
  )
  expect(reading.ok).toBe(true)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
  expect(JSON.stringify(reading)).toContain('yes')
})

test('a section whose kind is no text is named as the fault, also where it refuses to be a text', async () => {
  const spoilt = { ...blankDocument(''), sections: [{ kind: { toString: 1, valueOf: null } }] }
  expect(await read(encode(JSON.stringify(spoilt)))).toMatchObject({
    ok: false,
    problem: 'broken',
    detail: expect.stringContaining('sections.0'),
  })
})

test('of a hundred thousand entries the first are read, it is said, and what is read loads', async () => {
  const work = Array.from({ length: 100_000 }, (_, at) => `{"name":"x${at}","highlights":["a"],"else":"b"}`)
  const reading = await read(encode(`{"basics":{"name":"Robin"},"work":[${work.join(',')}]}`))
  expect(reading).toMatchObject({
    ok: true,
    notes: [{ code: 'cut', what: 'entries', kept: 2000 }],
  })
  expect(reading.ok && loadDocument(reading.document, kindFacts).ok).toBe(true)
})

test('markup in plain values stays what it is: text', async () => {
  const reading = await read(
    encode(
      '{"basics":{"name":"<img src=x onerror=alert(1)>","summary":"a <script>alert(1)</script> b"},"work":[]}',
    ),
  )
  const text = JSON.stringify(reading)
  expect(text).toContain('<img src=x onerror=alert(1)>')
  expect(text).toContain('a <script>alert(1)</script> b')
})

test('unsafe links in a foreign file lead nowhere', async () => {
  const reading = await read(
    encode(
      '# Robin Ashdown\n\n## Work Experience\n\n### Harbour Works | Welder\n\n*2010 - 2014*\n\n- Built [a pier](javascript:alert(1)) and [a boat](https://boat.example.com)\n',
    ),
  )
  const text = JSON.stringify(reading)
  expect(text).not.toContain('"href":"javascript')
  expect(text).toContain('https://boat.example.com')
})

test('a page of HTML is read without its scripts, also when a tag never closes', async () => {
  const page =
    '<!doctype html><html><head><style>p{}</style></head><body><h1>Robin Ashdown</h1><script>alert(1)</script><h2>Skills</h2><ul><li>Welding<li>Rigging</ul>'
  const reading = await readResume({ text: page })
  expect(JSON.stringify(reading)).not.toContain('alert')
  expect(JSON.stringify(await readResume({ text: `${page}<script>never closed` }))).toContain('Welding')
})

test('Word and PDF files cut at any place end in words, never in an exception', async () => {
  const docx = word({
    'word/document.xml': body(paragraph('Robin Ashdown') + paragraph('Skills') + paragraph('Welding')),
  })
  const pdf = textPdf(['Robin Ashdown', 'robin@example.com', 'Skills', 'Welding'])
  for (const whole of [docx, pdf]) {
    expect(await problemOf(whole)).toBe('read')
    for (let share = 0.05; share < 1; share += 0.11)
      expect(await problemOf(whole.slice(0, Math.floor(whole.length * share)))).toMatch(
        /^(?:read|broken|unknown|no-text|empty)$/,
      )
  }
})

test('styles, fonts and scripts of a page take no room from its words', async () => {
  const bulk = 'A'.repeat(300_000)
  const html = `<!doctype html><html><head><STYLE>@font-face{src:url(data:${bulk})}</STYLE></head><body><h1>Robin Ashdown</h1><svg>${bulk}</svg><h2>Skills</h2><ul><li>Welding</li></ul><style>${'<style '.repeat(50_000)}`
  const reading = await readResume({ text: html })
  expect(reading).toMatchObject({ ok: true, source: 'html' })
  expect(JSON.stringify(reading)).toContain('Welding')
})
