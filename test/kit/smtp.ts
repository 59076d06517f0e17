import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

export interface ReceivedEmail {
  to: string[]
  body: string
}

const DECODERS: Record<string, (text: string) => string> = {
  base64: (text) => Buffer.from(text, 'base64').toString(),
  'quoted-printable': (text) =>
    Buffer.from(
      text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString(),
}

/** The text of an email as a mail program without pictures shows it. */
export const wordsOf = ({ body }: ReceivedEmail, type = 'text/plain'): string => {
  const boundary = /boundary="([^"]+)"/.exec(body)?.[1] ?? ''
  const part = body.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1] ?? ''
  const text = rest.join('\r\n\r\n')
  return (DECODERS[encoding]?.(text) ?? text).replaceAll('\r\n', '\n').trim()
}

/** A real mail server that stores the emails it receives. */
export const startSmtp = async () => {
  const emails: ReceivedEmail[] = []
  const start = async (wanted: number) => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        let body = ''
        stream.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        stream.on('end', () => {
          emails.push({ to: session.envelope.rcptTo.map((to) => to.address), body })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
    return server
  }
  let server = await start(0)
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    /** Waits for the nth email to an address. */
    emailTo: (to: string, count = 1): Promise<ReceivedEmail> =>
      vi.waitFor(
        () => {
          const email = emails.filter((one) => one.to.includes(to))[count - 1]
          if (!email) throw new Error(`no letter ${count} to ${to} yet`)
          return email
        },
        { timeout: 15_000, interval: 20 },
      ),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Starts it again after `stop`. */
    resume: async () => {
      server = await start(port)
    },
  }
}
