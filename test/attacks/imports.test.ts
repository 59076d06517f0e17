import { expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { safeHref } from '#packages/sections/resolve.ts'
import { nameOf } from '#packages/server-kit/personal.ts'
import { everyField, everyPayload } from './hostile-documents.ts'
import { hostileFiles } from './hostile-files.ts'
import { payloads } from './payloads.ts'

/** Every address that links of an imported document lead to. */
const hrefsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'href' && typeof one === 'string' ? [one] : hrefsIn(one),
  )
}

test('the corpus is large enough and has no duplicates', () => {
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThanOrEqual(150)
})

test.each(Object.entries(hostileFiles()))(
  '%s is imported as valid data with safe addresses only',
  async (kind, file) => {
    const reading = await readResume(file, { pdf: nodeEngine })
    expect(reading, kind).toMatchObject({ ok: true })
    if (!reading.ok) return
    expect(loadDocument(reading.document, kindFacts)).toMatchObject({ ok: true })
    for (const href of hrefsIn(reading.document)) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i)
    // Payloads are imported as text, because people may write anything.
    expect(JSON.stringify(reading.document)).toContain('__hit=1')
  },
)

test('the hostile documents are valid, so their payloads could be stored', () => {
  for (const document of [everyField(), everyPayload(0, 3), everyPayload(1, 3), everyPayload(2, 3)])
    expect(loadDocument(document, kindFacts)).toMatchObject({ ok: true })
})

test('refuses a script address in styled text', () => {
  for (const href of payloads.filter((one) => !/^(?:https?:\/\/|mailto:|tel:)/i.test(one))) {
    const document = everyPayload(0, 100)
    const text = [{ spans: [{ text: 'x', href }] }]
    const [section] = document.sections
    const [item] = section?.items ?? []
    if (item) item.data.text = text
    expect(loadDocument(document, kindFacts).ok, href).toBe(false)
  }
})

test('a field links to safe addresses only', () => {
  for (const field of ['email', 'phoneNumber', 'fields', 'link', 'worksLink', 'name'])
    for (const payload of payloads) {
      const { href } = safeHref(field, payload)
      if (href !== undefined) expect(new URL(href).protocol, payload).toMatch(/^(?:https?|mailto|tel):$/)
    }
})

test('no title turns the name of a packed file into a path', () => {
  for (const title of [...payloads, '../../etc/passwd', '..', '/', 'C:\\x', 'a\0b', '.hidden'])
    expect(nameOf(title, 'id')).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^\.|\.\./u)
})
