import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'

export interface Heard {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A small HTTP server that records its requests. */
export const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const heard: Heard[] = []
  const handle: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      answer(request, response)
    })
  }
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
