import { dateStyles, day } from './date-styles.ts'
import { ENTRIES, entryOf, factsOf, hasPart, type Part, pairsOf, skillOf, title } from './held-out-entries.ts'
import { everyone, type Layout, zh } from './layout.ts'
import type { Person } from './person.ts'

/**
 * Layouts that the parser was not developed with: written after its rules and never looked at while the rules changed.
 */

const safe = (text: string | undefined) => (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const page = (person: Person, css: string, body: string) =>
  `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><style>@page { size: A4; margin: 16mm } * { box-sizing: border-box; margin: 0; padding: 0 } body { font: 10pt/1.6 "Corpus Sans", sans-serif } ${css}</style><body>${body}</body></html>`

/** Numbered headings, the position before the company, lists with dashes. */
const numbered = (person: Person) => {
  const dates = zh(person) ? dateStyles.tight : dateStyles.numbers
  const parts: Part[] = (['summary', ...ENTRIES, 'skills', 'awards', 'hobbies'] as Part[]).filter((part) =>
    hasPart(person, part),
  )
  const body = (part: Part) => {
    if (part === 'summary') return (person.summary ?? []).map((line) => `<p>${safe(line)}</p>`).join('')
    if (part === 'hobbies') return `<p>${safe(person.hobbies)}</p>`
    if (part === 'skills')
      return person.skills.map((skill) => `<p>– ${safe(skillOf(person, skill))}</p>`).join('')
    if (part === 'awards')
      return (person.awards ?? [])
        .map(
          (award) =>
            `<p>– ${safe(award.name)}（${zh(person) ? day.dots(award.date) : day.short(award.date)}）</p>`,
        )
        .join('')
    return entryOf(person, part, dates)
      .map(
        (one) =>
          `<div class="h"><span><b>${safe(one.who)}</b> · ${safe(one.what)}</span><span class="d">${one.when}</span></div>${one.where ? `<p class="w">${safe(one.where)}</p>` : ''}${one.labelled.map(([key, value]) => `<p>${key}：${safe(value)}</p>`).join('')}${one.lines.map((line) => `<p class="l">– ${safe(line)}</p>`).join('')}`,
      )
      .join('')
  }
  return page(
    person,
    '.top { display: flex; justify-content: space-between } .top h1 { font-size: 21pt } .top div { text-align: right } h2 { font-size: 12pt; margin: 5mm 0 1mm; color: #a33 } .h { display: flex; justify-content: space-between; margin-top: 1.5mm } .d { background: #f3e3e3; padding: 0 2mm } .l { padding-left: 1em; text-indent: -1em }',
    `<div class="top"><h1>${person.name}</h1><div><p>${person.phone}</p><p>${person.email}</p><p>${safe(person.city)}</p></div></div><p>${[...factsOf(person), ...pairsOf(person)].map(safe).join(' ｜ ')}</p>${person.intention ? `<p>求职意向：${safe(person.intention.position)} ｜ 期望城市：${safe(person.intention.city)} ｜ 期望薪资：${safe(person.intention.salary)} ｜ 到岗时间：${safe(person.intention.status)} ｜ 求职类型：${safe(person.intention.type)}</p>` : ''}
     ${parts.map((part, at) => `<h2>${String(at + 1).padStart(2, '0')} ${title(person, part)}</h2>${body(part)}`).join('')}`,
  )
}

/** Justified serif text, spaced-out headings between lines, dates in brackets after the name. */
const bookish = (person: Person) => {
  const dates = zh(person) ? dateStyles.words : dateStyles.full
  const parts: Part[] = ([...ENTRIES, 'awards', 'skills', 'summary', 'hobbies'] as Part[]).filter((part) =>
    hasPart(person, part),
  )
  const body = (part: Part) => {
    if (part === 'summary') return (person.summary ?? []).map((line) => `<p>${safe(line)}</p>`).join('')
    if (part === 'hobbies') return `<p>${safe(person.hobbies)}</p>`
    if (part === 'skills')
      return person.skills.map((skill) => `<p>● ${safe(skillOf(person, skill))}</p>`).join('')
    if (part === 'awards')
      return (person.awards ?? [])
        .map(
          (award) =>
            `<p>${zh(person) ? day.words(award.date) : day.short(award.date)}　${safe(award.name)}</p>`,
        )
        .join('')
    return entryOf(person, part, dates)
      .map(
        (one) =>
          `<h3>${safe(one.who)}（${one.when}）</h3><p>${safe(one.what)}</p>${one.where ? `<p>${safe(one.where)}</p>` : ''}${one.labelled.map(([key, value]) => `<p>${key}：${safe(value)}</p>`).join('')}${one.lines.map((line) => `<p>● ${safe(line)}</p>`).join('')}`,
      )
      .join('')
  }
  return page(
    person,
    'body { text-align: justify; font-size: 11pt } h1 { font-size: 19pt; text-align: center } .c { text-align: center } h2 { font-size: 12pt; letter-spacing: 0.4em; border-top: 1px solid #333; border-bottom: 1px solid #333; margin: 4mm 0 2mm } h3 { font-size: 11pt; margin-top: 2mm }',
    `<h1>${person.name}</h1><p class="c">${[person.phone, person.email, person.city].map(safe).join('　')}</p><p class="c">${[...factsOf(person), ...pairsOf(person)].map(safe).join('　')}</p>${person.intention ? `<h2>${title(person, 'intention')}</h2><p>意向岗位：${safe(person.intention.position)}　意向城市：${safe(person.intention.city)}　期望薪资：${safe(person.intention.salary)}　求职状态：${safe(person.intention.status)}　工作性质：${safe(person.intention.type)}</p>` : ''}
     ${parts.map((part) => `<h2>${title(person, part)}</h2>${body(part)}`).join('')}`,
  )
}

/** A band across the page with the name, two columns below it. */
const banded = (isMainLeft: boolean) => (person: Person) => {
  const dates = zh(person) ? dateStyles.dots : dateStyles.short
  const main = ENTRIES.filter((part) => part !== 'education' && hasPart(person, part))
    .map(
      (part) =>
        `<h2>${title(person, part)}</h2>${entryOf(person, part, dates)
          .map(
            (one) =>
              `<p><b>${safe(one.what)}</b></p><p>${safe(one.who)} | ${one.when}</p>${one.where ? `<p>${safe(one.where)}</p>` : ''}${one.labelled.map(([key, value]) => `<p>${key}：${safe(value)}</p>`).join('')}<ul>${one.lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`,
          )
          .join('')}`,
    )
    .join('')
  const side = `<h2>${title(person, 'education')}</h2>${entryOf(person, 'education', dates)
    .map(
      (one) =>
        `<p><b>${safe(one.who)}</b></p><p>${safe(one.what)}</p><p>${one.when}</p>${one.labelled.map(([key, value]) => `<p>${key}：${safe(value)}</p>`).join('')}`,
    )
    .join(
      '',
    )}<h2>${title(person, 'skills')}</h2>${person.skills.map((skill) => `<p>${safe(skillOf(person, skill))}</p>`).join('')}${person.awards ? `<h2>${title(person, 'awards')}</h2>${person.awards.map((award) => `<p>${zh(person) ? day.dots(award.date) : day.short(award.date)} ${safe(award.name)}</p>`).join('')}` : ''}${person.hobbies ? `<h2>${title(person, 'hobbies')}</h2><p>${safe(person.hobbies)}</p>` : ''}`
  return page(
    person,
    `@page { margin: 0 } header { background: #1c4b57; color: #fff; padding: 10mm 14mm } h1 { font-size: 24pt } .two { display: grid; grid-template-columns: ${isMainLeft ? '1.9fr 1fr' : '1fr 1.9fr'}; column-gap: 9mm; padding: 6mm 14mm } .two div { min-width: 0; overflow-wrap: anywhere } h2 { font-size: 12.5pt; color: #1c4b57; margin: 3mm 0 1.5mm } ul { padding-left: 1.2em }`,
    `<header><h1>${person.name}</h1><p>${[person.phone, person.email, person.city, ...factsOf(person)].map(safe).join('  •  ')}</p><p>${pairsOf(person).map(safe).join('  •  ')}</p></header>${person.summary ? `<div style="padding:4mm 14mm 0"><h2>${title(person, 'summary')}</h2>${person.summary.map((line) => `<p>${safe(line)}</p>`).join('')}</div>` : ''}<div class="two">${isMainLeft ? `<div>${main}</div><div>${side}</div>` : `<div>${side}</div><div>${main}</div>`}</div>`,
  )
}

export const heldOutHtml: readonly Layout<string>[] = [
  { id: 'numbered', group: 'pdf, one column', fits: everyone, write: numbered },
  { id: 'bookish', group: 'pdf, one column', fits: everyone, write: bookish },
  {
    id: 'banded-left',
    group: 'pdf, two columns',
    fits: everyone,
    write: banded(true),
    omits: ['job_intention'],
  },
  {
    id: 'banded-right',
    group: 'pdf, two columns',
    fits: everyone,
    write: banded(false),
    omits: ['job_intention'],
  },
]
