import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './server.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** `outbox`: no mail server is set. */
  kind: 'smtp' | 'outbox'
  /** What the mail server said when it took the letter, or the file that the letter lies in. */
  send(letter: Letter): Promise<string>
  close(): Promise<void>
}

/** A mail server is often away for some minutes. After the last of these the codes in most letters are over. */
const AGAIN_AFTER_MS = [2000, 10_000, 60_000, 5 * 60_000, 15 * 60_000]

/** The mail server was there and does not want this letter: it would not later either. */
const isRefused = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 500

/** Beside an answer, for a letter that nobody waits at the screen for: sent again until it is taken. */
export const sendPatiently = async (
  { mail, log }: { mail: Mail; log: Log },
  letter: Letter,
): Promise<string> => {
  for (const againAfter of AGAIN_AFTER_MS)
    try {
      return await mail.send(letter)
    } catch (err) {
      if (isRefused(err)) throw err
      log.warn({ err, againAfter }, 'a letter could not be sent and will be sent again')
      await wait(againAfter, undefined, { ref: false })
    }
  return mail.send(letter)
}
