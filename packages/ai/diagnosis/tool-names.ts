import { terms } from '../match/vocabulary.ts'

/** Names that no posting of ours asks for but resumes are full of. */
const MORE = [
  'GitHub',
  'LaTeX',
  'jQuery',
  'WeChat',
  'YouTube',
  'LinkedIn',
  'PowerShell',
  'OpenAPI',
  'GraphQL',
  'Wi-Fi',
  'iPhone',
  'macOS',
  'JSON',
  'XML',
  'HTTP',
  'HTTPS',
  'VS Code',
  'IntelliJ IDEA',
  'ChatGPT',
]

const LATIN = /^[A-Za-z][A-Za-z0-9.+#-]*(?: [A-Za-z][A-Za-z0-9.+#-]*)*$/

/** Names which are words of English too: told apart only by a Chinese sentence around them. */
const COMMON =
  /^(?:word|excel|go|node|spring|spark|shell|unity|swift|react|angular|flask|rust|ruby|oracle|sketch|word|can|c|r|wind|rhino|arm|premiere|illustrator|blender|scala|hive|kafka|flutter|dubbo|office|pr|ps|ae|ai|es|ug|nx|ga|pg|mq|oa|cv|ux|od|ts|js|cad|pos|his|lis|word|sap|sas|rag|flink|creo|keil|vite)$/i

const isName = (spelling: string): boolean => LATIN.test(spelling) && /[A-Z]/.test(spelling)

const rightBy = new Map(
  [...terms.filter(({ sort }) => sort === 'tool').flatMap(({ spellings }) => spellings), ...MORE]
    .filter((spelling) => isName(spelling) && spelling.length > 1)
    .map((spelling) => [spelling.toLowerCase(), spelling] as const),
)

const TOKEN =
  /(?<![A-Za-z0-9@./:_-])[A-Za-z][A-Za-z0-9+#-]{0,80}(?:\.js)?(?![A-Za-z0-9@_-]|[./:][A-Za-z0-9/])/g

export interface WrongName {
  wrong: string
  right: string
  at: number
}

/** Names of tools in letters of the wrong size: Javascript, mysql. All capitals are a manner, not a mistake. */
export const wrongNames = (text: string): WrongName[] => {
  const isChinese = /\p{Script=Han}/u.test(text)
  return [...text.matchAll(TOKEN)].flatMap(({ 0: wrong, index }) => {
    const right = rightBy.get(wrong.toLowerCase())
    if (right === undefined || right === wrong || wrong === wrong.toUpperCase()) return []
    // In an English sentence a postman is a person: there lower case is wrong only for what no word looks like.
    const isWord = wrong === wrong.toLowerCase() && !/^.[^A-Z]*[A-Z]/.test(right)
    if (!isChinese && (isWord || COMMON.test(wrong))) return []
    return [{ wrong, right, at: index }]
  })
}

export const withRightNames = (text: string): string =>
  wrongNames(text).reduceRight(
    (rest, { wrong, right, at }) => `${rest.slice(0, at)}${right}${rest.slice(at + wrong.length)}`,
    text,
  )
