import { anyOf, type FactKind, notMadeOfOthers, type Reading, take } from './fact.ts'
import lexicon from './lexicon.json' with { type: 'json' }

const list = (words: string): string[] => words.split(' ')

const LEADS = list(lexicon.leads).toSorted((a, b) => b.length - a.length)
const GENERIC: ReadonlySet<string> = new Set([...list(lexicon.generic), ...LEADS])
const PLACES = list(lexicon.places)

const COUNT = /^[\d一二两三四五六七八九十百余多]+(?:个月|[家所名位个间座项次年周天])/

/** A name without the verbs, particles and counts before it: 就职于华岭科技 → 华岭科技. */
const withoutLeads = (name: string): string => {
  let rest = name
  for (;;) {
    const lead = COUNT.exec(rest)?.[0] ?? LEADS.find((word) => rest.startsWith(word))
    if (lead === undefined) return rest
    rest = rest.slice(lead.length)
  }
}

const HAN = '\\p{Script=Han}'

const NAME = new RegExp(`(?<![${HAN}A-Za-z0-9·&()])[${HAN}A-Za-z0-9·&()]*$`, 'u')

/** A name does not reach over these; some names begin with 和. */
const SEPARATOR =
  /^.*(?:[与及的在把将向由是了并或按给随到于从为对后前]|和(?![平谐睦田美])|进行|开展|成为|参加|负责|带领|安排|拜访|走访|联系)/s

/** Read from its end, that is what tells it: the name before it, without verbs and particles. */
const takeOrganisations = (reading: Reading) => {
  let last = 0
  for (const match of reading.text.matchAll(ORGANISATION)) {
    const [ending] = match
    const before = NAME.exec(reading.text.slice(Math.max(last, match.index - 16), match.index))?.[0] ?? ''
    const name = withoutLeads(withoutLeads(before.replace(/^[·&()]+/, '')).replace(SEPARATOR, ''))
    last = match.index + ending.length
    if (name.length < 2 || GENERIC.has(name)) continue
    const from = match.index - name.length
    const text = reading.text.slice(from, last)
    reading.facts.push({ kind: 'organisation', key: text.toLowerCase(), text, from, to: last })
  }
}

const ORGANISATION = new RegExp(`(?:${anyOf(list(lexicon.organisations))})(?!有限|股份|公司|集团)`, 'g')
const MODIFIERS = `(?:${anyOf(notMadeOfOthers(list(lexicon.modifiers)))})`
/** 总监 is always a rank; 律师 is a title only where a person is called that. */
const TITLE = new RegExp(
  `${MODIFIERS}{0,8}(?:${anyOf(list(lexicon.titles))})(?!会)|${MODIFIERS}{1,8}(?:${anyOf(list(lexicon.identities))})(?!会|赔)|` +
    `(?<=^|[，,；;：:。、\\s]|任|为|是|当)(?<!协)(?:${anyOf(list(lexicon.identities))})(?=[，,；;：:。、\\s]|$)`,
  'gm',
)

const takeWords = (reading: Reading, kind: FactKind, pattern: RegExp) =>
  take(reading, pattern, ([word]) => ({ kind, key: word }))

const oneOf = (words: readonly string[]): RegExp => new RegExp(anyOf(words), 'g')
const CERTIFICATES = oneOf(list(lexicon.certificates))
const SUBJECTS = oneOf(list(lexicon.subjects))
const HONOURS = oneOf(list(lexicon.honours))

/** Two words that meet may look like a city: 确保定期, 扩大连接, 完成都市. */
const NO_CITY: Record<string, string> = {
  保定: '确担环',
  大连: '扩最放增加重壮宽',
  开封: '打公展离分敞',
  成都: '完达促构建形生合',
  资阳: '投',
  新余: '创更',
  定西: '确制规',
  中国: '',
}
const CITY = new RegExp(
  PLACES.toSorted((a, b) => b.length - a.length)
    .map((word) => (NO_CITY[word] ? `(?<![${NO_CITY[word]}])${word}` : word))
    .join('|'),
  'g',
)

const ENGLISH_ORG =
  /\b(?:(?:[A-Z][\w’'&-]{0,40}|of|and|for|the)\s{1,4}){1,5}(?:Inc|Ltd|LLC|Corp|Corporation|Company|Co|Group|University|College|Institute|Hospital|Bank|School|Foundation|Laboratory|Labs|Technologies|Technology|Hotel|Agency|Clinic|Holdings|Partners|Press|Bureau|Ministry|Committee|Association)\b|\bUniversity of [A-Z]\w+/g

const RANKS = oneOf(list(lexicon.ranks).filter((word) => word.length > 1))
const ENGLISH_RANK =
  /\b(?:senior|junior|principal|staff engineer|lead(?= (?:engineer|designer|developer|architect|nurse|teacher|analyst))|chief|head of|head(?= (?:nurse|chef|teacher))|deputy|vice president|vice|president|director|manager|supervisor|coordinator|specialist|assistant|associate|executive|intern|trainee|apprentice|founder|co-founder|partner|architect|consultant|professor|lecturer|fellow)s?\b/gi

const CERTIFICATE =
  /(?:CPA|CFA|ACCA|PMP|FRM|CIA|CET-?[46]|TEM-?[48]|IELTS|TOEFL|GRE|GMAT|AWS Certified|CISSP|CCNA|CCIE|HCIE|HCIP|NPDP|CICPA|LEED|OCP)(?![A-Za-z])|(?:\p{Script=Han}|[A-Za-z]){2,6}(?:资格证书|资格证|执业证|上岗证|从业资格|等级证书)|注册\p{Script=Han}{2,5}师/gu

const DEGREES = lexicon.degrees as Record<string, string>
const CHINESE_DEGREE = oneOf(Object.keys(DEGREES))
const LATIN_DEGREES = lexicon.latinDegrees as Record<string, string>
const LATIN_DEGREE =
  /\b(?:bachelor(?:[’']?s)?|master(?:[’']s|s?(?= (?:of|in|degree)))|undergraduate|B\.?Sc\.?|B\.?A\.|B\.?Eng\.?|M\.?Sc\.?|M\.?A\.|M\.?Eng\.?|E?MBA|MPA(?:cc)?|M\.P\.A\.|Ph\.?\s?D\.?|doctorate|doctoral|associate degree|diploma|postdoc)(?![A-Za-z])/gi

/** Certificates, degrees, organisations, posts, honours and places. */
export const readNames = (reading: Reading): void => {
  take(reading, /[《「『]([^《》「」『』\n]{1,40})[》」』]/g, ([, name = '']) => ({
    kind: 'name',
    key: name.trim(),
  }))
  take(reading, CERTIFICATE, ([word]) => ({
    kind: 'certificate',
    key: withoutLeads(word).toLowerCase().replaceAll('-', ''),
  }))
  takeWords(reading, 'certificate', CERTIFICATES)
  take(reading, ENGLISH_ORG, ([word]) => ({
    kind: 'organisation',
    key: word.toLowerCase().replace(/^(?:the|and|of|for)\s+/, ''),
  }))
  take(reading, LATIN_DEGREE, ([word]) => {
    const plain = word.toLowerCase().replaceAll(/[.’']/g, '').trim()
    return { kind: 'degree', key: LATIN_DEGREES[plain] ?? plain }
  })
  takeOrganisations(reading)
  take(reading, CHINESE_DEGREE, ([word]) => ({
    kind: 'degree',
    key: DEGREES[word] ?? word,
  }))
  takeWords(reading, 'degree', SUBJECTS)
  take(reading, TITLE, ([word]) => ({ kind: 'title', key: word }))
  takeWords(reading, 'title', RANKS)
  take(reading, ENGLISH_RANK, ([word]) => ({ kind: 'title', key: word.toLowerCase().replace(/s$/, '') }))
  takeWords(reading, 'honour', HONOURS)
  take(reading, CITY, ([word]) => ({ kind: 'place', key: word }))
}
