import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Words that no name uses any more, and the word that replaces each; GLOSSARY.md has the terms. Names are compared word
 * by word: `keptDrafts` and `KEPT_MS` contain "kept".
 */
const RETIRED_IN_NAMES = new Map(
  Object.entries({
    anew: 'again',
    arrival: 'result, callback',
    apart: 'separate, offscreen, inWorker',
    aside: 'inSideColumn, localOnly',
    beside: 'nextTo, adjacent',
    breath: 'yield',
    breathe: 'yield',
    breaths: 'yield',
    complaint: 'error, issue',
    desk: 'workspace, stage, service, context',
    errand: 'flow',
    errands: 'flows',
    happening: 'event',
    held: 'invalid, locked, reserved',
    house: 'systemUser, builtIn',
    kept: 'stored, cached, saved',
    letter: 'email, character',
    letters: 'emails, characters',
    longest: 'maxLength',
    mend: 'fix',
    mended: 'fixed',
    mends: 'fixes',
    most: 'max',
    natives: 'editableObjects',
    patiently: 'withRetries',
    said: 'text, message',
    somebody: 'user',
    strange: 'missingGlyph, unknown',
    stranger: 'visitor, profile',
    heldOutPeople: 'visitors, profiles',
    surroundings: 'context',
    told: 'reported, notified',
    unkept: 'notSaved',
    unseen: 'undisplayed, hidden',
    veil: 'hideUntilFontsLoaded',
    whoever: 'user',
    wish: 'request, query, target',
    wished: 'requested',
    wishes: 'requests',
  }),
)

/** Phrases that no comment uses any more. */
const RETIRED_IN_COMMENTS: readonly [pattern: RegExp, instead: string][] = [
  [/(?:^|[.:;] )(?:What|Who|Whoever|Somebody|Nobody)\b(?![^.]*\?)/, 'a sentence with a subject'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, besides'],
  [/\bbreaths?\b/i, 'yield'],
  [/\bbut for\b/i, 'except'],
  [/\bby chance\b/i, 'at random'],
  [/\bcomplaints?\b/i, 'error'],
  [/\bdesk\b/i, 'workspace, stage, service, context'],
  [/\berrands?\b/i, 'flow'],
  [/\bhouse(?:'s)?\b/i, 'system user, built-in'],
  [/\bin (?:in )?sight\b/i, 'visible'],
  [/\bmend(?:s|ed)?\b/i, 'fix'],
  [/\blies\b/i, 'is'],
  [/\bone's\b|\boneself\b/i, "the user's, their"],
  [/\bsomebody(?:'s)?\b|\bwhoever\b|\bnobody\b/i, 'the user, no one'],
  [/\bstands\b(?! for\b)|\bstood\b/i, 'is'],
  [/\bstrangers?\b/i, 'visitor, unknown user'],
  [/\b(?:is|are|was|were|be|been) told\b|\btold (?:of|that|by)\b/i, 'notified, reported'],
  [/\bwish(?:es|ed)?\b/i, 'request, option'],
]

/** Stored or public names and names of foreign interfaces, which stay as they are. Keys are folders. */
const EXEMPT_NAMES: Readonly<Record<string, readonly string[]>> = {
  // `Letter` is a paper size.
  everywhere: ['Letter', 'letterSpacing', 'mostADay', 'mostAMonth'],
  // An icon of the library, and its name in documents.
  'packages/layout': ['House', 'house'],
  // A field of notes, which the command line prints.
  'packages/import': ['kept'],
  'features/importing': ['kept'],
  // A field of the tasks, which are stored with every run.
  'packages/ai': ['wish'],
  // A column.
  'packages/db-schema': ['held'],
  // Outcomes and notes of the API.
  'apps/cli': ['held', 'kept'],
  // Fields of the API, columns, and a field of stored drafts.
  'features/accounts': ['keptAs', 'most'],
  'features/admin': ['held', 'said', 'wish'],
  'features/comments': ['held'],
  'features/files': ['most'],
  'features/membership': ['most'],
  'features/orders': ['wish'],
  // Fields of the API, a value of it, and a field of stored drafts.
  'features/ai': ['held', 'kept', 'keptAs', 'said', 'wish'],
  'features/resumes': ['most'],
  // Fields of the API, of the journal and of the Web Locks API.
  test: ['happening', 'held', 'most', 'wish'],
  // Stored fields, and a field of the Web Locks API.
  'packages/sync': ['aside', 'happening', 'held'],
  // A stored paper size and frame.
  'packages/editor-style': ['letter', 'Letter'],
  // The name of an icon.
  'packages/editor-forms': ['house'],
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** `packages/document` of `packages/document/merge.ts`; tests and scripts have one folder each. */
const folderOf = (file: string): string => {
  const [top = '', name = ''] = file.split('/')
  return ['packages', 'features', 'apps'].includes(top) ? `${top}/${name}` : top
}

/**
 * `snake_case` names are columns, error codes and document kinds, which are stored. Held-out data is the usual term for
 * data that rules were not developed with.
 */
const isExempt = (file: string, name: string): boolean =>
  /^[a-z]+(?:_[a-z\d]+)+$/.test(name) ||
  /held_?out/i.test(name) ||
  ['everywhere', folderOf(file)].some((folder) => EXEMPT_NAMES[folder]?.includes(name))

interface Found {
  at: number
  problem: string
}

const inName = (file: string, name: string, at: number): Found[] =>
  isExempt(file, name)
    ? []
    : wordsOf(name).flatMap((word) => {
        const instead = RETIRED_IN_NAMES.get(word)
        return instead ? [{ at, problem: `${name}: "${word}" is retired, use ${instead}` }] : []
      })

const plainText = (comment: string): string =>
  comment
    .replace(/^[\s*/]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const inComment = (comment: string, at: number): Found[] => {
  // Names in backquotes are checked where they are declared.
  const text = plainText(comment).replace(/`[^`]*`/g, '')
  return RETIRED_IN_COMMENTS.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? []
    return found ? [{ at, problem: `comment: "${found.trim()}" is retired, use ${instead}` }] : []
  })
}

const inTypeScript = (file: string, source: string): Found[] => {
  const { program, comments, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const names = new Map<number, string>()
  const add = ({ name, start }: { name: string; start: number }) => names.set(start, name)
  new Visitor({ Identifier: add, PrivateIdentifier: add }).visit(program)
  return [
    ...[...names].flatMap(([at, name]) => inName(file, name, at)),
    ...comments.flatMap(({ value, start }) => inComment(value, start)),
  ]
}

const CSS_COMMENT = /\/\*[\s\S]*?\*\//g
const CSS_CLASS = /\.([a-zA-Z][\w-]*)/g

/** Class names that begin with `hj-` are in saved custom CSS. */
const inCss = (file: string, source: string): Found[] => [
  ...[...source.matchAll(CSS_COMMENT)].flatMap(({ 0: text, index }) => inComment(text.slice(2, -2), index)),
  ...[...source.replace(CSS_COMMENT, (text) => ' '.repeat(text.length)).matchAll(CSS_CLASS)].flatMap(
    ({ 1: name = '', index }) => (name.startsWith('hj-') ? [] : inName(file, name, index)),
  ),
]

/** `file:line: problem` for every retired word in the names and comments of a source; its strings are not looked at. */
export const retiredIn = (file: string, source: string): string[] =>
  (file.endsWith('.css') ? inCss(file, source) : inTypeScript(file, source))
    .sort((one, other) => one.at - other.at)
    .map(({ at, problem }) => `${file}:${source.slice(0, at).split('\n').length}: ${problem}`)

const sources = (): string[] =>
  globSync('{packages,features,apps,test,scripts}/**/*.{ts,tsx,css}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // The list of words itself, and its test.
    .filter((file) => !file.startsWith('scripts/retired-words.'))

const problemsOf = (file: string): string[] => retiredIn(file, readFileSync(join(root, file), 'utf8'))

/** Every retired word in names and comments of the sources. */
export const retiredWords = (): string[] => sources().flatMap(problemsOf)

/** `node scripts/retired-words.ts` lists them. */
if (process.argv[1] === import.meta.filename) for (const problem of retiredWords()) console.log(problem)
