import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './server.ts'

export interface EmailMessage {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** `outbox`: no mail server is set. */
  kind: 'smtp' | 'outbox'
  /** Returns the mail server's answer, or the path of the file in the outbox. */
  send(message: EmailMessage): Promise<string>
  close(): Promise<void>
}

/** A mail server is often away for some minutes. After the last of these the codes in most letters are over. */
const AGAIN_AFTER_MS = [2000, 10_000, 60_000, 5 * 60_000, 15 * 60_000]

/** The mail server was there and does not want this letter: it would not later either. */
const isRefused = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 500

/** Sends an email in the background, after the response, and retries until the mail server accepts it. */
export const sendWithRetries = async (
  { mail, log }: { mail: Mail; log: Log },
  message: EmailMessage,
): Promise<string> => {
  for (const againAfter of AGAIN_AFTER_MS)
    try {
      return await mail.send(message)
    } catch (err) {
      if (isRefused(err)) throw err
      log.warn({ err, againAfter }, 'an email could not be sent and will be sent again')
      await wait(againAfter, undefined, { ref: false })
    }
  return mail.send(message)
}
