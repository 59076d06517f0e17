import { describe, expect, test } from 'vitest'
import { applyTemplate } from '#packages/document/apply-template.ts'
import { setFieldProps, setStyle } from '#packages/document/commands.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type PictureShape, pictureShapes } from '#packages/layout/setters/props.ts'
import { personOf } from '#packages/samples/people.ts'
import type { Node } from './node.ts'
import { shapeRatios } from './picture-shape.ts'
import { placeRatio } from './place-ratio.ts'
import { kindFacts, kindOf } from './registry.ts'
import { resolveSection } from './resolve-document.ts'
import { sampleDocument } from './sample-document.ts'

type Picture = Extract<Node, { node: 'picture' }>

const picturesIn = (node: Node | undefined): Picture[] => {
  if (!node) return []
  if (node.node === 'picture') return [node]
  return 'children' in node ? node.children.flatMap(picturesIn) : []
}

const sample = () => sampleDocument(personOf('designer', 'zh'))
const profile = (document: Document): Section => {
  const found = document.sections.find(({ kind }) => kind === 'base_info')
  if (!found) throw new Error('nobody')
  return found
}
const shown = (section: Section) => picturesIn(resolveSection(section, 'zh', 3, 0).body)
const inVariant = (variant: number): Section => ({ ...profile(sample()), variant })

/** All but the one with a monogram draw a portrait. */
const headers = Object.keys(kindOf('base_info')?.variants ?? {}).flatMap((number) => {
  const [drawn] = shown(inVariant(Number(number)))
  return drawn ? [{ variant: Number(number), drawn }] : []
})

test('all headers but one draw a portrait', () => expect(headers).toHaveLength(12))

describe.each(headers)('header $variant', ({ variant, drawn }) => {
  test('without a choice it is the layout’s', () => {
    expect(drawn.ratio).toBeUndefined()
  })

  test.each(pictureShapes)('in a shape of its own: %s', (shape: PictureShape) => {
    const [picture, ...more] = shown({ ...inVariant(variant), props: { avatar: { shape } } })
    expect(more).toEqual([])
    expect(picture).toMatchObject({ ratio: shapeRatios[shape], width: drawn.width, src: drawn.src })
    if (shape === 'round') expect(picture?.box.radius).toBe('full')
    else expect(picture?.box.radius).not.toBe('full')
    // Borders and position stay the layout's.
    expect({ ...picture?.box, radius: 0 }).toEqual({ ...drawn.box, radius: 0 })
  })
})

test('a template, and what its style says of the photo’s size and corners, does not take the shape away', () => {
  const mine = sample()
  setFieldProps(profile(mine).id, 'avatar', { shape: 'round' })(mine)
  const template = sample()
  const dressed = profile(template)
  dressed.variant = 7
  for (const [name, value] of [
    ['display', 'block'],
    ['height', 220],
    ['borderRadius', 4],
  ] as const)
    setStyle(dressed.id, 'avatar', name, value)(template)
  const { document } = applyTemplate(template, mine, {})
  expect(profile(document).style.avatar).toEqual({ display: 'block', height: 220, borderRadius: 4 })
  const [picture] = shown(profile(document))
  expect(picture).toMatchObject({ ratio: 1, width: '8.2em', box: { radius: 'full' } })
  expect(picture?.box.bleed).toBeUndefined()

  // A square keeps the rounded corners and the width that the user set.
  setStyle(profile(document).id, 'avatar', 'borderRadius', 400)(document)
  setStyle(profile(document).id, 'avatar', 'width', 90)(document)
  setFieldProps(profile(document).id, 'avatar', { shape: 'square' })(document)
  const [square] = shown({ ...profile(document) })
  expect(square).toMatchObject({ ratio: 1, width: '90px', box: { radius: 24 } })
})

test('it is stored with the field, and read back from a file', () => {
  const mine = sample()
  setFieldProps(profile(mine).id, 'avatar', { shape: 'round' })(mine)
  const read = loadDocument(JSON.parse(JSON.stringify(mine)), kindFacts)
  expect(read.ok && read.document).toEqual(mine)
  const wrong = JSON.parse(JSON.stringify(mine).replace('"round"', '"star"'))
  expect(loadDocument(wrong, kindFacts).ok).toBe(false)
  setFieldProps(profile(mine).id, 'avatar', { shape: undefined })(mine)
  expect(mine).toEqual(sample())
})

test('the place that a layout has for a portrait says how it is cut', () => {
  const ratio = (variant: number, style: Section['style'] = {}) =>
    placeRatio({ layout: kindOf('base_info')?.variants[variant]?.layout, field: 'avatar', style })
  expect(ratio(1)).toBeCloseTo(3 / 4)
  expect(ratio(4)).toBe(1)
  expect(ratio(7)).toBe(1)
  // Nothing to go by: the upright one.
  expect(ratio(8)).toBe(3 / 4)
  expect(ratio(1, { avatar: { width: 120, height: 80 } })).toBe(1.5)
  expect(ratio(1, { avatar: { width: 120 } })).toBe(3 / 4)
})
