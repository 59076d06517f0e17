import { readdirSync, readFileSync } from 'node:fs'

/** If other processes use more than this share of all cores, a measurement is not reliable. */
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
      // The process ended meanwhile.
    }
  return found
}

const isOurs = (pid: string, all: ReturnType<typeof everyProcess>): boolean =>
  pid === String(process.pid) || (all.has(pid) && isOurs(all.get(pid)?.parent ?? '', all))

const spent = (): Spent => {
  const [cores = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  // The time of guests is included in the time of users.
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

/** The share of all cores that other processes used since. */
const foreignSince = (before: Spent): number => {
  const now = spent()
  const busy = now.all - before.all - (now.idle - before.idle)
  return Math.max(0, (busy - (now.ours - before.ours)) / Math.max(1, now.all - before.all))
}

const canTell = process.platform === 'linux'

/** Waits until the machine is idle, for at least one measurement interval. */
export const untilCalm = async (): Promise<void> => {
  for (let look = 0; canTell && look < PATIENCE; look += 1) {
    const before = spent()
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    if (foreignSince(before) < CALM) return
  }
}

/** Repeats measurements until enough of them were made on an idle machine, up to a limit. */
export const quietRuns = async <Run>(count: number, run: () => Promise<Run>): Promise<Run[]> => {
  const accepted: Run[] = []
  for (let tries = 1; accepted.length < count; tries += 1) {
    await untilCalm()
    const before = canTell ? spent() : undefined
    const result = await run()
    if (before === undefined || foreignSince(before) <= NOISY || tries > count) accepted.push(result)
  }
  return accepted
}
