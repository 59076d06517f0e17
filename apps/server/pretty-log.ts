const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
const RED = 31
const YELLOW = 33
const DIM = 2

/** Requests that never complete (a closed connection) must not pile up. */
const MAX_OPEN_REQUESTS = 1000

interface LogLine {
  level: number
  time: number
  msg?: string
  reqId?: string
  req?: { method: string; path: string }
  res?: { statusCode: number }
  responseTime?: number
  err?: { stack?: string; message?: string }
  [field: string]: unknown
}

const HIDDEN = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'reqId',
  'req',
  'res',
  'responseTime',
  'err',
])

const fieldsOf = (line: LogLine): string =>
  Object.entries(line)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')

/** Said by the framework for each address, before the line that says that the site is ready. */
const isListening = ({ msg = '' }: LogLine): boolean => msg.startsWith('Server listening at')

/** Jobs run every few minutes; a person at a terminal wants to know of those that fail. */
const isRoutine = ({ level, job }: LogLine): boolean => level <= 30 && job !== undefined

/** A page fetches dozens of files; one that was delivered says nothing to a person at a terminal. */
const isFile = (path: string): boolean => /\.[a-z\d]+$/i.test(path)

/**
 * Log lines for a person at a terminal: time, level if it is not info, message, fields, and the stack of an error below. A
 * request is one line when it has been answered. Programs get the JSON lines themselves.
 */
export const prettyLog = (write: (text: string) => unknown, hasColors: boolean) => {
  const color = (code: number, text: string) => (hasColors ? `\x1b[${code}m${text}\x1b[0m` : text)
  const requests = new Map<string, string>()

  const messageOf = (line: LogLine): string | undefined => {
    const { msg = '', reqId = '', req, res, responseTime } = line
    if (msg === 'incoming request' && req) {
      if (requests.size >= MAX_OPEN_REQUESTS) requests.clear()
      requests.set(reqId, `${req.method} ${req.path}`)
      return undefined
    }
    const request = requests.get(reqId) ?? ''
    if (msg !== 'request completed' || !res) return [msg, request, fieldsOf(line)].filter(Boolean).join('  ')
    requests.delete(reqId)
    if (res.statusCode < 400 && isFile(request)) return undefined
    return `${request} ${res.statusCode} ${Math.round(responseTime ?? 0)} ms`
  }

  return {
    write: (text: string) => {
      const line = JSON.parse(text) as LogLine
      const message = messageOf(line)
      if (message === undefined || isRoutine(line) || isListening(line)) return
      const time = color(DIM, new Date(line.time).toTimeString().slice(0, 8))
      const level =
        line.level === 30
          ? ''
          : ` ${color(line.level >= 50 ? RED : line.level === 40 ? YELLOW : DIM, LEVELS[line.level] ?? String(line.level))}`
      const stack = line.err ? `\n${line.err.stack ?? line.err.message ?? ''}`.replaceAll('\n', '\n    ') : ''
      write(`${time}${level} ${message}${stack}\n`)
    },
  }
}
