import { readdirSync, readFileSync } from 'node:fs'

/** Hundredths of a second, which Linux always reports to programs. */
const MS_A_TICK = 10

interface Stat {
  parent: number
  ms: number
}

const statOf = (pid: string | number): Stat | undefined => {
  try {
    // The name may contain spaces and brackets, so fields start after the last bracket.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, userOfDead = 0, systemOfDead = 0] = fields
    return { parent, ms: (user + system + userOfDead + systemOfDead) * MS_A_TICK }
  } catch {
    // The process ended meanwhile.
    return undefined
  }
}

/** A process and all its descendants. */
export const processTree = (root: number): number[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((pid) => [Number(pid), statOf(pid)?.parent]))
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** The CPU time that a process and its children have used so far. */
export const cpuOf = (pid: number): number => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.flatMap((one) => {
    const stat = statOf(one)
    return stat?.parent === pid ? [stat.ms] : []
  })
  return (statOf(pid)?.ms ?? 0) + children.reduce((sum, ms) => sum + ms, 0)
}

/** Memory of a process in MB; 0 if it has ended. */
export const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Memory in MB of a process and all its descendants; shared memory is counted for each. */
export const memoryOfTree = (root: number): number =>
  processTree(root).reduce((sum, pid) => sum + memoryOf(pid), 0)
