import { readdirSync, readFileSync } from 'node:fs'

/** Above this share of all cores spent by others, a run says more about them than about us. */
const NOISY = 0.12
const CALM = 0.06
const SAMPLE_MS = 800
const PATIENCE = 60

interface Spent {
  all: number
  idle: number
  ours: number
}

const ticksOf = (pid: string): { parent: string; ticks: number } => {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, parent = '', , , , , , , , , , user, system] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return { parent, ticks: Number(user) + Number(system) }
}

const everyProcess = (): Map<string, { parent: string; ticks: number }> => {
  const found = new Map<string, { parent: string; ticks: number }>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      found.set(pid, ticksOf(pid))
    } catch {
      // It ended while we looked.
    }
  return found
}

const isOurs = (pid: string, all: ReturnType<typeof everyProcess>): boolean =>
  pid === String(process.pid) || (all.has(pid) && isOurs(all.get(pid)?.parent ?? '', all))

const spent = (): Spent => {
  const [cores = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  // Time of guests is counted in the users' already.
  const ticks = cores.trim().split(/\s+/).slice(1, 9).map(Number)
  const processes = everyProcess()
  let ours = 0
  for (const [pid, { ticks: own }] of processes) if (isOurs(pid, processes)) ours += own
  return {
    all: ticks.reduce((sum, one) => sum + one, 0),
    idle: (ticks[3] ?? 0) + (ticks[4] ?? 0),
    ours,
  }
}

/** The share of all cores that others used since. */
const foreignSince = (before: Spent): number => {
  const now = spent()
  const busy = now.all - before.all - (now.idle - before.idle)
  return Math.max(0, (busy - (now.ours - before.ours)) / Math.max(1, now.all - before.all))
}

const canTell = process.platform === 'linux'

/** Until others leave the machine alone, and for the time of one look at least. */
export const untilCalm = async (): Promise<void> => {
  for (let look = 0; canTell && look < PATIENCE; look += 1) {
    const before = spent()
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    if (foreignSince(before) < CALM) return
  }
}

/** As many runs as asked for, each on a machine that had little else to do; noisy ones are made again, within reason. */
export const quietRuns = async <Run>(count: number, run: () => Promise<Run>): Promise<Run[]> => {
  const kept: Run[] = []
  for (let tries = 1; kept.length < count; tries += 1) {
    await untilCalm()
    const before = canTell ? spent() : undefined
    const result = await run()
    if (before === undefined || foreignSince(before) <= NOISY || tries > count) kept.push(result)
  }
  return kept
}
