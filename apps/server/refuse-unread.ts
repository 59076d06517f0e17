import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '#packages/api/errors.ts'
import { SAFETY } from './headers.ts'
import { errorReply } from './run-route.ts'

/**
 * Answers what Node could not parse as a request: an oversized address or header, or no HTTP at all. No hook of ours
 * runs for it, and its language is unknown.
 */
export const refuseUnread = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_input'
  const { status, body } = errorReply(new AppError(code), 'zh')
  const content = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(content)}`,
    'cache-control: no-store',
    ...Object.entries(SAFETY).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${content}`)
}
