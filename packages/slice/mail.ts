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
