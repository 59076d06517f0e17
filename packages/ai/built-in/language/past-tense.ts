const IRREGULAR: Record<string, string> = {
  building: 'built',
  leading: 'led',
  running: 'ran',
  writing: 'wrote',
  making: 'made',
  driving: 'drove',
  overseeing: 'oversaw',
  teaching: 'taught',
  selling: 'sold',
  buying: 'bought',
  keeping: 'kept',
  holding: 'held',
  bringing: 'brought',
  growing: 'grew',
  giving: 'gave',
  taking: 'took',
  finding: 'found',
  winning: 'won',
  setting: 'set',
  cutting: 'cut',
  putting: 'put',
  getting: 'got',
  doing: 'did',
  meeting: 'met',
  sending: 'sent',
  spending: 'spent',
  speaking: 'spoke',
  drawing: 'drew',
  choosing: 'chose',
  beginning: 'began',
  rebuilding: 'rebuilt',
  rewriting: 'rewrote',
  undertaking: 'undertook',
  troubleshooting: 'troubleshot',
  dealing: 'dealt',
  feeding: 'fed',
  paying: 'paid',
}

/** Words in -ing that are no verbs here: `responsible for marketing`. */
const NOUNS: ReadonlySet<string> = new Set(
  'marketing accounting engineering purchasing manufacturing branding nursing housekeeping bookkeeping catering staffing banking advertising pricing billing packaging training onboarding scheduling merchandising sourcing building'.split(
    ' ',
  ),
)

/** `managing` → `managed`; undefined for what is no such verb, or a noun unless an object follows. */
export const pastOf = (gerund: string, hasObject: boolean): string | undefined => {
  const word = gerund.toLowerCase()
  if (NOUNS.has(word) && !hasObject) return undefined
  if (IRREGULAR[word]) return IRREGULAR[word]
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1]
  if (stem === undefined) return undefined
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}
