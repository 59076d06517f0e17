import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** The next action of the endpoint: send bytes, wait for the test, fall silent, or break off. */
export type Act = string | Uint8Array | Promise<unknown> | 'hang' | 'close' | 'reset'

export interface Script {
  status?: number
  headers?: Record<string, string>
  acts: readonly Act[]
}

export interface Call {
  url: string
  headers: IncomingHttpHeaders
  body: {
    model: string
    stream?: boolean
    messages: { role: string; content: string }[]
    [more: string]: unknown
  }
  /** Resolves when the client disconnects before the answer is complete. */
  aborted: Promise<void>
  isAborted(): boolean
}

/** One event of a stream, as OpenAI's endpoint writes it. */
export const event = (data: unknown): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** An event with the next words of the answer. */
export const delta = (content: string): string => event({ choices: [{ index: 0, delta: { content } }] })
export const finished = (reason = 'stop'): string =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })
export const DONE = event('[DONE]')

/** A complete answer: its text in pieces of a few characters. */
export const spoken = (text: string, size = 7): string[] => [
  ...(text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? []).map(delta),
  finished(),
  DONE,
]

const HANG = 'hang'
const CLOSE = 'close'
const RESET = 'reset'

const play = async (script: Script, response: ServerResponse): Promise<void> => {
  response.writeHead(script.status ?? 200, {
    'content-type': 'text/event-stream',
    ...script.headers,
  })
  response.flushHeaders()
  for (const act of script.acts) {
    if (response.destroyed) return
    if (act === HANG) return
    if (act === CLOSE) {
      // The events so far arrive; the end of the answer never does.
      response.socket?.end()
      return
    }
    if (act === RESET) {
      response.socket?.resetAndDestroy()
      return
    }
    if (act instanceof Promise) await act
    else response.write(act)
  }
  response.end()
}

/**
 * An OpenAI-compatible endpoint on loopback with scripted answers: real HTTP, real streams. Each call takes the next
 * script, or `usual` if there is none.
 */
export const startUpstream = async (usual: Script = { acts: spoken('{}') }) => {
  const calls: Call[] = []
  const scripts: (Script | 'reset')[] = []
  let answerAll = (_: Call): Script => usual
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      let isAborted = false
      const aborted = new Promise<void>((resolve) =>
        response.once('close', () => {
          if (response.writableFinished) return
          isAborted = true
          resolve()
        }),
      )
      const call: Call = {
        url: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()) as Call['body'],
        aborted,
        isAborted: () => isAborted,
      }
      calls.push(call)
      const script = scripts.shift() ?? answerAll(call)
      if (script === 'reset') request.socket.resetAndDestroy()
      else void play(script, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    /** `reset`: the connection breaks before any byte of an answer. */
    next: (...given: (Script | 'reset')[]) => scripts.push(...given),
    answerWith: (answer: (call: Call) => Script) => {
      answerAll = answer
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type Upstream = Awaited<ReturnType<typeof startUpstream>>
