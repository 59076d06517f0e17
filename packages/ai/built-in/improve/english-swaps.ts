import { pastOf } from '../language/past-tense.ts'
import type { Swap } from './rule.ts'

/** Verbs for a responsibility, by its object. They never exaggerate: "helped" stays. */
const ownVerb = (what: string): string => {
  if (
    /\b(?:team|staff|crew|group|department|engineers|nurses|teachers|project|projects|redesign|migration|rollout|launch|testing)\b/i.test(
      what,
    )
  )
    return 'Led'
  if (
    /\b(?:budget|accounts?|schedule|scheduling|inventory|operations|stock|calendar|relationships?|portfolio|suppliers?|orders?)\b/i.test(
      what,
    )
  )
    return 'Managed'
  return 'Ran'
}

const OWNER =
  '(?:(?:I|We) )?(?:(?:was|were|am|is|are|being) )?(?:mainly |primarily |fully )?(?:responsible for|in charge of|tasked with)'
const START = '(?<=^(?:- |\\d{1,2}\\. )?|[.;] )'

const deed = (gerund: string, rest: string): string | undefined => {
  const past = pastOf(gerund, /^ (?:(?:the|a|an|all|our|their|new)\b|\d|[A-Z])/.test(rest))
  return past && past.charAt(0).toUpperCase() + past.slice(1)
}

export const englishSwaps: readonly Swap[] = [
  {
    rule: 'verb',
    find: new RegExp(`${START}${OWNER} ([a-z]+ing)\\b([^.;\\n]*)`, 'gim'),
    by: (whole, gerund = '', rest = '') => {
      const verb = deed(gerund, rest)
      // A second deed keeps its form: `managing and training` must not become `Managed and training`.
      const more = rest.replace(/^ and ([a-z]+ing)\b/, (all: string, second: string) => {
        const past = pastOf(second, true)
        return past ? ` and ${past}` : all
      })
      if (!verb) return `${ownVerb(gerund + rest)} ${gerund}${rest}`
      return /\b(?:and|,) [a-z]+ing\b/.test(more) ? whole : verb + more
    },
  },
  {
    rule: 'verb',
    find: new RegExp(`${START}${OWNER} (?![a-z]+ing\\b)([^.;\\n]+)`, 'gim'),
    by: (_, what = '') =>
      `${ownVerb(what)} ${what.replace(/^(?:the )(?=testing of|development of|design of)/i, '')}`,
  },
  {
    rule: 'verb',
    find: new RegExp(`${START}(?:I )?worked on ([a-z]+ing)\\b(?=([^.;\\n]{0,200}))`, 'gim'),
    by: (whole, gerund = '', rest = '') => deed(gerund, rest) ?? whole,
  },
  {
    rule: 'passive',
    find: /^(- |\d{1,2}\. )?([A-Za-z][^.,;\n]{2,40}?) (?:was|were) ([a-z]+ed|written|built|made|led|run) by me\b/gim,
    by: (_, sign = '', what = '', verb = '') =>
      `${sign}${({ written: 'Wrote', built: 'Built', made: 'Made', led: 'Led', run: 'Ran' })[verb] ?? verb.charAt(0).toUpperCase() + verb.slice(1)} ${what.charAt(0).toLowerCase() + what.slice(1)}`,
  },
  {
    rule: 'person',
    find: new RegExp(`${START}(?:I|We) (?:have |had |also |then )?(?=[a-z]+(?:ed|t|d|w|n|ve|k)\\b)`, 'gm'),
    by: '',
  },
  { rule: 'person', find: /,? and I (?=[a-z]+(?:ed|t|w|ve)\b)/g, by: ' and ' },
  { rule: 'wordy', find: /\bin order to\b/gi, by: 'to' },
  { rule: 'wordy', find: /\bdue to the fact that\b/gi, by: 'because' },
  { rule: 'wordy', find: /\b(?:a (?:large )?number of|a variety of)\b/gi, by: 'several' },
  { rule: 'wordy', find: /\bwith (?:regard|respect) to\b/gi, by: 'on' },
  { rule: 'wordy', find: /\bfor the purpose of\b/gi, by: 'for' },
  { rule: 'wordy', find: /\bon a (daily|weekly|monthly|yearly) basis\b/gi, by: '$1' },
  { rule: 'wordy', find: /\butili[sz](ed|ing|e)\b/gi, by: (_, end = '') => `us${end}` },
  { rule: 'wordy', find: /\bby means of\b/gi, by: 'by' },
  {
    rule: 'wordy',
    find: /\b(?:duties included|my duties were to|my responsibilities included):?\s*/gi,
    by: '',
  },
  { rule: 'wordy', find: /,? etc\.?(?=[.;,]|$)/gm, by: '' },
  {
    rule: 'filler',
    find: /\b(?:successfully|effectively|actively|proactively|diligently|consistently) (?=[a-z]+(?:ed|ing)\b|led\b|built\b|ran\b|wrote\b)/gi,
    by: '',
  },
  { rule: 'filler', find: /\b(?:very|really) (?=[a-z])/gi, by: '' },
]

export const englishAdjectives: readonly Swap[] = [
  {
    rule: 'adjectives',
    find: /\b(?:significantly|substantially|dramatically|greatly|strong|excellent|outstanding|innovative|exceptional|world-class|cutting-edge|robust|seamless|comprehensive) (?=[a-z])/gi,
    by: '',
  },
]

export const englishHedges: readonly Swap[] = [
  { rule: 'hedge', find: /\b(?:tried to|attempted to|sought to) (?=[a-z]+\b)/gi, by: '' },
  { rule: 'hedge', find: /\b(?:somewhat|basically|sort of|kind of) /gi, by: '' },
]

export const englishFormal: readonly Swap[] = [
  { rule: 'formal', find: /\b(did|was|were|is|are|has|have|had|could|would|does)n['’]t\b/g, by: '$1 not' },
  { rule: 'formal', find: /\ba lot of\b/gi, by: 'many' },
]

const TRAIT =
  '(?:hard[- ]?working|team[- ]player|self[- ]motivated|self[- ]starter|results?[- ](?:driven|oriented)|detail[- ]oriented|go[- ]getter|fast learner|quick learner|dynamic|passionate|motivated|dedicated|reliable|punctual|enthusiastic|out[- ]of[- ]the[- ]box thinker|good communicator|excellent communicator|people person|proactive|creative|energetic)'

const TRAITS_WITH = new RegExp(
  `^(- )?(?:I am |I'm )?(?:a |an )?${TRAIT}(?:,? (?:and )?${TRAIT}){0,12} with (?=\\S)`,
  'i',
)
const TRAITS_ALONE = new RegExp(
  `(?:^|(?<=[.;] ))(?:I am |I'm )?(?:a |an )?${TRAIT}(?:,? (?:and )?${TRAIT}){0,12}(?: (?:person|professional|individual))?\\.(?: |$)`,
  'gi',
)
const TRAIT_AFTER = new RegExp(`, (?:and )?(?:a )?${TRAIT}(?=[,.;]|$)`, 'gi')

/** `Hard-working team player with five years …`: what everybody says goes, what follows stays. */
export const withoutTraits = (text: string): string =>
  text.replace(TRAITS_WITH, '$1').replaceAll(TRAITS_ALONE, '').replaceAll(TRAIT_AFTER, '')
