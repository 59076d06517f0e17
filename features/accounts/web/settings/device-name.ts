const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (rows: readonly [RegExp, string][], agent: string) =>
  rows.find(([pattern]) => pattern.test(agent))?.[1]

/** The name of a session's device and browser, from its user agent. */
export const deviceName = (agent: string, unknown: string): string =>
  [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== undefined).join(' · ') ||
  unknown
