export interface ProgressStream {
  isTTY?: boolean
  write(text: string): unknown
}

interface StepWords {
  /** While it runs: "Building the server". */
  doing: string
  /** When it has ended: "Server built". */
  done: string
  stream?: ProgressStream
}

export declare const runStep: <Result>(words: StepWords, work: () => Promise<Result>) => Promise<Result>
