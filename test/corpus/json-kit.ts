import { readResume } from '#packages/import/read-resume.ts'

export const read = async (json: unknown) => {
  const reading = await readResume({ text: JSON.stringify(json) })
  if (!reading.ok) throw new Error(reading.problem)
  return reading
}
type Read = Awaited<ReturnType<typeof read>>
export const itemsOf = ({ document }: Read, kind: string) =>
  document.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.items.map(({ data }) => data))

/** Every text of a file, except values that only its own program uses. */
const textsIn = (value: unknown, key = ''): string[] => {
  if (
    /^(?:id|\$schema|metadata|meta|icon|icons|templateId|globalSettings|activeSection|type|columns|createdAt|updatedAt|menuSections|level|iconColor|layout)$/.test(
      key,
    )
  )
    return []
  if (typeof value === 'string')
    return value
      .replaceAll(/<[^>]*>/g, '\n')
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => text !== '')
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => textsIn(one, name))
    : []
}
const isDate = (text: string) =>
  /^\d{4}(?:-\d{2}){0,2}$|^\d{4} [-–]|^[A-Z][a-z]{2} \d{4}|^\d{4}[.年]|至今|^Present$/.test(text)
export const lost = (json: unknown, reading: Read) => {
  const imported = JSON.stringify(reading)
  return textsIn(json).filter(
    (text) => !isDate(text) && !imported.includes(JSON.stringify(text).slice(1, -1)),
  )
}
