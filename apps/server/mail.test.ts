import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { openMail } from './mail.ts'

const letter = { to: 'zhixia@example.com', subject: '验证邮箱', text: '你好', html: '<p>你好</p>' }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

test('with a mail server set, the letter reaches it', async () => {
  const received = Promise.withResolvers<{ to: string[]; body: string }>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      let body = ''
      stream.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      stream.on('end', () => {
        received.resolve({ to: session.envelope.rcptTo.map((to) => to.address), body })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mail = openMail(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: '花笺 <a@example.com>', outbox: '' },
    log,
  )
  await mail.send(letter)
  const { to, body } = await received.promise
  expect(to).toEqual(['zhixia@example.com'])
  expect(body).toContain('Subject: =?UTF-8?')
  expect(body).toContain('multipart/alternative')
  await mail.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test('a mail server that is away is an error, not a lost letter', async () => {
  const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', outbox: '' }, log)
  await expect(mail.send(letter)).rejects.toThrow()
})

test('with none set, the letter is a file in the outbox and the log says where', async () => {
  const outbox = join(mkdtempSync(join(tmpdir(), 'huajian-outbox-')), 'outbox')
  const mail = openMail({ smtpUrl: undefined, from: '花笺 <a@example.com>', outbox }, log)
  await mail.send(letter)
  await mail.send(letter)
  const files = readdirSync(outbox)
  expect(files).toHaveLength(2)
  expect(readFileSync(join(outbox, files[0] ?? ''), 'utf8')).toContain('zhixia@example.com')
  expect(log.info).toHaveBeenCalledWith(
    expect.objectContaining({ subject: '验证邮箱' }),
    expect.stringContaining('outbox'),
  )
})
