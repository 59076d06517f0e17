export const EXIT = {
  done: 0,
  /** The document or the file that was given is not right; what is wrong was named. */
  notRight: 1,
  /** Called in a wrong way, or a file cannot be read or written. */
  misused: 2,
  /** This machine has no browser to lay pages out with. */
  noBrowser: 3,
  /** Something of ours broke. */
  broken: 4,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends a command with words for the person: there is never a stack to read. */
export class Complaint extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}
