import { type IconName, iconPaths } from '#packages/parts/icons.ts'

export const IconSign = ({ icon, size = 18 }: { icon: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {iconPaths(icon).map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
