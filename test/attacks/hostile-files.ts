import { zipSync } from 'fflate'
import { textPdf } from '#test/corpus/tiny-pdf.ts'
import { everyPayload } from './hostile-documents.ts'
import { payloads } from './payloads.ts'

export interface HostileFile {
  name: string
  bytes: Uint8Array
}

const encode = (text: string) => new TextEncoder().encode(text)
const json = (value: unknown) => encode(JSON.stringify(value))

// biome-ignore lint/suspicious/noControlCharactersInRegex: a file of text has none of them.
const readable = payloads.map((payload) => payload.replaceAll(/[\u0000-\u0008\u000b-\u001f]/g, ''))
const oneLine = readable.map((payload) => payload.replaceAll(/\s+/g, ' '))

const jsonResume = () =>
  json({
    basics: { name: readable[0], label: readable[1], url: readable[70], summary: readable.join('\n') },
    work: readable.map((text) => ({
      name: text,
      position: text,
      url: text,
      summary: text,
      highlights: [text],
    })),
  })

const reactiveItem = (text: string, at: number) => ({
  id: `i${at}`,
  visible: true,
  company: text,
  position: text,
  location: text,
  date: text,
  summary: `<p>${text}</p>`,
  url: { label: text, href: text },
})

const reactive4 = () =>
  json({
    basics: {
      name: readable[0],
      headline: readable[1],
      email: readable[2],
      url: { label: '', href: readable[80] },
      customFields: readable
        .slice(0, 20)
        .map((text, at) => ({ id: `f${at}`, icon: text, name: text, value: text })),
      picture: { url: 'javascript:__hit=1', size: 64 },
    },
    sections: {
      summary: { name: readable[3], columns: 1, visible: true, id: 'summary', content: readable.join('\n') },
      experience: {
        name: readable[4],
        columns: 1,
        visible: true,
        id: 'experience',
        items: readable.map(reactiveItem),
      },
      custom: {},
    },
    metadata: { template: 'rhyhorn', css: { value: '</style><script>__hit=1</script>', visible: true } },
  })

const magic = () =>
  json({
    id: 'x',
    title: readable[0],
    basic: { name: readable[1], title: readable[2], email: readable[3], photo: 'javascript:__hit=1' },
    experience: readable.map((text, at) => ({
      id: `e${at}`,
      company: text,
      position: text,
      date: text,
      details: text,
      visible: true,
    })),
    skillContent: readable.join(''),
    menuSections: [{ id: 'experience', title: readable[4], icon: '💼', enabled: true, order: 1 }],
    globalSettings: {},
  })

const markdown = () =>
  encode(
    `# ${oneLine[0]}\n\n## Work Experience\n\n${oneLine.map((text) => `### ${text}\n\n*2010 - 2014*\n\n- ${text}\n- [x](${text})\n`).join('\n')}`,
  )

const html = () =>
  encode(
    `<!doctype html><html><body><h1>Robin Ashdown</h1><h2>Work Experience</h2>${readable.map((text) => `<p>${text}</p><p><a href="${text}">link</a></p>`).join('\n')}</body></html>`,
  )

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const docx = () => {
  const paragraphs = ['Robin Ashdown', 'Work Experience', ...oneLine].map(
    (text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
  )
  const links = oneLine.map(
    (_, at) => `<w:p><w:hyperlink r:id="r${at}"><w:r><w:t>link ${at}</w:t></w:r></w:hyperlink></w:p>`,
  )
  const relations = oneLine.map(
    (text, at) =>
      `<Relationship Id="r${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" TargetMode="External" Target="${escaped(text)}"/>`,
  )
  const relationships = (inner: string) =>
    encode(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`,
    )
  return zipSync({
    '[Content_Types].xml': encode(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': relationships(
      '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>',
    ),
    'word/_rels/document.xml.rels': relationships(relations.join('')),
    'word/document.xml': encode(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${[...paragraphs, ...links].join('')}</w:body></w:document>`,
    ),
  })
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

const pdf = () => textPdf(['Robin Ashdown', 'Work Experience', ...oneLine.filter(isAscii).slice(0, 40)])

/** Each import format with every payload that it can carry, under a file name that is a payload too. */
export const hostileFiles = (): Record<string, HostileFile> => {
  const name = '"><img src=x onerror=__hit=1>'
  const files = {
    'our JSON': json(everyPayload(0, 3)),
    'JSON Resume': jsonResume(),
    'Reactive Resume': reactive4(),
    'magic-resume': magic(),
    Markdown: markdown(),
    HTML: html(),
    Word: docx(),
    PDF: pdf(),
    text: encode(oneLine.join('\n')),
  }
  return Object.fromEntries(Object.entries(files).map(([kind, bytes]) => [kind, { name, bytes }]))
}
