import { create } from 'mutative'
import { describe, expect, test } from 'vitest'
import type { Document, Section } from '#packages/document/schema.ts'
import type { DisplayList, TextOp } from '#packages/export/display-list/list.ts'
import { headingOf } from '#packages/import/parse/headings.ts'
import { kindNames } from '#packages/sections/registry.ts'
import { evidenceOf, itemIn, sectionIn, sound } from '#test/kit/proof-evidence.ts'
import { firstDifference } from './compare-text.ts'
import type { Evidence } from './evidence.ts'
import { fixCommand } from './fix.ts'
import { matchFields } from './match-fields.ts'
import { standardTitle } from './rules/titles.ts'
import { type Warning, type WarningCode, warningCodes, warningsOf } from './rules.ts'
import { shownFields } from './shown-fields.ts'
import { fixWords, proofWords } from './words.ts'

const withFault = (change: (document: Document) => void, language: 'zh' | 'en' = 'zh'): Document =>
  create(sound(language), (draft) => change(draft as Document))

const read = (part: Partial<Evidence['reading']>): Partial<Evidence> => ({
  reading: part as Evidence['reading'],
})

const textOp = (part: Partial<TextOp>): TextOp => ({
  op: 'text',
  text: '护理部主任',
  face: 'sans-400',
  size: 14,
  color: [20, 20, 20, 1],
  y: 100,
  pens: [40, 54, 68, 82, 96],
  advances: [14, 14, 14, 14, 14],
  part: 0,
  ...part,
})

const listOf = (document: Document, pages: TextOp[][], more: Partial<DisplayList> = {}): DisplayList => ({
  pages: pages.map((ops) => ({ width: 794, height: 1123, ops })),
  structure: [{ role: 'p', section: sectionIn(document, 'work_experience').id, item: 'x', field: 'name' }],
  pictures: [],
  ...more,
})

const drawnAs = (
  document: Document,
  pages: TextOp[][],
  more: Partial<DisplayList> = {},
): Partial<Evidence> => ({
  drawn: { text: '', pages: 2, list: listOf(document, pages, more) },
})

const withoutFields = (document: Document, ...fields: string[]): Document =>
  create(document, (draft) => {
    for (const field of fields) delete itemIn(draft as Document, 'base_info').data[field]
  })

interface Planted {
  document: Document
  more?: Partial<Evidence>
  expected?: Partial<Warning>
}

/** One fault for each rule: with it the rule speaks, without it it is silent. */
const faults: Record<WarningCode, () => Planted> = {
  text_differs: () => ({
    document: sound(),
    more: { difference: firstDifference('护理部主任', '护埋部主任') },
    expected: { severity: 'error', facts: { drawn: '护理部主任', read: '护埋部主任' } },
  }),
  pages_differ: () => ({
    document: sound(),
    more: { drawn: { text: '', pages: 3 } },
    expected: { severity: 'error', facts: { file: 2, screen: 3 } },
  }),
  font_missing: () => ({
    document: sound(),
    more: read({ fonts: { embedded: 1, notEmbedded: ['SimSun'] } }),
    expected: { severity: 'error', facts: { fonts: 'SimSun' } },
  }),
  no_name: () => ({
    document: withFault((document) => {
      sectionIn(document, 'base_info').props.name = { visible: false }
    }),
    expected: { severity: 'error', field: 'name' },
  }),
  no_phone: () => ({
    document: withFault((document) => {
      sectionIn(document, 'base_info').props.phoneNumber = { visible: false }
    }),
    expected: { severity: 'warning', field: 'phoneNumber' },
  }),
  no_email: () => ({
    document: withoutFields(sound(), 'email', 'phoneNumber'),
    expected: { severity: 'error', field: 'email' },
  }),
  bad_phone: () => ({
    document: withFault((document) => {
      itemIn(document, 'base_info').data.phoneNumber = '１３８００００２７１６'
    }),
    expected: { severity: 'error', facts: { text: '１３８００００２７１６', better: '13800002716' } },
  }),
  bad_email: () => ({
    document: withFault((document) => {
      itemIn(document, 'base_info').data.email = 'zhiwei＠example。com'
    }),
    expected: { severity: 'error', facts: { text: 'zhiwei＠example。com', better: 'zhiwei@example.com' } },
  }),
  dates_backward: () => ({
    document: withFault((document) => {
      itemIn(document, 'work_experience').data.period = { from: '2024-03', to: '2021-09' }
    }),
    expected: { severity: 'error', field: 'period', facts: { from: '2024-03', to: '2021-09' } },
  }),
  unknown_title: () => {
    const document = withFault((draft) => {
      sectionIn(draft, 'work_experience').title = '我走过的路'
    })
    const misread = create(document, (draft) => {
      sectionIn(draft as Document, 'work_experience').kind = 'custom'
    })
    return {
      document,
      more: {
        fields: matchFields(shownFields(document), document, misread),
        ...read({ document: misread }),
      },
      expected: { facts: { title: '我走过的路', better: '工作经历' } },
    }
  },
  title_beside: () => {
    const document = withFault((draft) => {
      draft.theme.titleVariant = 8
    })
    const scattered = create(document, (draft) => {
      for (const item of sectionIn(draft as Document, 'awards').items) delete item.data.awardsName
    })
    return { document, more: { fields: matchFields(shownFields(document), document, scattered) } }
  },
  out_of_order: () => {
    const document = sound()
    const [work, school] = [sectionIn(document, 'work_experience'), sectionIn(document, 'edu_background')]
    const textsOf = (section: Section) =>
      shownFields(document).filter((field) => field.section === section.id && field.ours.length > 6)
    const half = textsOf(work).length / 2
    const across = [...textsOf(work).slice(0, half), ...textsOf(school), ...textsOf(work).slice(half)]
    return {
      document,
      more: read({ text: across.map(({ ours }) => ours).join('\n') }),
      expected: { section: work.id },
    }
  },
  field_missing: () => {
    const document = sound()
    const partial = create(document, (draft) => {
      delete itemIn(draft as Document, 'awards').data.awardsName
    })
    return {
      document,
      more: { fields: matchFields(shownFields(document), document, partial) },
      expected: { field: 'awardsName' },
    }
  },
  no_dates: () => ({
    document: withFault((document) => {
      sectionIn(document, 'edu_background').props.period = { visible: false }
    }),
    expected: { field: 'period' },
  }),
  dates_unread: () => ({
    document: withFault((document) => {
      itemIn(document, 'work_experience').data.period = { text: '毕业那年的夏天' }
    }),
    expected: { field: 'period', facts: { text: '毕业那年的夏天' } },
  }),
  level_figure: () => {
    const document = withFault((draft) => {
      sectionIn(draft, 'skill_specialties').variant = 6
    })
    const read = create(document, (draft) => {
      for (const item of sectionIn(draft as Document, 'skill_specialties').items) delete item.data.proficiency
    })
    return { document, more: { fields: matchFields(shownFields(document), document, read) } }
  },
  small_text: () => {
    const document = sound()
    return {
      document,
      more: drawnAs(document, [[textOp({}), textOp({ size: 10 })]]),
      expected: { facts: { size: 7.5, text: '护理部主任' } },
    }
  },
  low_contrast: () => {
    const document = sound()
    return {
      document,
      more: drawnAs(document, [[textOp({ color: [200, 200, 200, 1] })]]),
      expected: { facts: { contrast: 1.7, text: '护理部主任' } },
    }
  },
  private_letters: () => ({
    document: withFault((document) => {
      itemIn(document, 'base_info').data.address = '\ue0c8 苏州'
    }),
    expected: { field: 'address', facts: { text: '□ 苏州' } },
  }),
  unread_picture: () => ({ document: sound(), more: { troubles: { missing: [], unread: 1 } } }),
  link_broken: () => ({
    document: sound(),
    more: read({ links: [{ text: '作品', href: 'https://nowhere', works: false }] }),
    expected: { facts: { text: '作品', href: 'https://nowhere' } },
  }),
  link_hidden: () => ({
    document: sound(),
    more: read({ links: [{ text: '点这里', href: 'https://example.org/a', works: true }] }),
    expected: { facts: { text: '点这里', href: 'https://example.org/a' } },
  }),
  many_pages: () => ({ document: sound(), more: read({ pages: 5 }), expected: { facts: { pages: 5 } } }),
  file_large: () => ({
    document: sound(),
    more: { bytes: 3 * 1024 * 1024 },
    expected: { facts: { size: '3.0' } },
  }),
  photo_large: () => {
    const document = sound()
    const picture = {
      type: 'image/jpeg' as const,
      bytes: new Uint8Array(2 * 1024 * 1024),
      width: 9,
      height: 9,
    }
    return {
      document,
      more: drawnAs(document, [[]], { pictures: [picture] }),
      expected: { facts: { size: '2.0' } },
    }
  },
  short_last_page: () => {
    const document = sound()
    return { document, more: drawnAs(document, [[textOp({ y: 1000 })], [textOp({ y: 120 })]]) }
  },
  gap: () => ({
    document: withFault((document) => {
      const { items } = sectionIn(document, 'work_experience')
      for (const [at, item] of items.entries())
        item.data.period = at === 0 ? { from: '2024-03', to: 'now' } : { from: '2015-01', to: '2021-06' }
      for (const kind of ['edu_background', 'internship_experience'])
        for (const item of sectionIn(document, kind).items)
          item.data.period = { from: '2011-09', to: '2015-06' }
    }),
    expected: { severity: 'info', facts: { from: '2021-06', to: '2024-03', months: 32 } },
  }),
  side_contact: () => ({
    document: withFault((document) => {
      document.page.layout = 'left_right'
      sectionIn(document, 'base_info').region = 'side'
    }),
    expected: { severity: 'info' },
  }),
  keyword_absent: () => ({
    document: withFault((document) => {
      itemIn(document, 'job_intention').data.intendedPositions = '高级宇航员'
    }),
    expected: { severity: 'info', facts: { word: '高级宇航员' } },
  }),
  punctuation: () => ({
    document: withFault((document) => {
      itemIn(document, 'work_experience').data.heading = '心内科,重症'
    }),
    expected: { severity: 'info', facts: { count: 1 } },
  }),
  missing_letters: () => ({
    document: withFault((document) => {
      itemIn(document, 'base_info').data.name = '王𠮷'
    }),
    more: { troubles: { missing: ['𠮷'], unread: 0 } },
    expected: { severity: 'info', field: 'name', facts: { characters: '𠮷' } },
  }),
}

const found = ({ document, more }: Planted, code: WarningCode) =>
  warningsOf(evidenceOf(document, more)).filter((warning) => warning.code === code)

test('a sound document has nothing to complain of', () => {
  for (const language of ['zh', 'en'] as const) {
    const codes = warningsOf(evidenceOf(sound(language))).map(({ code }) => code)
    // Real resumes have gaps, and job targets that their past does not mention.
    expect(codes.filter((code) => code !== 'gap' && code !== 'keyword_absent')).toEqual([])
  }
})

describe.each(warningCodes)('%s', (code) => {
  test('is told where it stands, and not where it does not', () => {
    const planted = faults[code]()
    const [first] = found(planted, code)
    expect(first).toMatchObject({ code, ...planted.expected })
    if (code !== 'gap' && code !== 'keyword_absent') expect(found({ document: sound() }, code)).toEqual([])
  })

  test('has words in both languages', () => {
    const facts = found(faults[code](), code)[0]?.facts ?? {}
    for (const language of ['zh', 'en'] as const)
      expect(proofWords[language][code](facts)).not.toMatch(/undefined|^$/)
  })

  test('and its fix, if it has one, is named and takes it away', () => {
    const planted = faults[code]()
    const [warning] = found(planted, code)
    if (!warning?.fix || 'tool' in warning.fix) return
    const { steps } = warning.fix
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps)
    for (const language of ['zh', 'en'] as const)
      expect(fixWords[language][code]?.(warning.facts ?? {})).toBeTruthy()
    const fixed = create(planted.document, (draft) => fixCommand(steps)(draft as Document))
    if (code === 'small_text') expect(fixed.theme.fontSize).toBeGreaterThan(planted.document.theme.fontSize)
    else expect(found({ document: fixed }, code)).toEqual([])
  })
})

test('every kind has a standard title, and the reader files it under that kind', () => {
  const titled = kindNames.filter(
    (kind) => !['custom', 'base_info', 'resume_title', 'module_title'].includes(kind),
  )
  for (const kind of titled)
    for (const language of ['zh', 'en'] as const)
      expect([kind, headingOf(standardTitle(kind, language))?.kind]).toEqual([kind, kind])
})

test('errors come first', () => {
  const document = withoutFields(sound(), 'email', 'phoneNumber')
  const severities = warningsOf(evidenceOf(document, { bytes: 4_000_000 })).map(({ severity }) => severity)
  expect(severities.toSorted()).toEqual(severities.toSorted((a, b) => a.localeCompare(b)))
  expect(severities[0]).toBe('error')
  expect(severities.lastIndexOf('error')).toBeLessThan(severities.indexOf('warning'))
})

test('English punctuation in English stays; Chinese marks in English are mended', () => {
  const document = withFault((draft) => {
    itemIn(draft, 'work_experience').data.heading = 'Cardiology，Ward 3（night）'
  }, 'en')
  const [warning] = found({ document }, 'punctuation')
  if (!warning?.fix || 'tool' in warning.fix) throw new Error('no fix')
  const fixed = create(document, (draft) =>
    fixCommand(warning.fix && 'steps' in warning.fix ? warning.fix.steps : [])(draft as Document),
  )
  expect(itemIn(fixed, 'work_experience').data.heading).toBe('Cardiology, Ward 3 (night)')
})
