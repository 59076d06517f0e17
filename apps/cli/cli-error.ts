export const EXIT = {
  done: 0,
  /** The given document or file has problems, which were printed. */
  notRight: 1,
  /** Wrong arguments, or a file that cannot be read or written. */
  misused: 2,
  /** This machine has no browser for page layout. */
  noBrowser: 3,
  /** An unexpected error in the program. */
  broken: 4,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends a command with a message for the user, without a stack trace. */
export class CliError extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}
