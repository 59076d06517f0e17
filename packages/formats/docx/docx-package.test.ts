import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { makeDocx } from './make-docx.ts'

interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
}

const TAG = /<(\/)?([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>/g

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** Elements only: Word minds their order and what they say of themselves. */
const parsed = (xml: string): Element => {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, name = '', attributes = '', empty] of xml.matchAll(TAG)) {
    if (closing) {
      expect(open.pop()?.name).toBe(name)
      continue
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  expect(open).toHaveLength(1)
  return root
}

const all = (element: Element): Element[] => element.children.flatMap((child) => [child, ...all(child)])

/** As the schema has them; Word calls a file with another order broken. */
const ORDER: Record<string, string> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs ' +
    'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd ' +
    'snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment ' +
    'textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish ' +
    'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang ' +
    'eastAsianLayout specVanish oMath',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd ' +
    'tblBorders shd tblLayout tblCellMar tblLook',
  'w:tcBorders': 'top start left bottom end right insideH insideV tl2br tr2bl',
  'w:pBdr': 'top left bottom right between bar',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols ' +
    'formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid',
}

const isInOrder = ({ name, children }: Element): boolean => {
  const order = ORDER[name]?.split(' ')
  if (!order) return true
  const places = children.map((child) => order.indexOf(child.name.slice(2)))
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0))
}

/** Two tables that touch are one to Word, and what ends with a table is broken. */
const isSound = ({ name, children }: Element): boolean => {
  if (name !== 'w:tc' && name !== 'w:body') return true
  const blocks = children.filter((child) => child.name === 'w:p' || child.name === 'w:tbl')
  const touching = blocks.some((block, at) => block.name === 'w:tbl' && blocks[at - 1]?.name === 'w:tbl')
  return blocks.at(-1)?.name === 'w:p' && !touching
}

const spanOf = (cell: Element): number =>
  Number(all(cell).find(({ name }) => name === 'w:gridSpan')?.attributes['w:val'] ?? 1)

const isEven = (table: Element): boolean => {
  const columns = table.children.find(({ name }) => name === 'w:tblGrid')?.children.length
  return table.children
    .filter(({ name }) => name === 'w:tr')
    .every((row) => {
      const cells = row.children.filter(({ name }) => name === 'w:tc')
      return cells.length > 0 && cells.reduce((sum, cell) => sum + spanOf(cell), 0) === columns
    })
}

const isPositive = ({ name, attributes }: Element): boolean => {
  if (name === 'wp:extent' || name === 'a:ext') return !('cx' in attributes) || Number(attributes.cx) > 0
  if (name === 'w:spacing')
    return Number(attributes['w:before'] ?? 0) >= 0 && Number(attributes['w:after'] ?? 0) >= 0
  if (name === 'w:gridCol') return Number(attributes['w:w']) > 0
  return true
}

const partsOf = async (document: Document): Promise<Record<string, string>> => {
  const files = unzipSync(await makeDocx(document, new Map()))
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
}

const expectSound = async (document: Document) => {
  const parts = await partsOf(document)
  const written = Object.entries(parts).filter(([name]) =>
    /^word\/(?:document|header\d+|footer\d+|styles)\.xml$/.test(name),
  )
  const ids: string[] = []
  for (const [name, xml] of written) {
    const elements = all(parsed(xml))
    expect(elements.filter((element) => !isInOrder(element)).map(({ name: tag }) => tag)).toEqual([])
    expect(elements.filter((element) => !isSound(element))).toEqual([])
    expect(elements.filter((element) => element.name === 'w:tbl' && !isEven(element))).toEqual([])
    expect(elements.filter((element) => !isPositive(element))).toEqual([])
    ids.push(
      ...elements
        .filter((element) => element.name === 'wp:docPr')
        .map(({ attributes }) => attributes.id ?? ''),
    )
    const relations = parts[`word/_rels/${name.slice('word/'.length)}.rels`] ?? ''
    for (const { attributes } of elements)
      for (const key of ['r:id', 'r:embed'])
        if (attributes[key]) expect(relations).toContain(`Id="${attributes[key]}"`)
  }
  expect(new Set(ids).size).toBe(ids.length)
}

const folder = join(import.meta.dirname, '../../templates/pages')

it.each(readdirSync(folder))('the template %s is a file that Word opens', async (file) => {
  const loaded = loadDocument(JSON.parse(readFileSync(join(folder, file), 'utf8')), kindFacts)
  if (!loaded.ok) throw new Error(`${file} cannot be read`)
  await expectSound(loaded.document)
})

it.each(Array.from({ length: 30 }, (_, at) => at + 100))(
  'a document by chance, %i, is one too',
  async (seed) => {
    await expectSound(chanceDocument(seed))
  },
)

it('and so is an empty document, and one with hundreds of entries', async () => {
  const base = sampleDocument(personOf('engineer', 'zh'))
  await expectSound({ ...base, sections: [] })
  const [work] = base.sections.filter(({ kind }) => kind === 'work_experience')
  const items = Array.from({ length: 200 }, (_, at) => ({ ...work?.items[at % 3], id: `i${at}` }))
  await expectSound({ ...base, sections: work ? [{ ...work, items: items as typeof work.items }] : [] })
})
