import type { CSSProperties } from 'react'
import { partsInside } from '#packages/layout/inside.ts'
import type { Part } from '#packages/layout/parts.ts'
import { boxStyle, gapOf, lookStyle } from './css.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** Four sides in one line, as a person would write them. */
const joined = (style: CSSProperties): CSSProperties => {
  const rest = { ...style } as Record<string, unknown>
  const found = (['margin', 'padding'] as const).flatMap((name) => {
    const values = SIDES.map((side) => rest[`${name}${side}`])
    if (values.some((value) => value === undefined)) return []
    for (const side of SIDES) delete rest[`${name}${side}`]
    return [[name, new Set(values).size === 1 ? values[0] : values.join(' ')]]
  })
  const borders = SIDES.flatMap((side) => {
    const keys = ['Width', 'Style', 'Color'].map((piece) => `border${side}${piece}`)
    const values = keys.map((key) => rest[key])
    if (values.some((value) => value === undefined)) return []
    for (const key of keys) delete rest[key]
    return [[`border${side}`, values.join(' ')]]
  })
  const [first] = borders
  const same = borders.length === 4 && borders.every(([, line]) => line === first?.[1])
  return Object.fromEntries([
    ...Object.entries(rest),
    ...found,
    ...(same ? [['border', first?.[1]]] : borders),
  ]) as CSSProperties
}

const declarations = (style: CSSProperties): string[] =>
  Object.entries(joined(style)).map(
    ([name, value]) => `  ${name.startsWith('--') ? name : kebab(name)}: ${value};`,
  )

const styleOf = (part: Part): CSSProperties => {
  const box = 'box' in part && part.box ? part.box : {}
  const gap = gapOf(box)
  return {
    ...(part.part === 'grid' ? { gridTemplateColumns: part.columns.join(' ') } : {}),
    ...(gap ? { gap } : {}),
    ...boxStyle(box),
    ...('look' in part && typeof part.look === 'object' ? lookStyle(part.look) : {}),
  }
}

const nameOf = (part: Part, at: number) => {
  const slot = 'slot' in part && part.slot ? `[data-slot="${part.slot}"]` : ''
  return `.${part.part}:nth-child(${at + 1})${slot}`
}

const rulesOf = (part: Part, selector: string): string[] => {
  const own = declarations(styleOf(part))
  return [
    ...(own.length > 0 ? [`${selector} {\n${own.join('\n')}\n}`] : []),
    ...partsInside(part).flatMap((child, at) => rulesOf(child, `${selector} > ${nameOf(child, at)}`)),
  ]
}

/** The style that a variant brings, read off its own parts: what a person's setters override. */
export const customCssOf = (name: string, layout: Part): string => rulesOf(layout, `.${name}`).join('\n\n')
