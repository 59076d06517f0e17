import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** An outline icon of the interface: `<Glyph icon={Undo2} />`, imported by name from lucide so that only used ones ship. */
export const Glyph = ({ icon, size = 16 }: { icon: IconNode; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5 * (24 / size) * (size / 20)}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {icon.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
  </svg>
)
