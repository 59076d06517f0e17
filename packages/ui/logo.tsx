import classes from './logo.module.css'
import { useSealName } from './site.ts'

const petals = [
  [20.9, 8.35],
  [23.9, 10.53],
  [22.75, 14.05],
  [19.05, 14.05],
  [17.9, 10.53],
] as const

/** The seal of the logo: three rules of Chinese writing paper and a blossom. */
export const Seal = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path
      fill="var(--cinnabar)"
      d="M5.600 1.700C12 1.200 20.500 1.400 26.200 1.600c2.700.1 4.100 1.500 4.200 4.100.2 6.500.2 13.800 0 20.500-.1 2.700-1.400 4.100-4 4.200-6.900.3-14 .2-20.600 0-2.700-.1-4-1.300-4.100-4C1.500 19.500 1.500 12.300 1.700 5.900 1.800 3.300 3 1.900 5.600 1.700z"
    />
    <path
      d="M7.900 7.600v16.800M13.400 7.600v16.800M20.900 19.200v5.200"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
    />
    {petals.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="2.200" fill="#fff" />
    ))}
    <circle cx="20.900" cy="11.500" r="1.400" fill="var(--cinnabar)" />
  </svg>
)

export const Logo = ({ size = 30 }: { size?: number }) => (
  <span className={classes.logo}>
    <Seal size={size} />
    <span className={classes.name} style={{ fontSize: size * 0.77 }}>
      {useSealName()}
    </span>
  </span>
)
