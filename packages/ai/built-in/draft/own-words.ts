import words from './words.json' with { type: 'json' }

/** Without the sign or number of its list; 1.5 is a number of the person's. */
const unmarked = (line: string): string => line.replace(/^(?:[-*•·]\s*|\d{1,2}(?:[、)）]|\.(?!\d))\s*)/, '')

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?；;])\s*|\n+/)
    .map((one) => unmarked(one.trim()).replace(/[；;。]$/, ''))
    .filter((one) => one !== '')

/** Sentences that describe what the user did. */
export const ownSentences = (text: string): string[] => sentences(text)

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The user's self-description, line by line. */
export const ownLines = (text: string): string[] => linesOf(text).map(unmarked)

export interface OwnSkill {
  name: string
  /** Where they said how well: 精通 Java. */
  level: string | undefined
}

const LEVELS = Object.entries(words.proficiency).sort(([a], [b]) => b.length - a.length)

const skillOf = (text: string): OwnSkill => {
  const [word, level] = LEVELS.find(([one]) => text.startsWith(one) && text.length > one.length) ?? ['']
  return { name: text.slice(word.length).replace(/^[:：\s]+/, ''), level }
}

/** Words apart by signs or lines; where there are only Latin words, by blanks. */
export const ownSkills = (text: string): OwnSkill[] => {
  const bySigns = text.split(/[,，、;；|\n。]+/)
  const parts = bySigns.flatMap((part) => {
    const isLatin = bySigns.length === 1 && /^[\x21-\x7e]+( [\x21-\x7e]+)+$/.test(part.trim())
    return isLatin ? part.trim().split(' ') : [part]
  })
  const skills = parts
    .map((part) => part.trim().slice(0, 60))
    .filter((part) => part !== '')
    .map(skillOf)
  return [...new Map(skills.map((skill) => [skill.name.toLowerCase(), skill])).values()].slice(0, 12)
}

export interface OwnProject {
  name: string
  lines: string[]
}

const MAX_PROJECTS = 5

/** `库存系统：做了……。` names a project; a line that goes on is more of the one before it. */
const projectOf = (line: string): OwnProject => {
  const plain = unmarked(line)
  const [, name = '', rest = ''] = /^([^：:，,。；;]{2,30})[：:]\s*(.*)/s.exec(plain) ?? []
  if (name !== '') return { name: name.trim(), lines: sentences(rest) }
  // A few words without a verb's sentence are a name.
  if (plain.length <= 20 && !/[，,。；;]/.test(plain)) return { name: plain, lines: [] }
  return { name: words.blanks.projectName, lines: sentences(plain) }
}

const continues = (line: string): boolean => /^(?:[-*•·]\s*)/.test(line)

/** The user's description of their projects. */
export const ownProjects = (text: string): OwnProject[] => {
  const projects: OwnProject[] = []
  for (const line of linesOf(text)) {
    const last = projects.at(-1)
    if (last && continues(line)) last.lines.push(...sentences(line))
    else projects.push(projectOf(line))
  }
  return projects.slice(0, MAX_PROJECTS)
}
