import type { Document } from '#packages/document/schema.ts'
import { lineOf, type Scope } from '#packages/sections/scope.ts'
import { splitWords } from '#packages/sections/wording.ts'
import { safeName } from './safe-name.ts'
import { readSections } from './text/read-sections.ts'

const NAMELESS = { zh: '简历', en: 'Resume' } as const

/** `9年` of `9年经验`, `9 years` of `9 years’ experience`. */
const yearsIn = (text: string): string =>
  (text.split(/[（(，,；;。]/, 1)[0] ?? '').replace(
    /(?:的?(?:工作)?经验|(?:[’']|(?<![’'\s]))\s*(?:of\s+)?experience)$/i,
    '',
  )

/** 姓名-职位-年限, which recruiters look for in a folder of files; otherwise the document's name. */
export const fileName = (document: Document): string => {
  const scopes = readSections(document).flatMap(({ entries }) => entries)
  const first = (kind: string, field: string): string => {
    const lines = scopes
      .filter((scope: Scope) => scope.kind.kind === kind)
      .map((scope) => lineOf(scope, field))
    return lines.find((line) => line !== '') ?? ''
  }
  const name = safeName(first('base_info', 'name'))
  const job = first('base_info', 'post') || splitWords(first('job_intention', 'intendedPositions'))[0] || ''
  const parts = [name, job, yearsIn(first('base_info', 'workService'))].map(safeName)
  const own = name === '' ? '' : safeName(parts.filter((part) => part !== '').join('-'))
  return own || safeName(document.title) || NAMELESS[document.language]
}
