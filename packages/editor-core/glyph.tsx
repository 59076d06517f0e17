import type { IconNode } from 'lucide'
import { createElement, memo } from 'react'
import { scaledShape } from './scaled.ts'

const GRID = 24

/**
 * An outline icon of the interface: `<Glyph icon={Undo2} />`, imported by name from lucide so that only used ones
 * ship. The path itself is scaled instead of the SVG: Chromium composites scaled SVGs again after every key, and an
 * editor shows about a hundred of them.
 */
export const Glyph = memo(({ icon, size = 16 }: { icon: IconNode; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    overflow="visible"
    fill="none"
    stroke="currentColor"
    strokeWidth={(1.5 * size) / 20}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {icon.map(([tag, attributes], at) =>
      createElement(tag, { ...scaledShape(attributes, size / GRID), key: at }),
    )}
  </svg>
))
