import { scaledPath } from '#packages/editor-core/scaled.ts'
import { type IconName, iconPaths } from '#packages/layout/icons.ts'

/** An icon of documents, for the interface; scaled like `Glyph`. */
export const IconSign = ({ icon, size = 18 }: { icon: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    overflow="visible"
    fill="none"
    stroke="currentColor"
    strokeWidth={(1.6 * size) / 24}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {iconPaths(icon).map((path) => (
      <path key={path} d={scaledPath(path, size / 24)} />
    ))}
  </svg>
)
