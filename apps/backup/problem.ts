export type ProblemName =
  /** Of making one. */
  | 'nothing'
  | 'newer_database'
  /** Of the file. */
  | 'not_a_backup'
  | 'cut_off'
  | 'altered'
  | 'newer'
  /** Of where it shall go. */
  | 'not_empty'
  | 'in_use'

/** Nothing was changed: what is wrong was found before. */
export class BackupProblem extends Error {
  readonly problem: ProblemName

  constructor(problem: ProblemName) {
    super(problem)
    this.problem = problem
  }
}
