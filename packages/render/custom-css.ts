import type { CSSProperties } from 'react'
import { partsInside } from '#packages/parts/inside.ts'
import type { Part } from '#packages/parts/parts.ts'
import { boxStyle, gapOf, lookStyle } from './css.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (style: CSSProperties): string[] =>
  Object.entries(style).map(([name, value]) => `  ${name.startsWith('--') ? name : kebab(name)}: ${value};`)

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
