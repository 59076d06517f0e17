import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter {
  to: string[]
  body: string
}

/** A real mail server that keeps what it receives. */
export const startSmtp = async () => {
  const letters: ReceivedLetter[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      let body = ''
      stream.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      stream.on('end', () => {
        letters.push({ to: session.envelope.rcptTo.map((to) => to.address), body })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
