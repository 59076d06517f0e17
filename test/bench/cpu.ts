import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of a hundredth of a second: Linux has had no other for as long as it counts them for programs. */
const MS_A_TICK = 10

interface Stat {
  parent: number
  ms: number
}

const statOf = (pid: string | number): Stat | undefined => {
  try {
    // The name may hold blanks and brackets; what follows the last bracket does not.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, userOfDead = 0, systemOfDead = 0] = fields
    return { parent, ms: (user + system + userOfDead + systemOfDead) * MS_A_TICK }
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

/** A process and all that it has started. */
export const processTree = (root: number): number[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((pid) => [Number(pid), statOf(pid)?.parent]))
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** The processor's time that a process and its children have had so far. */
export const cpuOf = (pid: number): number => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.flatMap((one) => {
    const stat = statOf(one)
    return stat?.parent === pid ? [stat.ms] : []
  })
  return (statOf(pid)?.ms ?? 0) + children.reduce((sum, ms) => sum + ms, 0)
}

/** MB of memory that a process takes; none, where it has ended. */
export const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** MB that a process and all that it has started take together; what they share is counted for each. */
export const memoryOfTree = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + memoryOf(pid), 0)
