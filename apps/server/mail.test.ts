import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startSmtp } from '#test/kit/smtp.ts'
import { openMail } from './mail.ts'

const message = { to: 'zhixia@example.com', subject: '验证邮箱', text: '你好', html: '<p>你好</p>' }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

test('with a mail server set, the letter reaches it', async () => {
  const smtp = await startSmtp()
  const mail = openMail({ smtpUrl: smtp.url, from: '花笺 <a@example.com>', outbox: '' }, log)
  await mail.send(message)
  const [received] = smtp.emails
  expect(received?.to).toEqual(['zhixia@example.com'])
  expect(received?.body).toContain('Subject: =?UTF-8?')
  expect(received?.body).toContain('multipart/alternative')
  await mail.close()
  await smtp.stop()
})

test('a mail server that is away is an error, not a lost letter', async () => {
  const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', outbox: '' }, log)
  await expect(mail.send(message)).rejects.toThrow()
})

test('with none set, the letter is a file in the outbox and the log says where', async () => {
  const outbox = join(mkdtempSync(join(tmpdir(), 'huajian-outbox-')), 'outbox')
  const mail = openMail({ smtpUrl: undefined, from: '花笺 <a@example.com>', outbox }, log)
  await mail.send(message)
  await mail.send(message)
  const files = readdirSync(outbox)
  expect(files).toHaveLength(2)
  if (process.platform !== 'win32')
    for (const [path, mode] of [
      [outbox, 0o700],
      [join(outbox, files[0] ?? ''), 0o600],
    ] as const)
      expect(statSync(path).mode & 0o777).toBe(mode)
  expect(readFileSync(join(outbox, files[0] ?? ''), 'utf8')).toContain('zhixia@example.com')
  expect(log.info).toHaveBeenCalledWith(
    { file: expect.stringContaining(outbox) },
    expect.stringContaining('outbox'),
  )
  // Subjects hold codes.
  expect(JSON.stringify(log.info.mock.calls)).not.toContain(message.subject)
})
