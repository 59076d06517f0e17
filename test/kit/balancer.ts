import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

interface Passed {
  incoming: IncomingMessage
  body: Buffer
  outgoing: ServerResponse
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * A minimal load balancer: each request goes to the next server. It retries with another server only if the first one
 * does not accept connections or the request changes nothing, so nothing is done twice.
 */
export const startBalancer = async (targets: () => readonly string[]) => {
  let turn = 0

  /** Tries each of these servers at most once, in order. */
  const pass = ({ incoming, body, outgoing }: Passed, [target = '', ...others]: readonly string[]) => {
    const headers = {
      'x-forwarded-for': incoming.socket.remoteAddress,
      ...incoming.headers,
      connection: 'close',
    }
    const asked = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers, agent: false },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.on('error', () => outgoing.destroy())
        response.pipe(outgoing)
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) outgoing.destroy()
      else if ((error.code === 'ECONNREFUSED' || incoming.method === 'GET') && others.length > 0)
        pass({ incoming, body, outgoing }, others)
      else if (!outgoing.destroyed) outgoing.writeHead(502).end()
    })
    // The server must notice when the client disconnects.
    outgoing.once('close', () => asked.destroy())
    asked.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming)
    const all = targets()
    turn = (turn + 1) % all.length
    pass({ incoming, body, outgoing }, [...all.slice(turn), ...all.slice(0, turn)])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
