/** Outline icons on a 24 px grid, drawn with a 1.5 px line at 16–20 px. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
  moon: 'M19.5 14.500A8 8 0 019.500 4.500a8 8 0 1010 10z',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  globe:
    'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM3.500 12h17M12 3.500c2.400 2.300 3.500 5.200 3.500 8.500s-1.100 6.200-3.500 8.500c-2.400-2.300-3.500-5.200-3.500-8.500S9.600 5.800 12 3.500z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  chevronRight: 'M9.500 5.500L16 12l-6.500 6.500',
  file: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.500 20.500c.8-3.900 3.700-6 7.500-6s6.700 2.100 7.500 6',
  coins:
    'M12 4c4.100 0 7 1.300 7 3s-2.900 3-7 3-7-1.300-7-3 2.900-3 7-3zM5 7v5c0 1.700 2.900 3 7 3s7-1.300 7-3V7M5 12v5c0 1.700 2.900 3 7 3s7-1.300 7-3v-5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  alert: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.2',
  info: 'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 11v5.500M12 7.500v.2',
  refresh: 'M19.500 12a7.500 7.500 0 11-2.200-5.300L19.500 9M19.500 4.500V9H15',
  pages: 'M8 3.500h7.500L19 7v10H8zM8 6.500H5v14h10.500V17',
} as const

export type IconName = keyof typeof paths

/** An icon from a path on that grid, for icons that only one screen has. */
export const Outline = ({ path, size = 16 }: { path: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={(1.5 * 24) / size / 1.2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)

export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <Outline path={paths[name]} {...(size === undefined ? {} : { size })} />
)
