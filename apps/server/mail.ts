import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter, Mail } from '#packages/slice/mail.ts'
import type { Log } from '#packages/slice/server.ts'

const byServer = (url: string, from: string): Mail => {
  const transport = createTransport(url)
  return {
    kind: 'smtp',
    send: async (letter) => (await transport.sendMail({ from, ...letter })).response,
    close: async () => transport.close(),
  }
}

/** With no mail server set, letters are files that the operator can open, and the log says where. */
const byFolder = (folder: string, from: string, log: Log): Mail => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  let count = 0
  return {
    kind: 'outbox',
    send: async (letter: Letter) => {
      const { message } = await transport.sendMail({ from, ...letter })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      count += 1
      const file = join(folder, `${Date.now()}-${process.pid}-${count}.eml`)
      await writeFile(file, message as Buffer, { flag: 'wx', mode: 0o600 })
      // Not the subject: it may hold a code.
      log.info({ file }, 'no SMTP_URL is set: the letter was put into the outbox')
      return file
    },
    close: async () => undefined,
  }
}

export const openMail = (
  options: { smtpUrl: string | undefined; from: string; outbox: string },
  log: Log,
): Mail =>
  options.smtpUrl === undefined
    ? byFolder(options.outbox, options.from, log)
    : byServer(options.smtpUrl, options.from)
