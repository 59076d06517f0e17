export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  send(letter: Letter): Promise<void>
  close(): Promise<void>
}
