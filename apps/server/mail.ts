import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailMessage, Mail } from '#packages/server-kit/mail.ts'
import type { Log } from '#packages/server-kit/server.ts'

/** Nodemailer is loaded with the first email. */
const byServer = (url: string, from: string): Mail => {
  const open = async () => (await import('nodemailer')).createTransport(url)
  let transport: ReturnType<typeof open> | undefined
  return {
    kind: 'smtp',
    send: async (message) => {
      transport ??= open()
      return (await (await transport).sendMail({ from, ...message })).response
    },
    close: async () => (await transport)?.close(),
  }
}

/** With no mail server set, emails are written to files that the operator can open, and the log names them. */
const byFolder = (folder: string, from: string, log: Log): Mail => {
  let count = 0
  return {
    kind: 'outbox',
    send: async (email: EmailMessage) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail({ from, ...email })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      count += 1
      const file = join(folder, `${Date.now()}-${process.pid}-${count}.eml`)
      await writeFile(file, message as Buffer, { flag: 'wx', mode: 0o600 })
      // Not the subject: it may hold a code.
      log.info({ file }, 'no SMTP_URL is set: the email was put into the outbox')
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
